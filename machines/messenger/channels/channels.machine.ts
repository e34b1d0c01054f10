import { withEvent } from '../../core/withEvent.ts'
import {
  actorChannelStates,
  countStates,
  filterStates,
  listStates,
  singleStates,
} from './channels.lists.ts'
import { channelsSetup } from './channels.setup.ts'
import { noChannels } from './channels.state.ts'

/** Where nothing is asked for: an answer that is under way is about another guest. */
const fromAnew = [
  '.list.unwanted',
  '.filter.settled',
  '.unreadCount.trusted',
  '.single.atRest',
  '.actorChannel.unwanted',
] as const

/** The guest's channels, and what is unread in them [MSG-1 to MSG-8, MSG-13 to MSG-18, MSG-21 to MSG-32]. */
export const channelsMachine = channelsSetup.createMachine({
  id: 'channels',
  type: 'parallel',
  context: noChannels,
  on: {
    'guest.identified': [
      {
        guard: { type: 'isOtherGuest', params: withEvent },
        target: fromAnew,
        actions: { type: 'identify', params: withEvent },
      },
      { actions: { type: 'identify', params: withEvent } },
    ],
    'realtime.sessionEnded': { target: fromAnew, actions: 'forget' },
  },
  states: {
    /** In a region, for what another region takes as well would not be taken by the root. */
    facts: {
      initial: 'taken',
      states: { taken: {} },
      on: {
        'realtime.sessionEstablished': { actions: { type: 'establish', params: withEvent } },
        'realtime.connectionLost': { actions: 'noteLost' },
        'push.channels': { actions: { type: 'takePushed', params: withEvent } },
        'push.actorOnline': {
          actions: {
            type: 'takePresence',
            params: ({ event: { actorId } }) => ({ actorId, isOnline: true }),
          },
        },
        'push.actorOffline': {
          actions: {
            type: 'takePresence',
            params: ({ event: { actorId } }) => ({ actorId, isOnline: false }),
          },
        },
        'push.freeShowStarted': {
          actions: {
            type: 'takeFreeShow',
            params: ({ event: { channelId } }) => ({ channelId, freeChat: true }),
          },
        },
        'push.freeShowStopped': {
          actions: {
            type: 'takeFreeShow',
            params: ({ event: { channelId } }) => ({ channelId, freeChat: false }),
          },
        },
        'push.allChannelsSeen': { actions: 'takeAllSeen' },
        'push.messengerContentChanged': { actions: { type: 'takeContent', params: withEvent } },
        'recovery.retryDue': { actions: 'retryUnavailable' },
        'channels.doubtsDue': { actions: 'askDoubted' },
        'channels.wanted': { actions: 'wantList' },
        'channels.searchChanged': { actions: { type: 'takeSearch', params: withEvent } },
        'channels.allSeenRequested': { actions: ['markAllSeen', 'sendAllSeen'] },
        'channels.followed': { actions: { type: 'follow', params: withEvent } },
        'channels.watchChanged': { actions: { type: 'noteWatch', params: withEvent } },
        'channels.endSeen': { actions: { type: 'noteEnd', params: withEvent } },
        'channels.changeOrdered': { actions: { type: 'takeOrdered', params: withEvent } },
        'channels.channelChanged': { actions: { type: 'takeChannel', params: withEvent } },
      },
    },
    list: listStates,
    filter: filterStates,
    unreadCount: countStates,
    single: singleStates,
    actorChannel: actorChannelStates,
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    channels: typeof channelsMachine
  }
}
