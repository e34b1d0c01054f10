import type { Upcaster } from '../../core/upcaster.ts'

const version = 3
const [page, channels, pages, orders, details] = [
  'app/messenger',
  'app/channels',
  'app/channelPages',
  'app/channelOrders',
  'app/channelDetails',
] as const

/** What the guest did and what was due, which others take now, by its old type. */
const moved: readonly [type: string, takenBy: string, now: string][] = [
  ['messenger.channelsWanted', channels, 'channels.wanted'],
  ['messenger.filterChosen', channels, 'channels.filterChosen'],
  ['messenger.onlineOnlyChosen', channels, 'channels.onlineOnlyChosen'],
  ['messenger.searchChanged', channels, 'channels.searchChanged'],
  ['messenger.allSeenRequested', channels, 'channels.allSeenRequested'],
  ['messenger.moreWanted', pages, 'channelPages.moreWanted'],
  ['messenger.archiveRequested', orders, 'channelOrders.archiveRequested'],
  ['messenger.blockRequested', orders, 'channelOrders.blockRequested'],
  ['messenger.noticeDismissed', orders, 'channelOrders.noticeDismissed'],
  ['messenger.emailToggled', details, 'channelDetails.emailToggled'],
  ['messenger.smsToggled', details, 'channelDetails.smsToggled'],
  ...(
    [
      ['sessionWait', 'list.awaitingSession', channels, 'channels.list.awaitingSession'],
      ['answerTimeout', 'filter.asked', channels, 'channels.filter.asked'],
      ['retryInterval', 'unreadCount.unknown', channels, 'channels.unreadCount.unknown'],
      ['answerTimeout', 'more.awaitingMore', pages, 'channelPages.awaitingMore'],
      ['moreInterval', 'more.resting', pages, 'channelPages.resting'],
      ['touchInterval', 'touch.resting', orders, 'channelOrders.touch.resting'],
      ['retryInterval', 'touch.missed', orders, 'channelOrders.touch.missed'],
      ['undoTime', 'undo.offered', orders, 'channelOrders.undo.offered'],
    ] as const
  ).map(([delay, state, takenBy, now]): [string, string, string] => [
    `xstate.after.${delay}.messenger.${state}`,
    takenBy,
    `xstate.after.${delay}.${now}`,
  ]),
]

/** The services that others ask now. */
const asked = {
  loadActorChannel: channels,
  loadChannel: channels,
  loadChannels: channels,
  loadUnreadCount: channels,
  blockChannel: orders,
  touchChannel: orders,
  loadMessengerActor: details,
}

/** What others keep now. */
const keys = [
  'channels',
  'purse',
  'isLive',
  'isWanted',
  'loadedCount',
  'total',
  'moreOffset',
  'moreAskedAt',
  'isMoreWanted',
  'filter',
  'isOnlineOnly',
  'searchPattern',
  'unreadCount',
  'isCountOutdated',
  'latest',
  'selectedId',
  'wantedActorId',
  'isEndSeen',
  'missing',
  'asked',
  'unavailable',
  'toTouch',
  'touching',
  'toBlock',
  'failedBlock',
  'archivedId',
  'detailsActorId',
  'actor',
]

const without = (actor: string, key: string): Upcaster => ({
  version,
  changes: 'part',
  actor,
  from: `.${key}`,
  to: null,
})

const made = (actor: string, part: string): Upcaster => ({
  version,
  changes: 'part',
  actor,
  from: part,
  to: part,
  remade: true,
})

const conversations = `${page}/conversation-*`

/** The messenger was one actor; channels, their pages, orders and details have actors of their own now. */
export const messengerSplit: readonly Upcaster[] = [
  ...moved.map(
    ([type, takenBy, now]): Upcaster => ({
      version,
      changes: 'event',
      type,
      to: page,
      as: (event) => ({ ...event, type: now }),
      takenBy: [takenBy],
    }),
  ),
  {
    version,
    changes: 'event',
    type: 'messenger.retryRequested',
    to: page,
    as: (event) => [
      event,
      { type: 'channels.retryRequested' },
      { type: 'channelPages.retryRequested' },
      { type: 'channelDetails.retryRequested' },
    ],
    takenBy: [channels, pages, details, page],
  },
  ...Object.entries(asked).map(
    ([slot, asks]): Upcaster => ({
      version,
      changes: 'actor',
      from: `${page}/${slot}`,
      to: `${asks}/${slot}`,
    }),
  ),
  // a checkpoint's choice cannot be told without the channels, so that none is made
  {
    version,
    changes: 'state',
    actor: page,
    as: (state) => ({ ...state, value: 'unselected', context: unselected(state.context) }),
  },
  made(page, 'value'),
  ...keys.map((key) => without(page, key)),
  without(conversations, 'purse'),
  // told of a channel only while it is looked at
  made(conversations, '.channel'),
  made(`${conversations}/composer`, '.channel'),
  made(conversations, 'input'),
  made(`${conversations}/composer`, 'input'),
  ...[conversations, `${conversations}/composer`].map(
    (actor): Upcaster => ({ version, changes: 'state', actor, as: (state) => state }),
  ),
  made('app', '.held'),
]

function unselected(context: unknown): unknown {
  const choice = { choice: null, channel: null, isMissing: false, isWatched: false, openId: null }
  return { ...(context as object), ...choice }
}
