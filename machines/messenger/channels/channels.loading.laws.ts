import type { Laws, Step } from '../../../src/testing/laws.ts'
import { isToldWhenFailed } from '../../core/loading.laws.ts'
import type { Channel, Message } from '../../shell/realtime/realtime.events.ts'
import { channelIn } from './channelList.ts'
import type { ChannelPage } from './channels.events.ts'
import type { channelsMachine } from './channels.machine.ts'
import { answerTimeout, firstCount, retryInterval, sessionWait } from './channels.setup.ts'
import { type ChannelsContext, wantedActorIn } from './channels.state.ts'
import { isMuchLate } from './channels.trust.ts'

export type Happening = Step<typeof channelsMachine>

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Whether somebody else is here from now on, or nobody. */
export function isOver({ on, before, after }: Happening): boolean {
  const last = before?.context.guestId ?? null
  return (
    on('realtime.sessionEnded') !== undefined || (last !== null && last !== after.context.guestId)
  )
}

/** Whether something was waited for long enough, other than to ask for what is doubted. */
const isPast = ({ on, fired }: Happening) => fired && !on('channels.doubtsDue')

/** Whether a session has begun that may have missed what came since the last one. */
const isNewSession = ({ on }: Happening) => on('realtime.sessionEstablished')?.resumed === false

const hasList = ({ isWanted, guestId }: ChannelsContext) => isWanted && guestId !== null

/** Whether a list that was not there yet is asked for: the session is there, or was waited for. */
function isAskedFirst(step: Happening): boolean {
  const { on, before, after } = step
  const isAwaited = before?.matches({ list: 'awaitingSession' }) && !isOver(step)
  if (!(isAwaited || isOver(step) || before?.matches({ list: 'unwanted' }))) return false
  if (after.context.isLive) return true
  return Boolean(isAwaited && (isPast(step) || on('realtime.connectionLost')))
}

/** Whether the list may miss something: it is loaded anew. */
function isAskedAnew(step: Happening): boolean {
  const { on, before } = step
  if (isOver(step)) return false
  if (before?.matches({ list: 'loading' })) return isNewSession(step)
  if (!before?.matches({ list: 'loaded' })) return false
  return isNewSession(step) || Boolean(on('channels.doubtsDue') && isMuchLate(before.context))
}

/** Whether a list that did not come is asked for once more. */
function isAskedAgain({ on, before }: Happening): boolean {
  const again =
    on('channels.retryRequested') ?? on('recovery.retryDue') ?? on('realtime.sessionEstablished')
  return before?.matches({ list: 'failed' }) === true && again !== undefined
}

const listLaws: Laws<typeof channelsMachine> = {
  'the first 500 are loaded once they are wanted and the session is there, anew where they may miss something, and again where they did not come [MSG-21]':
    (step) => {
      const inputs = step.began('loadChannels')
      const isDue = isAskedFirst(step) || isAskedAnew(step) || isAskedAgain(step)
      return (
        inputs.length === Number(isDue && hasList(step.after.context)) &&
        inputs.every((input) => same(input, { offset: 0, limit: firstCount }))
      )
    },
  'a list is there, or is to come, for a guest who wants it': ({ after }) =>
    after.matches({ list: 'unwanted' }) === !hasList(after.context),
  'the session is waited for three seconds': (step) => {
    const { before, after, delays } = step
    const waits = after.matches({ list: 'awaitingSession' })
    const hasWaited = before?.matches({ list: 'awaitingSession' }) && !isOver(step)
    return !(waits && after.context.isLive) && (!waits || hasWaited || delays.includes(sessionWait))
  },
  'what came is the list, and the pages after it are counted from there; what did not come is said':
    ({ answered, failed, after, told }) => {
      const page = answered('loadChannels')?.output as ChannelPage | undefined
      if (failed('loadChannels')) return after.matches({ list: 'failed' })
      if (!page) return told('channelPages').length === 0
      const { channels, total } = page
      return (
        after.matches({ list: 'loaded' }) &&
        channels.every(({ id }) => channelIn(after.context.channels, id) !== undefined) &&
        same(told('channelPages'), [
          { type: 'channelPages.firstLoaded', count: channels.length, total },
        ])
      )
    },
  'whoever tries again is told of what did not come, but of the total': isToldWhenFailed(
    'loadChannels',
    'loadChannel',
    'loadActorChannel',
  ),
}

/** What the platform is to be told at this step. */
function wishesOf({ on, answered, before, after }: Happening): Message[] {
  const { filter, isOnlineOnly } = after.context
  const filtered: Message = { type: 'filterChannels', filterType: filter }
  const online: Message = { type: 'loadOnlineChannels', online: isOnlineOnly }
  const chosen = on('channels.filterChosen')?.filter
  if (chosen && chosen !== before?.context.filter) return [filtered]
  if (on('channels.onlineOnlyChosen')) return [online]
  if (on('channels.allSeenRequested')) return [{ type: 'setAllChannelsSeen' }]
  if (!answered('loadChannels')) return []
  return [...(filter === 'newest' ? [] : [filtered]), ...(isOnlineOnly ? [online] : [])]
}

const filterLaws: Laws<typeof channelsMachine> = {
  'the list is filtered as the guest chose last, until another guest is here [MSG-5 MSG-6]': (
    step,
  ) => {
    const { on, before, after } = step
    const known = isOver(step) ? undefined : before?.context
    const { filter, isOnlineOnly, searchPattern } = after.context
    return (
      filter === (on('channels.filterChosen')?.filter ?? known?.filter ?? 'newest') &&
      isOnlineOnly ===
        (on('channels.onlineOnlyChosen')?.isOnlineOnly ?? known?.isOnlineOnly ?? false) &&
      searchPattern === (on('channels.searchChanged')?.searchPattern ?? known?.searchPattern ?? '')
    )
  },
  'the platform is told what is to be listed and that all is seen, and nothing else [MSG-26 MSG-28 MSG-29]':
    (step) =>
      same(
        step.told('realtime').map(({ message }) => message),
        wishesOf(step),
      ),
  'what it lists then is waited for, ten seconds at most': (step) => {
    const { on, before, after, delays } = step
    const isChosen =
      on('channels.onlineOnlyChosen') !== undefined ||
      (on('channels.filterChosen') !== undefined && wishesOf(step).length > 0)
    if (isChosen) return after.matches({ filter: 'asked' }) && delays.includes(answerTimeout)
    const isEnd = on('push.channels') !== undefined || isPast(step) || isOver(step)
    const wasAsked = before?.matches({ filter: 'asked' }) === true
    return after.matches({ filter: 'asked' }) === (wasAsked && !isEnd)
  },
}

const countLaws: Laws<typeof channelsMachine> = {
  'the total is on its way exactly while it is asked for': ({ after, runs }) =>
    after.matches({ unreadCount: 'loading' }) === runs('loadUnreadCount'),
  'the total is asked for whenever it may be another, one time after the other [MSG-24]': (
    step,
  ) => {
    const { on, before, after, answered, began, runs } = step
    const push = on('push.messengerContentChanged')
    const isUnknown = push && !channelIn(before?.context.channels ?? [], push.channelId)
    const isDoubted = on('channels.doubtsDue') && before?.context.trust.isCountDoubted
    const isOther = isNewSession(step) || Boolean(isUnknown || isDoubted)
    const isDue = isOther || before?.context.isCountOutdated === true
    if (isOver(step)) return began('loadUnreadCount').length === 0 && !runs('loadUnreadCount')
    if (before?.matches({ unreadCount: 'loading' }) && !answered('loadUnreadCount'))
      return after.context.isCountOutdated === isDue && began('loadUnreadCount').length === 0
    const isAgain = on('realtime.sessionEstablished') !== undefined || isPast(step)
    const isAsked = before?.matches({ unreadCount: 'unknown' }) ? isAgain : isDue
    return (
      began('loadUnreadCount').length === Number(isAsked) &&
      (!isAsked || !after.context.isCountOutdated)
    )
  },
  'it is what was answered, unless all channels are known; what was not answered is asked for half a minute later':
    ({ answered, failed, before, after, delays, runs }) => {
      const count = answered('loadUnreadCount')?.output
      if (failed('loadUnreadCount')) {
        return after.matches({ unreadCount: 'unknown' }) && delays.includes(retryInterval)
      }
      if (count === undefined) return true
      const isTheirs = after.context.trust.isWhole || after.context.unreadCount === count
      return isTheirs && runs('loadUnreadCount') === before?.context.isCountOutdated
    },
}

const singleLaws: Laws<typeof channelsMachine> = {
  'channels that are heard of before they are known are loaded, one after the other [MSG-17]': ({
    after,
    began,
    runs,
  }) =>
    began('loadChannel').every((input) => same(input, { channelId: after.context.asked })) &&
    (after.context.missing.length === 0 || runs('loadChannel')),
  'what is doubted is asked for once more: one after the other, or, of many, with the list': ({
    on,
    before,
    after,
    runs,
  }) => {
    if (!on('channels.doubtsDue') || !before) return true
    const { missing, asked, trust } = after.context
    const isSought = (id: string) => id === asked || missing.includes(id)
    const isAsked = isMuchLate(before.context)
      ? runs('loadChannels')
      : before.context.trust.late.every(isSought)
    return isAsked && trust.late.length === 0 && !trust.isCountDoubted
  },
  'one that came is known; those that did not are asked for when it is time': ({
    on,
    answered,
    failed,
    before,
    after,
  }) => {
    const { channels, missing, asked, unavailable } = after.context
    const came = answered('loadChannel')?.output as Channel | undefined
    if (came) return channelIn(channels, came.id) !== undefined
    if (failed('loadChannel')) return unavailable.includes(before?.context.asked ?? '')
    if (!on('recovery.retryDue')) return true
    const isSought = (id: string) => id === asked || missing.includes(id)
    return unavailable.length === 0 && (before?.context.unavailable ?? []).every(isSought)
  },
  'the channel of an actor to whom the guest wants to write is loaded, each time they do and when it is time [MSG-18]':
    ({ on, before, after, began }) => {
      const actorId = wantedActorIn(after.context)
      const hasFailed = before?.matches({ actorChannel: 'failed' }) === true
      const isAgain = hasFailed && on('recovery.retryDue') !== undefined
      const isAsked = isAgain || on('channels.followed') !== undefined
      return same(began('loadActorChannel'), actorId !== null && isAsked ? [{ actorId }] : [])
    },
  'it is followed once it came, and else the messenger hears that it did not': ({
    answered,
    failed,
    after,
    told,
  }) => {
    const { actorChannel } = after.value
    if (failed('loadActorChannel')) {
      const isTold = told('messenger').some(({ type }) => type === 'channels.followedMissing')
      return actorChannel === 'failed' && isTold
    }
    const came = answered('loadActorChannel')?.output as Channel | undefined
    return came === undefined || after.context.followedId === came.id
  },
}

export const loadingLaws: Laws<typeof channelsMachine> = {
  ...listLaws,
  ...filterLaws,
  ...countLaws,
  ...singleLaws,
}
