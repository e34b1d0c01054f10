import type { Laws } from '../../../src/testing/laws.ts'
import type { Outcome, OutcomeKind } from './outcomes.events.ts'
import type { outcomesMachine } from './outcomes.machine.ts'

type Happening = Parameters<Laws<typeof outcomesMachine>[string]>[0]

const kinds = {
  'guest.leaving': 'loggedOut',
  'outcomes.logoutFailed': 'logoutFailed',
  'outcomes.partRestarted': 'partRestarted',
  'push.avsRevoked': 'ageRevoked',
  'push.avsSet': 'ageAccepted',
  'push.sessionExpired': 'sessionExpired',
  'push.voicecallStopped': 'callEnded',
} as const satisfies Record<string, OutcomeKind>

/** What a subscription came to; its price in cents where it began. */
function subscriptionIn({ on }: Happening): Outcome | undefined {
  const push = on('push.vipAboUpdated') ?? on('push.vxtvAboUpdated')
  if (push && !push.active) return { kind: 'subscriptionEnded', count: 0 }
  return push?.started ? { kind: 'subscriptionBegan', count: 100 * push.price } : undefined
}

/** What is to be told of this step, with how many more. */
function cameAbout(step: Happening): Outcome | undefined {
  const { on, before } = step
  const type = (Object.keys(kinds) as (keyof typeof kinds)[]).find((one) => on(one))
  if (type) return { kind: kinds[type], count: 0 }
  const unsent = on('outcomes.messagesUnsent')
  if (unsent) return { kind: 'messagesUnsent', count: unsent.count }
  const push = on('push.guestBalance')
  const more =
    push && !push.isPayment ? push.balance - (before?.context.balance ?? push.balance) : 0
  return more > 0 ? { kind: 'credited', count: more } : subscriptionIn(step)
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export const laws: Laws<typeof outcomesMachine> = {
  'keeps what there is to tell all the time': ({ runs }) => runs('outcomeStore'),
  'tells last what came about last, together with what did so before': (step) => {
    const expected = cameAbout(step)
    if (!expected || step.on('guest.leaving')) return true
    const known = step.before?.context.outcomes.find(({ kind }) => kind === expected.kind)
    const count = expected.count + (known?.count ?? 0)
    return same(step.after.context.outcomes.at(-1), { ...expected, count })
  },
  'tells nothing that did not come about': (step) => {
    const { before, after, on } = step
    const known = before?.context.outcomes ?? []
    const read = on('outcomeStore.read')?.outcomes
    if (read) return same(after.context.outcomes, [...read, ...known])
    const kind = cameAbout(step)?.kind
    return after.context.outcomes.every(
      (outcome) => outcome.kind === kind || known.some((one) => same(one, outcome)),
    )
  },
  'who leaves is told of that alone': ({ on, after }) =>
    !on('guest.leaving') || same(after.context.outcomes, [{ kind: 'loggedOut', count: 0 }]),
  'a logout that failed is none': ({ on, after }) =>
    !on('outcomes.logoutFailed') ||
    after.context.outcomes.every(({ kind }) => kind !== 'loggedOut'),
  'the store has what there is to tell whenever that may be something else': (step) => {
    const { on, before, after, told, changed } = step
    const lists = told('outcomeStore').map(({ outcomes }) => outcomes)
    const page = on('navigation.pageEntered')?.path
    const isLeft = page !== undefined && ![null, page].includes(before?.context.path ?? null)
    const isOther = before && changed.includes('outcomes') && !on('outcomeStore.read')
    const isDue =
      isOther ||
      isLeft ||
      cameAbout(step) ||
      on('guest.identified') ||
      on('outcomes.closeRequested')
    return same(lists, isDue ? [after.context.outcomes] : [])
  },
  'nothing is told on another page, or once it is closed': ({ on, before, after }) => {
    const page = on('navigation.pageEntered')?.path
    const path = before?.context.path ?? null
    const isLeft = page !== undefined && path !== null && path !== page
    const closed = on('outcomes.closeRequested')?.kind
    const { outcomes } = after.context
    const rest = before?.context.outcomes.filter(({ kind }) => kind !== closed) ?? []
    return (!isLeft || outcomes.length === 0) && (!closed || same(outcomes, rest))
  },
  'knows the page that is seen': ({ on, before, after }) =>
    after.context.path === (on('navigation.pageEntered')?.path ?? before?.context.path ?? null),
  'knows who is logged in': ({ on, before, after }) => {
    const guest = (on('guest.identified') ?? on('guest.changed'))?.guest
    const id = guest ? (guest.isLoggedIn ? guest.id : null) : (before?.context.guestId ?? null)
    return after.context.guestId === (on('guest.leaving') ? null : id)
  },
  'knows how many coins they have': ({ on, before, after }) => {
    const guest = (on('guest.identified') ?? on('guest.changed'))?.guest
    if (guest) return after.context.balance === (guest.isLoggedIn ? guest.balance : null)
    const pushed = before?.context.guestId == null ? undefined : on('push.guestBalance')?.balance
    const balance = pushed ?? before?.context.balance ?? null
    return after.context.balance === (on('guest.leaving') ? null : balance)
  },
}
