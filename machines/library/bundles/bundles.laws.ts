import type { Laws } from '../../../src/testing/laws.ts'
import { isOtherGuest, loadLaws, visitLaws } from '../guestPage.laws.ts'
import type { BundleAnswer } from './bundles.events.ts'
import type { bundlesMachine } from './bundles.machine.ts'

const page = { region: 'page', isTheirs: (entered: { page: string }) => entered.page === 'bundles' }

export const laws: Laws<typeof bundlesMachine> = {
  ...visitLaws(page),
  ...loadLaws({
    ...page,
    load: 'loadBundles',
    retried: 'bundles.retryRequested',
    isOutdated: ({ on }) => on('push.guestBalance')?.isPayment === true,
  }),
  'shows what was answered, and keeps it for this guest; what was ordered is called so': (step) => {
    const { answered, before, after } = step
    const answer = answered('loadBundles')
    const { bundles, orderedId } = after.context
    if (answer) return bundles === answer.output && after.matches({ page: { shown: 'known' } })
    if (isOtherGuest(step)) return bundles === null
    const known = before?.context.bundles ?? null
    const order = answered('orderBundle')?.output as BundleAnswer | undefined
    if (!order?.isOrdered) return bundles === known
    return (
      (bundles ?? []).every(
        (one, place) => one === known?.[place] || (one.id === orderedId && one.state === 'ordered'),
      ) && (bundles ?? []).every(({ id, state }) => id !== orderedId || state === 'ordered')
    )
  },
  'orders for somebody who is here, one bundle at a time': ({ on, before, after, began }) => {
    const asked = on('bundles.orderRequested')
    const isFree =
      before?.matches({ order: 'settled' }) && typeof before.context.guestId === 'string'
    const inputs = began('orderBundle') as { bundleId: string }[]
    if (!(asked && isFree)) return inputs.length === 0
    return (
      inputs.length === 1 &&
      inputs[0]?.bundleId === asked.bundleId &&
      after.matches({ order: 'ordering' })
    )
  },
  'an order is under way until it is answered, or another guest is here': (step) => {
    const { answered, failed, before, after, runs } = step
    const isOver =
      (answered('orderBundle') ?? failed('orderBundle')) !== undefined || isOtherGuest(step)
    const wasUnderWay = before?.matches({ order: 'ordering' }) ?? false
    return (
      runs('orderBundle') === after.matches({ order: 'ordering' }) &&
      (!wasUnderWay || after.matches({ order: 'ordering' }) !== isOver)
    )
  },
  'says which was ordered last, and why it was not': (step) => {
    const { on, answered, failed, before, after, began } = step
    const { orderedId, refusal } = after.context
    if (!before || isOtherGuest(step)) return orderedId === null && refusal === null
    if (began('orderBundle').length > 0) {
      return orderedId === on('bundles.orderRequested')?.bundleId && refusal === null
    }
    const order = answered('orderBundle')?.output as BundleAnswer | undefined
    const isRefused = order && !order.isOrdered
    const why = failed('orderBundle') ? 'lost' : isRefused ? order.refusal : before.context.refusal
    return orderedId === before.context.orderedId && refusal === why
  },
  'opens the checkout of what was ordered [CHK-6], and tells nobody else but of a load that failed':
    ({ answered, failed, told, addressees }) => {
      const order = answered('orderBundle')?.output as BundleAnswer | undefined
      if (!order?.isOrdered) return addressees.join() === (failed('loadBundles') ? 'recovery' : '')
      const [opened] = told('checkout')
      return (
        addressees.join() === 'checkout' &&
        opened?.type === 'checkout.openRequested' &&
        opened.url === order.checkoutUrl
      )
    },
}
