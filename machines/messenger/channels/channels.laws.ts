import type { Laws } from '../../../src/testing/laws.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import type { Channel } from '../../shell/realtime/realtime.events.ts'
import { readChatMessage } from '../conversation/chatMessage.ts'
import { type Channels, channelIn } from './channelList.ts'
import { type Happening, isOver, loadingLaws } from './channels.loading.laws.ts'
import type { channelsMachine } from './channels.machine.ts'
import { followedIn, noChannels } from './channels.state.ts'
import { counts, latestCount } from './unread.ts'

const known = ({ before }: Happening): Channels => before?.context.channels ?? []

/** Whether the channels are those of before, but that some are otherwise in one thing. */
function isOnly<TKey extends keyof Channel>(
  step: Happening,
  concerns: (channel: Channel) => boolean,
  key: TKey,
  value: Channel[TKey],
): boolean {
  const { channels } = step.after.context
  return channels.every((channel) => {
    const before = channelIn(known(step), channel.id)
    return concerns(channel) ? channel[key] === value : channel === before
  })
}

const factLaws: Laws<typeof channelsMachine> = {
  'knows who is here, and whether the session is': ({ on, before, after }) => {
    const { guestId, isLive } = after.context
    const guest = on('guest.identified')?.guest
    if (on('realtime.sessionEnded')) return guestId === null && !isLive
    const wasLive = before?.context.isLive === true && !on('realtime.connectionLost')
    return (
      guestId === (guest ? guestIdOf(guest) : (before?.context.guestId ?? null)) &&
      isLive === (on('realtime.sessionEstablished') !== undefined || wasLive)
    )
  },
  'nothing is kept of another guest, and nothing of theirs is asked for any more': (step) => {
    if (!isOver(step)) return true
    const { isLive, isWanted, guestId, ...kept } = step.after.context
    const { isLive: _, isWanted: __, guestId: ___, ...blank } = noChannels
    const isAsked = ['loadUnreadCount', 'loadChannel', 'loadActorChannel'].some(step.runs)
    return JSON.stringify(kept) === JSON.stringify(blank) && !isAsked
  },
  'actors come online and go, in their own channels alone [MSG-13]': (step) => {
    const [online, offline] = [step.on('push.actorOnline'), step.on('push.actorOffline')]
    const push = online ?? offline
    if (!push) return true
    const isTheirs = ({ actorId }: Channel) => actorId === push.actorId
    return isOnly(step, isTheirs, 'isActorOnline', online !== undefined)
  },
  'a free show marks its channel alone, from start to stop [MSG-8]': (step) => {
    const [started, stopped] = [step.on('push.freeShowStarted'), step.on('push.freeShowStopped')]
    const push = started ?? stopped
    if (!push) return true
    return isOnly(step, ({ id }) => id === push.channelId, 'freeChat', started !== undefined)
  },
  'channels that are pushed, or came anew, are known; none is gone by it [MSG-31]': (step) => {
    const one = step.on('channels.channelChanged')?.channel
    const came = step.on('push.channels')?.channels ?? (one ? [one] : undefined)
    if (!came) return true
    const { channels } = step.after.context
    return [...came, ...known(step)].every(({ id }) => channelIn(channels, id) !== undefined)
  },
  'all is seen once the platform or the guest says so [MSG-32]': ({ on, after }) => {
    if (!(on('push.allChannelsSeen') ?? on('channels.allSeenRequested'))) return true
    const { channels, latest, unreadCount } = after.context
    return unreadCount === 0 && latest.length === 0 && channels.every(({ unread }) => !unread)
  },
  'a message of an actor makes its channel unread, and is among the latest where that counts; what is older than what is known changes nothing [MSG-15 MSG-33]':
    (step) => {
      const push = step.on('push.messengerContentChanged')
      const channel = channelIn(known(step), push?.channelId ?? null)
      const message = push && readChatMessage(push.message)
      if (!channel || !message) return true
      const { channels, latest } = step.after.context
      const now = channelIn(channels, channel.id)
      const isOld = message.sentAt < (channel.lastMessageAt ?? 0)
      if (isOld || channel.lastMessageId === message.id) return now === channel
      if (!now || now.lastMessageId !== message.id) return false
      if (message.senderType !== 'actor') return now.unreadCount === channel.unreadCount
      const isLatest = latest.some(({ messageId }) => messageId === message.id)
      const isListed = isLatest === counts(now) || latest.length === latestCount
      return now.unread && now.unreadCount === channel.unreadCount + 1 && isListed
    },
  'what the guest orders is so at once [MSG-11]': ({ on, after }) => {
    const ordered = on('channels.changeOrdered')
    const channel = channelIn(after.context.channels, ordered?.channelId ?? null)
    return !channel || channel.archived === (ordered?.change.archived ?? channel.archived)
  },
}

const followedLaws: Laws<typeof channelsMachine> = {
  'follows what was chosen last, which nobody looks at yet and whose end is there [MSG-9]': ({
    on,
    after,
  }) => {
    const asked = on('channels.followed')
    if (!asked) return true
    const { followed, isWatched, isEndSeen } = after.context
    return followed === asked.choice && !isWatched && isEndSeen === (asked.choice !== null)
  },
  'knows whether the guest looks at it, and saw its end': (step) => {
    const { on, before, after } = step
    const { isWatched, isEndSeen, followedId } = after.context
    const seen = on('channels.endSeen')
    if (seen && isEndSeen !== (seen.channelId === followedId || before?.context.isEndSeen))
      return false
    const isAnew = isOver(step) || on('channels.followed') !== undefined
    const wasWatched = !isAnew && before?.context.isWatched === true
    return isWatched === (on('channels.watchChanged')?.isWatched ?? wasWatched)
  },
  'what is unread where the guest looks is read, and the platform is told once [MSG-10 MSG-23]': ({
    before,
    after,
    told,
    on,
  }) => {
    const channel = followedIn(after.context)
    const id = after.context.followedId
    const wasUnread = channelIn(before?.context.channels ?? [], id)?.unread === true
    const isLooking = after.context.isWatched && after.context.isEndSeen
    const isSeen = on('push.allChannelsSeen') ?? on('channels.allSeenRequested')
    const read = told('channelOrders')
    if (read.some(({ channelId }) => channelId !== id)) return false
    if (!isLooking || !channel || channel.unread) return read.length === 0
    return !(wasUnread && !isSeen) || read.length === 1
  },
  'the messenger hears of the channel that it follows whenever that is another or otherwise': ({
    before,
    after,
    told,
  }) => {
    const channel = followedIn(after.context)
    const isOther = before?.context.followed !== after.context.followed
    const isChanged = channel && (isOther || channel !== followedIn(before?.context ?? noChannels))
    const heard = told('messenger').filter(({ type }) => type === 'channels.followedChanged')
    return (
      heard.length === Number(Boolean(isChanged)) && heard.every((one) => one.channel === channel)
    )
  },
}

export const laws: Laws<typeof channelsMachine> = { ...factLaws, ...followedLaws, ...loadingLaws }
