import type { Laws } from '../../../src/testing/laws.ts'
import { changedBy } from '../../account/guest/guest.pushes.ts'
import { causeOf, flagsText } from './statusBar.bars.ts'
import type { StatusBarType } from './statusBar.events.ts'
import type { statusBarMachine } from './statusBar.machine.ts'

type Telling = Parameters<Laws<typeof statusBarMachine>[string]>[0]

/** What the platform pushed at this step. */
const pushedIn = ({ on }: Telling) =>
  on('push.avsSet') ??
  on('push.avsPending') ??
  on('push.avsRejected') ??
  on('push.avsRevoked') ??
  on('push.guestEmailVerified')

/** Whether a guest is back who was here before. */
const isReturn = ({ on, before }: Telling) =>
  on('guest.identified')?.guest.isLoggedIn === true &&
  before?.context.isVisitor === true &&
  before.context.wasHereBefore

/** The bar that this step calls for. */
function calledFor(step: Telling): StatusBarType | undefined {
  if (step.on('push.avsSet')) return 'avsaccepted'
  if (isReturn(step)) return 'welcomebackuser'
  return step.on('statusBar.showRequested')?.bar
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export const laws: Laws<typeof statusBarMachine> = {
  'knows the guest as they were last identified, with what was pushed since': (step) => {
    const identified = step.on('guest.identified')?.guest
    const { guest } = step.after.context
    const push = pushedIn(step)
    if (identified)
      return guest === identified && step.after.context.isVisitor === !guest.isLoggedIn
    return !(push && step.before) || same(guest, changedBy(step.before.context.guest, push))
  },
  'shows the bar that something calls for, and a welcome to who is back': (step) => {
    const bar = calledFor(step)
    const { requested } = step.after.context
    return bar
      ? requested.at(-1) === bar
      : requested.length <= (step.before?.context.requested.length ?? 0)
  },
  'what is removed is shown no more, as long as its cause is the same': ({ on, before, after }) => {
    const bar = on('statusBar.removeRequested')?.bar
    if (!bar || !before) return true
    const { requested, removed } = after.context
    const cause = causeOf(bar, before.context.guest)
    return !requested.includes(bar) && (cause === undefined || removed[bar] === cause)
  },
  'an age check that changes is told of anew': (step) => {
    const push = pushedIn(step)
    if (!push || push.type === 'push.guestEmailVerified' || push.type === 'push.avsSet') return true
    const { removed, requested } = step.after.context
    return !('noavs' in removed || 'avsstatus' in removed || requested.includes('avsaccepted'))
  },
  'an address that is verified is forgotten as removed': ({ on, after }) =>
    !on('push.guestEmailVerified') || !('mailnotverified' in after.context.removed),
  'remembers that a guest was here and what they removed, and stores it [STB-3]': ({
    on,
    before,
    after,
    told,
  }) => {
    const { removed, wasHereBefore } = after.context
    const isOther = before && !same(before.context.removed, removed)
    const isFirst = before && wasHereBefore && !before.context.wasHereBefore
    const stored = told('storage').map(({ item, value }) => [item, value])
    const expected = [
      ...(isOther ? [['statusBarFlags', flagsText(removed)]] : []),
      ...(isFirst ? [['welcomeBannerSeen', '1']] : []),
    ]
    const isHere = on('guest.identified')?.guest.isLoggedIn
    return same(stored, expected) && (!isHere || wasHereBefore)
  },
  'tells the platform what a guest removes [STB-2]': ({ on, after, told }) => {
    const bar = after.context.guest.isLoggedIn && on('statusBar.removeRequested')?.bar
    const bars = told('realtime').map(({ message }) => message.statusBarType)
    return bars.join() === (bar || '')
  },
}
