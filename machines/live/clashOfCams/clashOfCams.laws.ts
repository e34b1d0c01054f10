import type { Laws } from '../../../src/testing/laws.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { type clashOfCamsMachine, shownAfter } from './clashOfCams.machine.ts'
import { readClash } from './readClash.ts'

export const laws: Laws<typeof clashOfCamsMachine> = {
  'shows each clash as the platform counted it last [RT-21]': ({ on, after }) => {
    const push = on('push.clashOfCamsVoting')
    const told = push && readClash(push.data)
    if (!told) return true
    return after.matches('running') && after.context.clash?.endsAt === told.endsAt
  },
  'a push that says nothing is counted and changes nothing else': ({ on, changed, before }) => {
    const push = on('push.clashOfCamsVoting')
    const isRefused = push !== undefined && readClash(push.data) === null
    if (!isRefused) return !before || !changed.includes('refused')
    return changed.join() === 'refused'
  },
  'another guest sees nothing of it, the same goes on seeing it': ({
    on,
    before,
    after,
    changed,
  }) => {
    const guest = on('guest.identified')?.guest
    if (!guest) return !before || !changed.includes('guestId')
    const { guestId, clash } = after.context
    if (guestId !== guestIdOf(guest)) return false
    return guestId === before?.context.guestId ? changed.length === 0 : clash === null
  },
  'is over at its end': ({ now, after, delays }) => {
    const { clash } = after.context
    if (!after.matches('running') || !clash) return true
    return delays.length === 0 || delays.join() === String(Math.max(0, clash.endsAt - now))
  },
  'shows for a minute who won': ({ fired, before, after, delays }) => {
    if (!fired) return true
    if (before?.matches('over')) return after.matches('quiet')
    return after.matches('over') && delays.join() === String(shownAfter)
  },
  'shows a clash wherever there is one': ({ after }) =>
    after.matches('quiet') === (after.context.clash === null),
}
