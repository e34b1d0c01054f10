import type { Laws } from '../../../src/testing/laws.ts'
import type { ListPage, PageRequest } from './list.events.ts'
import type { listMachine } from './list.machine.ts'

type Listing = Parameters<Laws<typeof listMachine>[string]>[0]

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const wasAsking = ({ before }: Listing) => before?.hasTag('asking') ?? false

/** Whether something else is to be listed than was. */
function isOtherWanted({ on, before }: Listing): boolean {
  const wanted = on('list.wanted')
  return wanted !== undefined && !same(wanted.query, before?.context.query)
}

const answerIn = ({ answered }: Listing) =>
  answered('loadListPage') as { output: ListPage } | undefined

/** Whether an answer brings the list anew less far than it was, and there is more. */
function isShort(step: Listing): boolean {
  const answer = answerIn(step)?.output
  if (!answer?.next || !step.before?.matches('refreshing')) return false
  const { gathered, items } = step.before.context
  const ids = [...gathered.items, ...answer.items].map(({ id }) => id)
  return new Set(ids).size < items.length
}

/** Where the page begins that must be asked for at this step: null for the first, undefined for none. */
function startIn(step: Listing): PageRequest['start'] | undefined {
  const { on, before } = step
  const isFailed = before?.matches('failed') || before?.matches('refreshFailed')
  if (isOtherWanted(step)) return null
  if (on('list.wanted')) return wasAsking(step) ? undefined : null
  if (on('list.outdated')) return before?.matches('unwanted') ? undefined : null
  const isAgain =
    on('recovery.retryDue') ??
    (before?.matches('refreshFailed') ? undefined : on('list.retryRequested'))
  if (isAgain && isFailed) return null
  const isMore = before?.matches('loaded') ? on('list.moreWanted') : undefined
  if (isMore || (isAgain && before?.matches('moreFailed'))) return before?.context.next ?? undefined
  return isShort(step) ? answerIn(step)?.output.next : undefined
}

export const laws: Laws<typeof listMachine> = {
  'asks for what is wanted and not there: page by page, anew what may be outdated, again what failed [LST-1]':
    (step) => {
      const start = startIn(step)
      const { store, query } = step.after.context
      const expected = start === undefined ? [] : [{ store, ...query, start }]
      return same(step.began('loadListPage'), expected)
    },
  'says that it is loading while it asks, and asks one page at a time [LST-1]': ({ after, runs }) =>
    after.hasTag('asking') === runs('loadListPage'),
  'lists nothing of what was wanted before': (step) => {
    const { query, items, totals, next } = step.after.context
    if (!isOtherWanted(step)) return !step.before || query === step.before.context.query
    const isEmpty = items.length === 0 && totals === null && next === null
    return same(query, step.on('list.wanted')?.query) && isEmpty && step.after.matches('loading')
  },
  'shows an answer at once: more behind what is there, or all anew; what was told meanwhile is newer':
    (step) => {
      const answer = answerIn(step)?.output
      const { before, after } = step
      if (!(answer && before) || isShort(step)) return true
      const { changes, gathered, items } = before.context
      const known = before.matches('loadingMore') ? items : gathered.items
      const ids = [...new Set([...known, ...answer.items].map(({ id }) => id))]
      const isNewest = after.context.items.every((item) =>
        changes.every(({ id, change }) => item.id !== id || same(item, { ...item, ...change })),
      )
      const isAll = same(
        after.context.items.map(({ id }) => id),
        ids,
      )
      return isAll && isNewest && after.matches('loaded') && same(after.context.next, answer.next)
    },
  'has the totals of the latest answer': (step) => {
    const answer = answerIn(step)?.output
    return !answer || same(step.after.context.totals, answer.totals)
  },
  'remembers what is told of items while a page is under way, and then no more': (step) => {
    const { before, after, on } = step
    const changed = on('list.itemChanged')
    const known = before?.context.changes ?? []
    if (!wasAsking(step)) return !changed || after.context.changes.length === known.length
    if (startIn(step) !== undefined && !isShort(step)) return after.context.changes.length === 0
    return !changed || after.context.changes.length === known.length + 1
  },
  'what is shown stays until an answer takes its place; a change of an item is shown at once': (
    step,
  ) => {
    const { before, after, on } = step
    if (!before || isOtherWanted(step) || (answerIn(step) && !isShort(step))) return true
    const changed = on('list.itemChanged')
    return same(
      after.context.items,
      before.context.items.map((item) =>
        item.id === changed?.id ? { ...item, ...changed.change } : item,
      ),
    )
  },
  'counts who is online: each change once, of those who are not listed too': (step) => {
    const told = step.on('list.onlineTold')
    const { totals, items = [], told: earlier = {} } = step.before?.context ?? {}
    if (!told || totals?.online === undefined) return true
    const listed = items.find(({ id }) => id === told.id) as { isOnline?: boolean } | undefined
    const known = listed ? listed.isOnline : earlier[told.id]
    const more = known === told.isOnline ? 0 : told.isOnline ? 1 : -1
    return step.after.context.totals?.online === Math.max(0, totals.online + more)
  },
  'remembers who was told to be online while a page is under way, and of those not listed': (
    step,
  ) => {
    const told = step.on('list.onlineTold')
    if (!told)
      return startIn(step) === undefined || isShort(step) || same(step.after.context.told, {})
    const isListed = step.before?.context.items.some(({ id }) => id === told.id)
    return (isListed && !wasAsking(step)) || step.after.context.told[told.id] === told.isOnline
  },
  'signals that its data changed once the answer is there and it loads no more [LST-2]': (step) => {
    const isDue = answerIn(step) !== undefined && !isShort(step)
    return (
      step.did('xstate.emit').length === (isDue ? 1 : 0) && !(isDue && step.after.hasTag('asking'))
    )
  },
  'a failure is shown as what failed, and told those who try again': ({
    failed,
    before,
    after,
    told,
  }) => {
    if (!failed('loadListPage')) return told('recovery').length === 0
    const isOfMore = before?.matches('loadingMore')
    const state = isOfMore ? 'moreFailed' : before?.matches('loading') ? 'failed' : 'refreshFailed'
    return after.matches(state) && told('recovery').length === 1
  },
  'begins unwanted': ({ before, after }) => before !== undefined || after.matches('unwanted'),
}
