import type { Laws, Step } from '../../../src/testing/laws.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { type channelPagesMachine, hasMore } from './channelPages.machine.ts'

type Happening = Step<typeof channelPagesMachine>

/** Whether that pushed page is the one that was asked for. */
const isAnswer = ({ on, before }: Happening) => {
  const push = on('push.channels')
  return push !== undefined && push.offset === before?.context.offset
}

export const laws: Laws<typeof channelPagesMachine> = {
  'knows who is here': ({ on, before, after, changed }) => {
    const guest = on('guest.identified')?.guest
    if (!guest) return !before || !changed.includes('guestId') || after.context.guestId === null
    return after.context.guestId === guestIdOf(guest)
  },
  'nothing is loaded for another guest, and when the session has ended': ({
    on,
    before,
    after,
  }) => {
    const { guestId, loadedCount, total, offset } = after.context
    const last = before?.context.guestId ?? null
    const isOther = last !== null && last !== guestId
    if (on('realtime.sessionEnded') && !after.matches('ready')) return false
    return (
      !(isOther || on('realtime.sessionEnded')) ||
      (loadedCount === 0 && total === 0 && offset === null)
    )
  },
  'knows how many were loaded first, and of how many': ({ on, after }) => {
    const first = on('channelPages.firstLoaded')
    const { loadedCount, total } = after.context
    return !first || (loadedCount === first.count && total === first.total)
  },
  'more is asked for when it is wanted and there is more, and again when it did not come [MSG-27]':
    (step) => {
      const { on, before, after, told, fired, now } = step
      const again =
        on('recovery.retryDue') ??
        on('channelPages.retryRequested') ??
        on('realtime.sessionEstablished')
      const isAgain = before?.matches('unanswered') && again !== undefined
      const isFirst =
        before?.matches('ready') && on('channelPages.moreWanted') && hasMore(before.context)
      const isDue =
        before?.matches('resting') &&
        fired &&
        before.context.isMoreWanted &&
        hasMore(before.context)
      const asked = told('realtime').map(({ message }) => message as Record<string, unknown>)
      const isAsked = isAgain || isFirst || isDue
      if (isAsked && !(after.matches('awaitingMore') && after.context.askedAt === now)) return false
      return (
        asked.length === (isAsked ? 1 : 0) &&
        asked.every(
          ({ offset }) => offset === after.context.loadedCount && offset === after.context.offset,
        )
      )
    },
  'more that is wanted meanwhile is remembered, and forgotten as it is asked for': ({
    on,
    before,
    after,
    told,
    changed,
  }) => {
    const isBusy = before?.matches('awaitingMore') || before?.matches('resting')
    if (told('realtime').length > 0) return !after.context.isMoreWanted
    if (on('channelPages.moreWanted') && isBusy) return after.context.isMoreWanted
    return !before || !changed.includes('isMoreWanted') || !after.context.isMoreWanted
  },
  'is asked for at most once in half a second [MSG-16]': ({ before, after, delays, now }) => {
    if (!after.matches('resting') || before?.matches('resting')) return true
    return delays.includes(Math.max(0, after.context.askedAt + 500 - now))
  },
  'rests when it was answered, and is ready after that': ({ before, after, fired }) => {
    const isAwaiting = after.matches('awaitingMore') || after.matches('unanswered')
    if (isAwaiting && after.context.offset === null) return false
    return !(before?.matches('resting') && fired) || !after.matches('resting')
  },
  'counts what was asked for and came, and takes the list for whole when nothing did': (step) => {
    const { on, before, after, changed } = step
    const push = on('push.channels')
    if (!push) return true
    if (!isAnswer(step)) return changed.length === 0
    const { loadedCount, total, offset } = after.context
    const count = Math.max(before?.context.loadedCount ?? 0, push.offset + push.channels.length)
    return (
      offset === null &&
      loadedCount === count &&
      total === (push.channels.length ? push.total : count)
    )
  },
  'what does not come in ten seconds, or is lost with the connection, is told those who try again':
    ({ on, fired, before, after, told, delays }) => {
      const isLost = before?.matches('awaitingMore') && (fired || on('realtime.connectionLost'))
      if (
        after.matches('awaitingMore') &&
        told('realtime').length > 0 &&
        !delays.includes(10_000)
      ) {
        return false
      }
      return (
        told('recovery').length === (isLost ? 1 : 0) && (!isLost || after.matches('unanswered'))
      )
    },
  'waits for what was asked for': ({ before, after, on, fired }) => {
    const wasAwaiting = before?.matches('awaitingMore') || before?.matches('unanswered')
    const isOver = after.context.offset === null || on('realtime.connectionLost') !== undefined
    const isHere = after.matches('awaitingMore') || after.matches('unanswered')
    return !wasAwaiting || isOver || fired || isHere
  },
}
