import type { Laws, Step } from '../../../src/testing/laws.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import type { collectionsMachine } from './collections.machine.ts'

type CollectionsStep = Step<typeof collectionsMachine>

/** The address that a step leads to: of collections, or of something else. */
function addressIn({ on }: CollectionsStep) {
  const entered = on('navigation.pageEntered') ?? on('navigation.queryEntered')
  if (!entered) return undefined
  const isTheirs = entered.page === 'videosAll' && entered.query.list === 'collections'
  return { isTheirs, openedId: isTheirs ? (entered.query.of ?? null) : null }
}

const isOtherGuest = ({ on, before }: CollectionsStep) => {
  const identified = on('guest.identified')
  return identified !== undefined && guestIdOf(identified.guest) !== before?.context.guestId
}

/** What makes what is shown old: it is asked for anew. */
const isOutdated = ({ on }: CollectionsStep) =>
  Boolean(on('navigation.languageChanged') ?? on('purchase.done') ?? on('push.vipAboUpdated')) ||
  on('realtime.sessionEstablished')?.resumed === false

/** Whether a step asks for what the page shows. */
function isAsking(step: CollectionsStep): boolean {
  const { before, after } = step
  if (after.context.guestId === undefined) return false
  const address = addressIn(step)
  if (address) return address.isTheirs
  return Boolean(before?.matches('shown')) && (isOtherGuest(step) || isOutdated(step))
}

/** Whether, where it is due, the list that is shown is told something and the other is not; else neither. */
function isToldAlone({ after, told }: CollectionsStep, type: string, isDue: boolean): boolean {
  const shown = after.context.openedId === null ? 'list' : 'videos'
  return (['list', 'videos'] as const).every((list) => {
    const isTold = told(list).some((event) => event.type === type)
    return isTold === (isDue && list === shown)
  })
}

export const laws: Laws<typeof collectionsMachine> = {
  'is shown where the address names collections, and nowhere else': (step) => {
    const isShown = addressIn(step)?.isTheirs ?? step.before?.matches('shown') ?? false
    return step.after.matches('shown') === isShown
  },
  'the address says which is open': (step) => {
    const address = addressIn(step)
    const openedId = address?.isTheirs ? address.openedId : step.before?.context.openedId
    return step.after.context.openedId === (openedId ?? null)
  },
  'who is here is who was identified, and whose the lists are': (step) => {
    const identified = step.on('guest.identified')
    const guestId = identified ? guestIdOf(identified.guest) : step.before?.context.guestId
    return step.after.context.guestId === guestId
  },
  'all are asked for where none is open, their guest named [QRY-3]': (step) => {
    const wanted = step.told('list').filter(({ type }) => type === 'list.wanted')
    const { guestId, openedId } = step.after.context
    if (!isAsking(step) || openedId !== null) return wanted.length === 0
    const query = { filter: { guestId: guestId ?? '' }, order: 'best' }
    return JSON.stringify(wanted) === JSON.stringify([{ type: 'list.wanted', query }])
  },
  'the videos of the one that is open are asked for, and what it is called': (step) => {
    const wanted = step.told('videos').filter(({ type }) => type === 'list.wanted')
    const { guestId, openedId } = step.after.context
    if (!isAsking(step) || openedId === null) return wanted.length === 0
    const filter = { guestId: guestId ?? '', collectionId: openedId }
    const query = { filter, order: 'topRated' }
    return (
      JSON.stringify(wanted) === JSON.stringify([{ type: 'list.wanted', query }]) &&
      JSON.stringify(step.began('loadCollection')) === JSON.stringify([{ collectionId: openedId }])
    )
  },
  'what it is called is asked for again only after a failure': (step) => {
    const { on, before, after, began } = step
    if (isAsking(step) && after.context.openedId !== null) return true
    const isAgain = on('recovery.retryDue') ?? on('collections.retryRequested')
    const hasFailed = before?.matches({ shown: 'failed' })
    return began('loadCollection').length === (isAgain && hasFailed ? 1 : 0)
  },
  'the list that is shown hears that it is old, and the other one does not': (step) => {
    const isHeard = isOutdated(step) && Boolean(step.before?.matches('shown'))
    return isToldAlone(step, 'list.outdated', isHeard)
  },
  'the list that is shown hears when it is time to try again, and the other one does not': (step) =>
    isToldAlone(step, 'recovery.retryDue', Boolean(step.on('recovery.retryDue'))),
  'an answer is shown; without one there is no such collection': ({ answered, after }) => {
    const answer = answered('loadCollection')
    if (!answer) return true
    if (answer.output === null) return after.matches({ shown: 'gone' })
    return after.context.opened === answer.output && after.matches({ shown: 'opened' })
  },
  'a failure is shown, and told those who try again': ({ failed, after, told }) => {
    const hasFailed = failed('loadCollection') !== undefined
    if (!hasFailed) return told('recovery').length === 0
    return after.matches({ shown: 'failed' }) && told('recovery').length === 1
  },
  'what is known of the one that is open is kept while it is, and no other is shown in its place':
    ({ answered, before, after }) => {
      const { opened, openedId } = after.context
      if (answered('loadCollection')) return true
      const known = before?.context.opened
      return before?.context.openedId === openedId && known?.id === openedId
        ? opened === known
        : opened === null || opened === known
    },
}
