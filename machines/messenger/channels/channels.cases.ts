import { chatMessage } from '../../../fixtures/messenger/messenger.fixtures.ts'
import { channelsOf } from '../../../fixtures/messenger/messengerWalk.fixtures.ts'
import { channel } from '../../../fixtures/shell/pushes.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { identified, lost, pushed, sessions } from '../../core/shared.cases.ts'
import { laws } from './channels.laws.ts'
import { channelsMachine } from './channels.machine.ts'
import { type ChannelsContext, followedIn } from './channels.state.ts'
import { counts, unreadIn } from './unread.ts'

const channelId = 'channel-1'
const [latest = channel()] = channelsOf(1)
const unread = { ...latest, unread: true, unreadCount: 2 }
const isOnce = (ids: readonly string[]) => new Set(ids).size === ids.length
const came = chatMessage({ id: 'message-9', sentAt: Date.UTC(2026, 0, 1, 13) })
/** More channels than are asked for one by one, and the same as they were before. */
const many = channelsOf(11)
const manyLate = many.map((one) => ({ ...one, lastMessageAt: 1 }))

export const cases: Cases<typeof channelsMachine> = {
  machine: channelsMachine,
  inputs: [undefined],
  events: {
    'channels.allSeenRequested': [{}],
    'channels.changeOrdered': [{ channelId, change: { archived: true } }],
    'channels.channelChanged': [{ channel: latest }],
    'channels.doubtsDue': [],
    'channels.endSeen': [{ channelId }],
    'channels.filterChosen': [{ filter: 'newest' }, { filter: 'unread' }],
    'channels.followed': [
      { choice: { channelId, actorId: null } },
      { choice: { channelId: null, actorId: 'actor-9' } },
      { choice: null },
    ],
    'channels.onlineOnlyChosen': [{ isOnlineOnly: true }],
    'channels.retryRequested': [{}],
    'channels.searchChanged': [{ searchPattern: 'Juno' }],
    'channels.wanted': [{}],
    'channels.watchChanged': [{ isWatched: true }, { isWatched: false }],
    'guest.identified': identified,
    'push.actorOffline': [pushed('actorOffline')],
    'push.actorOnline': [pushed('actorOnline')],
    'push.allChannelsSeen': [{}],
    'push.channels': [
      pushed('channels', { channels: [unread] }),
      pushed('channels', { channels: many }),
    ],
    'push.freeShowStarted': [pushed('freeShowStarted')],
    'push.freeShowStopped': [pushed('freeShowStopped')],
    'push.messengerContentChanged': [
      pushed('messengerContentChanged', { channelId, message: came }),
    ],
    'realtime.connectionLost': [{}],
    'realtime.sessionEnded': [{}],
    'realtime.sessionEstablished': sessions,
    'recovery.retryDue': [{}],
  },
  answers: {
    loadActorChannel: {
      outputs: [channel({ id: 'channel-9', actorId: 'actor-9' })],
      errors: lost,
    },
    loadChannel: { outputs: [unread], errors: lost },
    loadChannels: {
      outputs: [
        { channels: [unread], total: 1 },
        { channels: manyLate, total: 20 },
      ],
      errors: lost,
    },
    loadUnreadCount: { outputs: [2], errors: lost },
  },
  parts: {
    facts: [
      'channels.allSeenRequested',
      'channels.changeOrdered',
      'channels.channelChanged',
      'channels.searchChanged',
      'push.actorOffline',
      'push.actorOnline',
      'push.allChannelsSeen',
      'push.freeShowStarted',
      'push.freeShowStopped',
      'push.messengerContentChanged',
      'realtime.sessionEnded',
    ],
    reading: [
      'channels.channelChanged',
      'channels.endSeen',
      'channels.followed',
      'channels.watchChanged',
      'push.messengerContentChanged',
      'realtime.sessionEnded',
    ],
    list: [
      'channels.retryRequested',
      'channels.wanted',
      'guest.identified',
      'loadChannels',
      'realtime.connectionLost',
      'realtime.sessionEnded',
      'realtime.sessionEstablished',
      'recovery.retryDue',
    ],
    late: ['channels.wanted', 'guest.identified', 'loadChannels', 'push.channels'],
    filter: [
      'channels.filterChosen',
      'channels.onlineOnlyChosen',
      'push.channels',
      'realtime.sessionEnded',
    ],
    count: [
      'loadUnreadCount',
      'push.messengerContentChanged',
      'realtime.sessionEnded',
      'realtime.sessionEstablished',
    ],
    single: [
      'guest.identified',
      'loadChannel',
      'push.messengerContentChanged',
      'realtime.sessionEnded',
      'recovery.retryDue',
    ],
    actorChannel: [
      'channels.followed',
      'guest.identified',
      'loadActorChannel',
      'realtime.sessionEnded',
      'recovery.retryDue',
    ],
  },
  project: ({ context }) => {
    const { channels, guestId, isLive, isWanted, filter, missing, asked, trust, ...rest } =
      context as ChannelsContext
    return [
      channels
        .map(({ unreadCount, archived, lastMessageId }) =>
          [unreadCount, archived, lastMessageId].join(),
        )
        .join(' '),
      guestId,
      isLive,
      isWanted,
      filter,
      missing,
      asked,
      rest.unavailable,
      rest.isCountOutdated,
      rest.followed,
      rest.followedId,
      rest.isWatched,
      rest.isEndSeen,
      trust.isWhole,
      trust.isCountDoubted,
      trust.late.length,
      Math.min(trust.lateRounds, 3),
    ]
  },
  isFar: ({ context }) => {
    const { channels, guestId, missing } = context as ChannelsContext
    return missing.length > 2 || (guestId === 'guest-2' && channels.length > 0)
  },
  invariants: {
    'no channel stands twice in the list': ({ context: { channels } }) =>
      isOnce(channels.map(({ id }) => id)),
    'no latest message is shown twice': ({ context: { latest } }) =>
      isOnce(latest.map(({ messageId }) => messageId)),
    'each latest message is of a channel with unread ones': ({ context: { channels, latest } }) =>
      latest.every(({ channelId }) =>
        channels.some((channel) => channel.id === channelId && counts(channel)),
      ),
    'unread is never less than nothing': ({ context: { channels, unreadCount } }) =>
      unreadCount >= 0 && channels.every((one) => one.unreadCount >= 0),
    'where all channels are known, the unread are theirs': ({ context }) =>
      !context.trust.isWhole || context.unreadCount === unreadIn(context.channels),
    'what is looked at is read': ({ context }) =>
      !(context.isWatched && context.isEndSeen && followedIn(context)?.unread),
    'what is followed is known, or is looked for, or could not be found': ({ context }) => {
      const { followedId, missing, asked, unavailable } = context
      const isSought = [asked, ...missing, ...unavailable].some((id) => id === followedId)
      return followedId === null || followedIn(context) !== undefined || isSought
    },
    'no channel waits twice to be loaded': ({ context: { missing } }) => isOnce(missing),
    'a channel is loaded that there is': (snapshot) =>
      snapshot.matches({ single: 'loading' }) === (snapshot.context.asked !== ''),
    'an actor is looked for exactly while their channel is wanted': (snapshot) =>
      snapshot.matches({ actorChannel: 'unwanted' }) ===
      (snapshot.context.followedId !== null ||
        (snapshot.context.followed?.actorId ?? null) === null),
  },
  laws,
  idle: {
    'delays settleTime': 'set by what settles the list',
  },
}
