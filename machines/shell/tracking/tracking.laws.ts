import type { Laws } from '../../../src/testing/laws.ts'
import { currencyOf } from './tracking.entries.ts'
import type { TrackingEntry } from './tracking.events.ts'
import type { trackingMachine } from './tracking.machine.ts'

type Counting = Parameters<Laws<typeof trackingMachine>[string]>[0]

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const sentIn = ({ told }: Counting) =>
  told('tracker').flatMap(({ entries }) => (entries ?? []) as readonly TrackingEntry[])

/** What this step is counted as: its type, its context, and what it cost. */
function countedIn({ on }: Counting): unknown[] {
  const entered = on('navigation.pageEntered')
  if (entered) return [['view', entered.page, 0]]
  if (on('push.guestBalance')?.isPayment) return [['payment', 'balance', 0]]
  const vip = on('push.vipAboUpdated')
  if (vip?.started) return [['purchase', 'vip', vip.price]]
  const tv = on('push.vxtvAboUpdated')
  if (tv?.started) return [['purchase', 'tv', tv.price]]
  const bought = on('tracking.itemPurchased')
  if (bought) return [['purchase', bought.item, bought.price]]
  if (on('push.avsPending')) return [['ageVerification', 'pending', 0]]
  if (on('push.avsSet')) return [['ageVerification', 'accepted', 0]]
  return on('push.avsRejected') ? [['ageVerification', 'rejected', 0]] : []
}

/** Whether the guest allowed it before the step and still does. */
const isAllowed = ({ before, after }: Counting) =>
  before?.matches('allowed') === true && after.matches('allowed')

export const laws: Laws<typeof trackingMachine> = {
  'counts while analytics are allowed, not before [TRK-6]': ({ on, before, after }) => {
    const decided = on('consent.decided')
    return (
      after.matches('allowed') ===
      (decided?.consent.analytics ?? before?.matches('allowed') ?? false)
    )
  },
  'tells and keeps nothing while that is not allowed, and forgets what was not sent [TRK-6]': (
    step,
  ) =>
    isAllowed(step) ||
    (step.told('tracker').length === 0 && step.after.context.entries.length === 0),
  'is ready to send all the time': ({ runs }) => runs('tracker'),
  'counts pages, payments, what is bought, subscriptions that start, and age checks [TRK-2 TRK-4 TRK-5]':
    (step) => {
      if (!isAllowed(step)) return true
      const known = step.before?.context.entries.length ?? 0
      const added = [...sentIn(step), ...step.after.context.entries].slice(known)
      const told = added.map(({ type, context, floats: [price] }) => [type, context, price])
      return same(told, countedIn(step)) && added.every((entry) => entry.timestamp === step.now)
    },
  'sends what was gathered 5 s after the first, 20 at once, and when the page is hidden': (
    step,
  ) => {
    const { before, fired, on, delays, after } = step
    const known = before?.context.entries.length ?? 0
    const isFull = known + countedIn(step).length >= 20
    const isDue = isAllowed(step) && known > 0 && (fired || isFull || on('browser.hidden'))
    const isFirst = after.context.entries.length > 0 && known === 0
    return (
      sentIn(step).length > 0 === Boolean(isDue) &&
      (!isDue || after.context.entries.length === 0) &&
      delays.join() === (isFirst ? '5000' : '')
    )
  },
  'gathers while something waits to be sent': ({ after }) =>
    after.matches('notAllowed') ||
    after.matches({ allowed: after.context.entries.length > 0 ? 'gathering' : 'resting' }),
  'tells of each visit to a profile [TRK-8]': (step) => {
    const path = isAllowed(step) ? step.on('navigation.pageEntered')?.path : undefined
    const names = step.told('tracker').flatMap(({ actorName }) => actorName ?? [])
    return names.join() === (path?.split('/')[3] ?? '')
  },
  'passes on what the guest did [TRK-9]': (step) => {
    const taken = isAllowed(step) ? step.on('tracking.actionTaken') : undefined
    const calls = step.told('tracker').filter(({ type }) => type === 'tracker.callSubmitted')
    return same(calls, taken ? [{ ...taken, type: 'tracker.callSubmitted' }] : [])
  },
  'knows in what the guest can pay [TRK-3]': ({ on, before, after }) => {
    const guest = on('guest.identified')?.guest
    const known = before?.context.currency ?? 'EUR'
    return after.context.currency === (guest ? currencyOf(guest) : known)
  },
}
