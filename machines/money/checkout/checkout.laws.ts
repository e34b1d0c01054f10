import type { Laws, Step } from '../../../src/testing/laws.ts'
import type { checkoutMachine } from './checkout.machine.ts'
import { isCheckoutUrl } from './checkoutUrl.ts'

type CheckoutStep = Step<typeof checkoutMachine>

const askedFor = ({ on }: CheckoutStep) => on('checkout.openRequested')
const isAskedRightly = (step: CheckoutStep) => isCheckoutUrl(askedFor(step)?.url ?? '')
const isClosedNow = ({ on }: CheckoutStep) =>
  (on('checkout.closed') ?? on('checkout.closeRequested')) !== undefined
const wasOpen = ({ before }: CheckoutStep) => before?.matches('open') ?? false
const logged: readonly string[] = ['wrongId', 'unknownAction']

export const laws: Laws<typeof checkoutMachine> = {
  'a window is opened for each checkout that is asked for, and for what is none not [CHK-2 CHK-3]':
    (step) => {
      const inputs = step.began('checkoutWindow') as { url: string }[]
      if (!isAskedRightly(step)) return inputs.length === 0
      return inputs.length === 1 && inputs[0]?.url === askedFor(step)?.url
    },
  'it stays until it is closed, there or here': (step) => {
    const isOpen = isAskedRightly(step) || (wasOpen(step) && !isClosedNow(step))
    return step.after.matches('open') === isOpen && step.runs('checkoutWindow') === isOpen
  },
  'the address is known while it is open': ({ after }) =>
    (after.context.url !== null) === after.matches('open'),
  'what was paid there is asked for once it is gone': (step) => {
    const isGone = wasOpen(step) && (isAskedRightly(step) || !step.after.matches('open'))
    return step.told('guest').length === (isGone ? 1 : 0)
  },
  'says why none is shown, until one is or the guest has read it [CHK-10]': (step) => {
    const { on, before, after } = step
    const told = wasOpen(step) ? on : () => undefined
    const { failure } = after.context
    if (askedFor(step)) return failure === (isAskedRightly(step) ? null : 'invalidUrl')
    if (told('checkout.popupBlocked')) return failure === 'popupBlocked'
    if (told('checkout.urlInvalid')) return failure === 'invalidUrl'
    if (on('checkout.closeRequested') || told('checkout.closed') || told('checkout.opened')) {
      return failure === null
    }
    return failure === (before?.context.failure ?? null)
  },
  'says whether the window is there, and whether in a tab of its own [CHK-9]': (step) => {
    const { on, before, after } = step
    const opened = wasOpen(step) ? on('checkout.opened') : undefined
    const { isOrdered, isInNewTab } = after.context
    if (isAskedRightly(step)) return !isOrdered && !isInNewTab
    if (opened) return isOrdered && isInNewTab === opened.inNewTab
    return (
      isOrdered === (before?.context.isOrdered ?? false) &&
      isInNewTab === (before?.context.isInNewTab ?? false)
    )
  },
  'messages that nothing is done about are counted by their reason [CHK-4]': (step) => {
    const { on, before, after } = step
    const refused = wasOpen(step) ? on('checkout.messageRefused') : undefined
    if (!refused) return !before || !step.changed.includes('refusedMessages')
    const counted = before?.context.refusedMessages[refused.reason] ?? 0
    return after.context.refusedMessages[refused.reason] === counted + (refused.count ?? 1)
  },
  'of the checkout those are logged that have the wrong id or no known action [CHK-7 CHK-8]': (
    step,
  ) => {
    const reason = wasOpen(step) ? step.on('checkout.messageRefused')?.reason : undefined
    return step.told('reporting').length === (reason && logged.includes(reason) ? 1 : 0)
  },
}
