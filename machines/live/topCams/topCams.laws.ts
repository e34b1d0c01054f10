import type { Laws, Step } from '../../../src/testing/laws.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import type { topCamsMachine } from './topCams.machine.ts'

type Happening = Step<typeof topCamsMachine>

const page = 'actorTopCams'

/** What makes the list another one, where it is shown. */
function isAnew({ on, before, after }: Pick<Happening, 'on' | 'before' | 'after'>): boolean {
  if (on('navigation.pageEntered')) return after.matches('shown')
  if (!before?.matches('shown')) return false
  const isOther = after.context.guestId !== before.context.guestId
  const isOfPage = on('navigation.queryEntered')?.page === page
  const isLost = on('realtime.sessionEstablished')?.resumed === false
  const isChosen = on('topCams.typeChosen') ?? on('topCams.onlineOnlyChosen')
  return isOther || isOfPage || isLost || isChosen !== undefined
}

export const laws: Laws<typeof topCamsMachine> = {
  'is away from every page but its own': ({ on, before, after }) => {
    const entered = on('navigation.pageEntered')
    const isAway = entered ? entered.page !== page : (before?.matches('away') ?? true)
    return after.matches('away') === isAway
  },
  'knows who is here': ({ on, before, after, changed }) => {
    const guest = on('guest.identified')?.guest
    if (!guest) return !before || !changed.includes('guestId')
    return after.context.guestId === guestIdOf(guest)
  },
  'shows what the address says, the best chats where it says nothing [ACT-2]': ({
    on,
    before,
    after,
  }) => {
    const entered = on('navigation.pageEntered') ?? on('navigation.queryEntered')
    const isShown = on('navigation.queryEntered') ? before?.matches('shown') : true
    if (entered?.page !== page || !isShown) return true
    const { type, isOnlineOnly } = after.context.query
    const { list = 'bestChats', online } = entered.query
    return type === list && isOnlineOnly === (online === '1')
  },
  'shows what was chosen, and names it in the address': ({ on, before, after, told }) => {
    const [ofType, ofOnline] = [on('topCams.typeChosen'), on('topCams.onlineOnlyChosen')]
    const { type, isOnlineOnly } = after.context.query
    if (!before?.matches('shown') || !(ofType ?? ofOnline)) return told('navigation').length === 0
    const last = before.context.query
    const [request, ...more] = told('navigation')
    const isNamed =
      (request?.query.list ?? 'bestChats') === type &&
      (request?.query.online === '1') === isOnlineOnly
    return (
      type === (ofType?.topCamsType ?? last.type) &&
      isOnlineOnly === (ofOnline?.isOnlineOnly ?? last.isOnlineOnly) &&
      isNamed &&
      more.length === 0
    )
  },
  'nothing else changes what is shown': ({ on, before, changed }) =>
    !before ||
    !changed.includes('query') ||
    on('navigation.pageEntered') !== undefined ||
    (before.matches('shown') &&
      (on('navigation.queryEntered')?.page === page ||
        (on('topCams.typeChosen') ?? on('topCams.onlineOnlyChosen')) !== undefined)),
  'favourites are shown a guest, asked of a visitor to log in, and wait until it is known who is here':
    (step) => {
      const { after } = step
      if (after.matches('away') || !(step.changed.length > 0 || isAnew(step))) return true
      const { guestId, query } = after.context
      const isOfAll = query.type !== 'favorites' || typeof guestId === 'string'
      if (isOfAll) return after.matches({ shown: 'listed' })
      return after.matches({ shown: guestId === null ? 'forGuestsAlone' : 'awaitingGuest' })
    },
  'asks for the list anew when it is another one, or may be [ACT-38]': (step) => {
    const { guestId, query } = step.after.context
    const asked = step.told('list').filter(({ type }) => type === 'list.wanted')
    const isAsked = isAnew(step) && step.after.matches({ shown: 'listed' })
    return (
      asked.length === Number(isAsked) &&
      asked.every(
        ({ query: { filter } }) =>
          filter.type === query.type &&
          filter.online === query.isOnlineOnly &&
          (filter.of ?? guestId) === guestId,
      )
    )
  },
  'who comes or goes is marked in the list, and who goes takes no video call [ACT-20]': ({
    on,
    told,
  }) => {
    const [came, gone] = [on('push.actorOnline'), on('push.actorOffline')]
    const marks = told('list').filter(({ type }) => type === 'list.itemChanged')
    return (
      marks.length === (came || gone ? 1 : 0) &&
      marks.every(
        ({ id, change }) =>
          id === (came ?? gone)?.actorId &&
          change.online === (came !== undefined) &&
          change.onlineVideocall === (gone ? false : undefined),
      )
    )
  },
  'the list is told when to try again': ({ on, told }) =>
    told('list').some(({ type }) => type === 'recovery.retryDue') ===
    (on('recovery.retryDue') !== undefined),
}
