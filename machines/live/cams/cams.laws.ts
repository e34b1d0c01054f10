import type { Laws, Step } from '../../../src/testing/laws.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { hasSameFields } from '../../core/sameFields.ts'
import type { camsMachine } from './cams.machine.ts'
import { camsRouteAt } from './camsPages.ts'

type Happening = Pick<Step<typeof camsMachine>, 'on' | 'before'>

/** What the guest chose of the list that is shown. */
const choiceIn = ({ on, before }: Happening) =>
  before?.matches('shown')
    ? (on('cams.filterChosen') ??
      on('cams.nameSubmitted') ??
      on('cams.filterRemoved') ??
      on('cams.orderChosen'))
    : undefined

/** What the address says of the list that is shown, or is from now on. */
function addressIn({ on, before }: Happening) {
  const entered = on('navigation.pageEntered')
  if (entered) return camsRouteAt(entered.path) === null ? undefined : entered
  const query = on('navigation.queryEntered')
  const isOfPage = query?.page === before?.context.route.name
  return before?.matches('shown') && isOfPage ? query : undefined
}

export const laws: Laws<typeof camsMachine> = {
  'is shown on pages of performers, and on no other': ({ on, before, after, changed }) => {
    const path = on('navigation.pageEntered')?.path
    if (path === undefined) {
      return (
        after.matches('shown') === (before?.matches('shown') ?? false) &&
        !(before && changed.includes('route'))
      )
    }
    const route = camsRouteAt(path)
    if (route === null) return after.matches('away')
    return after.matches('shown') && after.context.route.name === route.name
  },
  'knows who is here': ({ on, before, after, changed }) => {
    const guest = on('guest.identified')?.guest
    if (!guest) return !before || !changed.includes('guestId')
    return after.context.guestId === guestIdOf(guest)
  },
  'lists whom the address asks for, and tells what of it cannot be chosen [ACT-12]': ({
    on,
    before,
    after,
    changed,
  }) => {
    const address = addressIn({ on, before })
    if (!address) return !before || !changed.includes('refused')
    const { query, refused } = after.context
    const { gender, age } = address.query
    return query.filter.gender === gender && refused.includes('age') === (age === 'any')
  },
  'lists whom the guest chooses [ACT-12]': ({ on, before, after }) => {
    if (!choiceIn({ on, before })) return true
    const { filter, order } = after.context.query
    const name = on('cams.nameSubmitted')?.name.trim()
    const removed = on('cams.filterRemoved')?.filterName
    const chosen = on('cams.filterChosen')?.filter
    return (
      (chosen === undefined || hasSameFields(filter, chosen)) &&
      (name === undefined || (filter.name ?? '') === name) &&
      (removed === undefined || !(removed in filter)) &&
      order === (on('cams.orderChosen')?.order ?? order)
    )
  },
  'nothing else changes who is listed': ({ on, before, changed }) =>
    !before ||
    !changed.includes('query') ||
    (choiceIn({ on, before }) ?? addressIn({ on, before })) !== undefined,
  'another filter is another search': ({ before, after }) => {
    const { searchCount = 0, query = after.context.query } = before?.context ?? {}
    const isOther = !hasSameFields(query.filter, after.context.query.filter)
    return after.context.searchCount === searchCount + Number(isOther)
  },
  'asks for the list whenever it is chosen or named': ({ on, before, after, told }) => {
    const isAsked = choiceIn({ on, before }) ?? addressIn({ on, before })
    const asked = told('list').filter(({ type }) => type === 'list.wanted')
    const { filter, order } = after.context.query
    return (
      asked.length === (isAsked ? 1 : 0) &&
      asked.every(
        ({ query }) =>
          query.order === order && hasSameFields(query.filter, { ...query.filter, ...filter }),
      )
    )
  },
  'what is chosen is named in the address': ({ on, before, after, told }) => {
    const named = told('navigation')
    const { query, route } = after.context
    return (
      named.length === (choiceIn({ on, before }) ? 1 : 0) &&
      named.every(
        (event) =>
          event.page === route.name &&
          event.query.gender === (query.filter.gender ?? null) &&
          event.query.name === (query.filter.name ?? null),
      )
    )
  },
  'a filter taken away is told the search [ACT-32]': ({ on, before, told }) => {
    const removed = before?.matches('shown') ? on('cams.filterRemoved') : undefined
    const named = told('actorSearch')
    return (
      named.length === (removed ? 1 : 0) &&
      named.every(({ filterName }) => filterName === removed?.filterName)
    )
  },
  'what is listed is out of date for another guest, in another language, and after a session lost':
    ({ on, before, after, told }) => {
      const isOther = before !== undefined && before.context.guestId !== after.context.guestId
      const isLost = on('realtime.sessionEstablished')?.resumed === false
      const isOutdated = isOther || isLost || on('navigation.languageChanged') !== undefined
      const expected = isOutdated && before?.matches('shown') ? 1 : 0
      return told('list').filter(({ type }) => type === 'list.outdated').length === expected
    },
  'who comes or goes is told the list, and counted there [ACT-20 ACT-37]': ({ on, told }) => {
    const [came, gone, met] = [
      on('push.actorOnline'),
      on('push.actorOffline'),
      on('presenceFeed.told'),
    ]
    const news = came ?? gone ?? met
    const isOnline = came !== undefined || met?.isOnline === true
    const marks = told('list').filter(({ id }) => id !== undefined)
    return (
      marks.map(({ type }) => type).join() === (news ? 'list.onlineTold,list.itemChanged' : '') &&
      marks.every(({ id, isOnline: told = isOnline }) => id === news?.actorId && told === isOnline)
    )
  },
  'tiles lie as the guest chose [TIL-3]': ({ on, before, after, changed }) => {
    const chosen = on('cams.layoutChosen')
    if (!chosen) return !before || !changed.includes('layout')
    return after.context.layout === chosen.layout
  },
  'the list is told when to try again': ({ on, told }) =>
    told('list').some(({ type }) => type === 'recovery.retryDue') ===
    (on('recovery.retryDue') !== undefined),
}
