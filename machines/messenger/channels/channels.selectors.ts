import type { SnapshotFrom } from 'xstate'
import type { Channel } from '../../shell/realtime/realtime.events.ts'
import { channelIn, isSameOrder } from './channelList.ts'
import type { ChannelFilter, UnreadMessage } from './channels.events.ts'
import type { channelsMachine } from './channels.machine.ts'
import type { ChannelsContext } from './channels.state.ts'

export type ChannelsSnapshot = SnapshotFrom<typeof channelsMachine>

const isInFilter: { readonly [F in ChannelFilter]: (channel: Channel) => boolean } = {
  newest: ({ archived, blocked }) => !archived && !blocked,
  archived: ({ archived, blocked }) => archived && !blocked,
  unread: ({ unread, archived, blocked }) => unread && !archived && !blocked,
  blocked: ({ blocked }) => blocked,
}

type Asked = Pick<ChannelsContext, 'channels' | 'filter' | 'isOnlineOnly' | 'searchPattern'>

let asked: Asked | undefined
let found: readonly string[] = []

function isListed(channel: Channel, { filter, isOnlineOnly, searchPattern }: Asked): boolean {
  if (!isInFilter[filter](channel)) return false
  if (isOnlineOnly && !channel.isActorOnline) return false
  if (searchPattern === '') return true
  const wanted = searchPattern.trim().toLocaleLowerCase()
  return channel.actorName.toLocaleLowerCase().includes(wanted)
}

function isSameQuestion(before: Asked, after: Asked): boolean {
  return (
    before.channels === after.channels &&
    before.filter === after.filter &&
    before.isOnlineOnly === after.isOnlineOnly &&
    before.searchPattern === after.searchPattern
  )
}

/**
 * The ids of the channels that are listed, in order [MSG-5 MSG-6]; the same array while they are the
 * same.
 */
export function selectListedIds({ context }: ChannelsSnapshot): readonly string[] {
  if (asked && isSameQuestion(asked, context)) return found
  asked = context
  const ids = context.channels.filter((channel) => isListed(channel, context)).map(({ id }) => id)
  if (!isSameOrder(ids, found)) found = ids
  return found
}

/** Selects the channel of that id, undefined unless it is known; the same while it is the same. */
export function selectChannel(id: string | null) {
  return ({ context }: ChannelsSnapshot): Channel | undefined => channelIn(context.channels, id)
}

/** The list that is looked at [MSG-5]. */
export function selectFilter({ context }: ChannelsSnapshot): ChannelFilter {
  return context.filter
}

/** Whether only channels whose actor is online are listed [MSG-6]. */
export function selectIsOnlineOnly({ context }: ChannelsSnapshot): boolean {
  return context.isOnlineOnly
}

/** What is searched for in the actors' names. */
export function selectSearchPattern({ context }: ChannelsSnapshot): string {
  return context.searchPattern
}

/** Whether a list that may hold channels is on its way and none of it is there. */
export function selectIsListLoading(snapshot: ChannelsSnapshot): boolean {
  if (selectListedIds(snapshot).length > 0 || snapshot.context.searchPattern !== '') return false
  return (
    snapshot.matches({ list: 'unwanted' }) ||
    snapshot.matches({ list: 'awaitingSession' }) ||
    snapshot.matches({ list: 'loading' }) ||
    snapshot.matches({ filter: 'asked' })
  )
}

/** Whether the list did not come; `channels.retryRequested` asks again. */
export function selectHasListFailed(snapshot: ChannelsSnapshot): boolean {
  return snapshot.matches({ list: 'failed' })
}

/** The newest unread messages, at most five, the newest first [MSG-15]. */
export function selectLatestUnread({ context }: ChannelsSnapshot): readonly UnreadMessage[] {
  return context.latest
}

/** Whether some of the latest unread messages may not be known yet: the list is on its way. */
export function selectIsLatestLoading(snapshot: ChannelsSnapshot): boolean {
  const { latest, unreadCount, trust } = snapshot.context
  const isNoneUnread = unreadCount === 0 && trust.countedAt !== null
  if (latest.length > 0 || isNoneUnread) return false
  return snapshot.matches({ list: 'loading' }) || snapshot.matches({ list: 'awaitingSession' })
}
