import type { Laws } from '../../../src/testing/laws.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import type { actorPostsMachine } from './actorPosts.machine.ts'

export const laws: Laws<typeof actorPostsMachine> = {
  'knows whose posts are wanted': ({ on, before, after, changed }) => {
    const wanted = on('actorPosts.wanted')
    if (!wanted) return !before || !changed.includes('actorId')
    return after.context.actorId === wanted.actorId && after.matches('wanted')
  },
  'knows who is here': ({ on, before, after, changed }) => {
    const guest = on('guest.identified')?.guest
    if (!guest) return !before || !changed.includes('guestId')
    return after.context.guestId === guestIdOf(guest)
  },
  'asks as soon as both are known, and again for another guest [FEED-30]': ({
    on,
    before,
    after,
    told,
  }) => {
    const { actorId, guestId } = after.context
    const isOther = on('guest.identified') && guestId !== before?.context.guestId
    const isAsked =
      actorId !== null && guestId !== undefined && (isOther || on('actorPosts.wanted'))
    const asked = told('list').filter(({ type }) => type === 'list.wanted')
    return asked.length === (isAsked ? 1 : 0)
  },
  'waits for the guest, and for nothing else': ({ after }) =>
    after.context.guestId === undefined || !after.matches({ wanted: 'awaitingGuest' }),
  'asks for the posts of that performer, for that guest': ({ after, told }) => {
    const { actorId, guestId } = after.context
    return told('list').every(
      ({ query }) =>
        !query || (query.filter.actorId === actorId && query.filter.guestId === (guestId ?? '')),
    )
  },
  'in another language what is listed is out of date': ({ on, after, told }) => {
    const isOutdated = told('list').some(({ type }) => type === 'list.outdated')
    const isWanted = after.context.actorId !== null
    return isOutdated === (on('navigation.languageChanged') !== undefined && isWanted)
  },
  'the list is told when to try again': ({ on, told }) =>
    told('list').some(({ type }) => type === 'recovery.retryDue') ===
    (on('recovery.retryDue') !== undefined),
}
