import type { Laws, Step } from '../../../src/testing/laws.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import type { favouriteCamsMachine } from './favouriteCams.machine.ts'

type Happening = Step<typeof favouriteCamsMachine>

const toldOf = ({ told }: Pick<Happening, 'told'>, type: string) =>
  told('list').filter((event) => event.type === type)

export const laws: Laws<typeof favouriteCamsMachine> = {
  'is away from every page but its own': ({ on, before, after }) => {
    const page = on('navigation.pageEntered')?.page
    const isAway = page === undefined ? (before?.matches('away') ?? true) : page !== 'favoriteCams'
    return after.matches('away') === isAway
  },
  'shows a guest their favourites, and nobody before it is known who is here': ({ after }) =>
    after.matches('away') || after.matches('shown') === (after.context.guestId !== null),
  'knows who is here': ({ on, before, after, changed }) => {
    const guest = on('guest.identified')?.guest
    if (!guest) return !before || !changed.includes('guestId')
    return after.context.guestId === guestIdOf(guest)
  },
  'asks when its page is entered, and for each other guest [FAV-6]': (step) => {
    const { on, before, after } = step
    const { guestId } = after.context
    const isOther = on('guest.identified') && guestId !== before?.context.guestId
    const isAsked = after.matches('shown') && (on('navigation.pageEntered') ?? isOther)
    const asked = toldOf(step, 'list.wanted')
    return (
      asked.length === (isAsked ? 1 : 0) &&
      asked.every(({ query }) => query.filter.guestId === guestId)
    )
  },
  'what is listed is out of date in another language, after a session lost, and when somebody else is pinned':
    (step) => {
      const { on, before } = step
      const pinned = on('push.favouritePinned')
      const isNews = pinned?.kind === 'actor' && !before?.context.unpinned.includes(pinned.id)
      const isAnew = on('realtime.sessionEstablished')?.resumed === false
      const isOutdated = isNews || isAnew || on('navigation.languageChanged') !== undefined
      const expected = isOutdated && before?.matches('shown') ? 1 : 0
      return toldOf(step, 'list.outdated').length === expected
    },
  'who is unpinned stays in sight until they are pinned again, or all are asked for anew': ({
    on,
    before,
    after,
    changed,
  }) => {
    const { unpinned } = after.context
    const [lost, pinned] = [on('push.favouriteUnpinned'), on('push.favouritePinned')]
    const isAnew = on('realtime.sessionEstablished')?.resumed === false
    const isShown = before?.matches('shown') === true
    if (isShown && lost?.kind === 'actor') return unpinned.includes(lost.id)
    if (isShown && pinned?.kind === 'actor') return !unpinned.includes(pinned.id)
    if (on('navigation.pageEntered')?.page === 'favoriteCams') return unpinned.length === 0
    if (changed.includes('guestId') || (isShown && isAnew)) return unpinned.length === 0
    return !before || !changed.includes('unpinned')
  },
  'who comes or goes is marked in the list [ACT-20 FAV-1]': (step) => {
    const { on } = step
    const [came, gone, met] = [
      on('push.actorOnline'),
      on('push.actorOffline'),
      on('presenceFeed.told'),
    ]
    const news = came ?? gone ?? met
    const isOnline = came !== undefined || met?.isOnline === true
    const marks = toldOf(step, 'list.itemChanged')
    return (
      marks.length === (news ? 1 : 0) &&
      marks.every(({ id, change }) => id === news?.actorId && change.isOnline === isOnline)
    )
  },
  'the list is told when to try again, and nothing else': (step) => {
    const { on, told, addressees } = step
    const retries = toldOf(step, 'recovery.retryDue').length
    return (
      retries === (on('recovery.retryDue') ? 1 : 0) && told('list').length === addressees.length
    )
  },
}
