import type { Laws } from '../../../src/testing/laws.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { isToldWhenFailed } from '../../core/loading.laws.ts'
import { camsRouteAt } from '../cams/camsPages.ts'
import type { SearchStart } from './actorSearch.events.ts'
import type { actorSearchMachine } from './actorSearch.machine.ts'

export const laws: Laws<typeof actorSearchMachine> = {
  'a search is wanted on pages of performers': ({ on, before, after }) => {
    const path = on('navigation.pageEntered')?.path
    const isWanted =
      path === undefined
        ? (before?.matches({ start: 'wanted' }) ?? false)
        : camsRouteAt(path) !== null
    return after.matches({ start: 'wanted' }) === isWanted
  },
  'asks how it begins on each of them, for another guest than before, and again after a failure [ACT-31]':
    ({ on, before, after, began, runs }) => {
      const known = before?.context.guestId
      const isOther = known !== undefined && known !== after.context.guestId
      const isAgain = on('recovery.retryDue') && before?.matches({ start: { wanted: 'failed' } })
      const isDue = on('navigation.pageEntered') ?? (isOther || isAgain)
      if (!after.matches({ start: 'wanted' })) return !runs('initActorSearch')
      return began('initActorSearch').length === (isDue ? 1 : 0)
    },
  'offers what can be chosen, as the platform says': ({ answered, before, after, changed }) => {
    const answer = answered('initActorSearch')?.output as SearchStart | undefined
    if (!answer) return !before || !changed.includes('choices')
    const { choices, activeFilters } = after.context
    const isTaken = choices === answer.choices && activeFilters === answer.activeFilters
    return isTaken && after.matches({ start: { wanted: 'loaded' } })
  },
  'a failure is told those who try again': isToldWhenFailed('initActorSearch'),
  'another guest searches anew; what was answered before it was known who is here is theirs': ({
    on,
    before,
    after,
    changed,
  }) => {
    const guest = on('guest.identified')?.guest
    if (!guest) return !before || !changed.includes('guestId')
    const { guestId, activeFilters, removals } = after.context
    if (guestId !== guestIdOf(guest)) return false
    if (guestId === before?.context.guestId) return changed.length === 0
    const isKept = before?.context.guestId === undefined
    const filters = isKept ? before?.context.activeFilters : {}
    return (
      removals.length === 0 &&
      Object.keys(filters ?? {}).join() === Object.keys(activeFilters).join()
    )
  },
  'a filter taken away is to be forgotten of guests, of whom alone it is remembered': ({
    on,
    before,
    after,
    changed,
  }) => {
    const removed = on('actorSearch.filterRemoved')
    if (!removed) return true
    if (!before?.context.guestId) return changed.length === 0
    return after.context.removals.includes(removed.filterName)
  },
  'filters are forgotten one after the other [ACT-32]': ({ before, after, began, runs }) => {
    const { removals } = after.context
    const asked = began('deleteActorFilter') as { filterName: string }[]
    if (runs('deleteActorFilter') !== removals.length > 0) return false
    const isFirst = removals !== before?.context.removals
    return asked.every(({ filterName }) => isFirst && filterName === removals[0])
  },
  'the platform says which it remembers then; where it does not, that is of no weight': ({
    answered,
    failed,
    before,
    after,
    changed,
  }) => {
    const answer = answered('deleteActorFilter')
    const { activeFilters, removals } = after.context
    if (failed('deleteActorFilter')) return removals.length === 0 && changed.join() === 'removals'
    if (!answer) return true
    const isTaken = activeFilters === answer.output
    return isTaken && removals.length === (before?.context.removals.length ?? 0) - 1
  },
  'the field shows what is typed until it is searched for or another page is': ({
    on,
    before,
    after,
    changed,
  }) => {
    const typed = on('actorSearch.nameTyped')
    if (typed) return after.context.name === typed.name
    const isLeft = on('navigation.pageEntered') ?? on('navigation.queryEntered')
    if (isLeft ?? on('actorSearch.nameSubmitted')) return after.context.name === null
    return !before || !changed.includes('name')
  },
  'what was typed is searched for when it is submitted, once': ({ on, before, told }) => {
    const name = before?.context.name ?? null
    const isSubmitted = on('actorSearch.nameSubmitted') !== undefined && name !== null
    const submitted = told('cams')
    return (
      submitted.length === Number(isSubmitted) && submitted.every((event) => event.name === name)
    )
  },
}
