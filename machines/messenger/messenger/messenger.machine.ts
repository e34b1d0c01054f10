import {
  countStates,
  filterStates,
  listStates,
  moreStates,
  singleStates,
} from './messenger.lists.ts'
import { messenger } from './messenger.setup.ts'
import { atFirst } from './messenger.state.ts'
import {
  actorChannelStates,
  blockStates,
  detailsStates,
  touchStates,
  undoStates,
} from './messenger.work.ts'

export {
  retryInterval,
  sessionWait,
  undoTime,
} from './messenger.setup.ts'

import { withEvent } from '../../core/withEvent.ts'

/** The guest's channels, and the conversations in them [MSG-1 to MSG-33]. */
export const messengerMachine = messenger.createMachine({
  id: 'messenger',
  type: 'parallel',
  context: atFirst,
  on: {
    'realtime.sessionEnded': {
      target: [
        '.list.unwanted',
        '.more.ready',
        '.filter.settled',
        '.unreadCount.trusted',
        '.single.atRest',
        '.actorChannel.unwanted',
        '.block.atRest',
        '.touch.atRest',
        '.undo.nothing',
        '.details.closed',
      ],
      actions: 'forget',
    },
  },
  states: {
    /** In a region, for what another region takes as well would not be taken by the root. */
    facts: {
      initial: 'taken',
      states: { taken: {} },
      on: {
        'guest.identified': { actions: { type: 'identify', params: withEvent } },
        'guest.changed': { actions: { type: 'changePurse', params: withEvent } },
        'realtime.sessionEstablished': [
          {
            guard: { type: 'mustLoadAgain', params: withEvent },
            actions: [{ type: 'establish', params: withEvent }, 'tellOutdated'],
          },
          { actions: { type: 'establish', params: withEvent } },
        ],
        'realtime.connectionLost': { actions: 'noteLost' },
        'navigation.pageEntered': { actions: { type: 'enterPage', params: withEvent } },
        'navigation.overlayLeft': {
          actions: { type: 'leaveOverlay', params: withEvent },
        },
        'browser.shown': { actions: { type: 'noteVisible', params: { isVisible: true } } },
        'browser.hidden': { actions: { type: 'noteVisible', params: { isVisible: false } } },
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
        'push.allChannelsSeen': { actions: 'markAllSeen' },
        'push.messengerContentChanged': {
          actions: [
            { type: 'takeContent', params: withEvent },
            { type: 'passContent', params: withEvent },
          ],
        },
        'messenger.layoutChanged': { actions: { type: 'layOut', params: withEvent } },
        'messenger.channelsWanted': { actions: 'wantList' },
        'messenger.searchChanged': {
          actions: { type: 'takeSearch', params: withEvent },
        },
        'messenger.channelSelected': { actions: { type: 'select', params: withEvent } },
        'messenger.actorSelected': {
          actions: { type: 'selectActor', params: withEvent },
        },
        'messenger.channelUnselected': { actions: 'unselect' },
        'messenger.archiveRequested': {
          actions: [
            { type: 'markArchived', params: withEvent },
            {
              type: 'send',
              params: ({ event: { channelId, isArchived } }) => ({
                message: { type: 'archiveChannel', channelId, status: isArchived },
              }),
            },
          ],
        },
        'messenger.blockRequested': {
          actions: { type: 'markBlocked', params: withEvent },
        },
        'messenger.allSeenRequested': {
          actions: [
            'markAllSeen',
            { type: 'send', params: { message: { type: 'setAllChannelsSeen' } } },
          ],
        },
        'messenger.detailsRequested': {
          actions: { type: 'showDetails', params: { isShown: true } },
        },
        'messenger.detailsClosed': { actions: { type: 'showDetails', params: { isShown: false } } },
        'messenger.retryRequested': { actions: 'retry' },
        'messenger.noticeDismissed': { actions: 'dismissNotice' },
        'messenger.endSeen': { actions: { type: 'noteEnd', params: withEvent } },
        'messenger.emailToggled': {
          actions: [
            {
              type: 'toggleWords',
              params: ({ event }) => ({ actorId: event.actorId, isEmailEnabled: event.isEnabled }),
            },
            {
              type: 'send',
              params: ({ event: { actorId, isEnabled } }) => ({
                message: { type: 'setActorEmailNotification', actorId, enabled: isEnabled },
              }),
            },
          ],
        },
        'messenger.smsToggled': {
          actions: [
            {
              type: 'toggleWords',
              params: ({ event }) => ({ actorId: event.actorId, isSmsEnabled: event.isEnabled }),
            },
            {
              type: 'send',
              params: ({ event: { actorId, isEnabled } }) => ({
                message: { type: 'setActorSmsNotification', actorId, enabled: isEnabled },
              }),
            },
          ],
        },
        'delivery.changed': { actions: { type: 'takeOutgoing', params: withEvent } },
        'delivery.restored': { actions: { type: 'restoreHeld', params: withEvent } },
      },
    },
    list: listStates,
    more: moreStates,
    filter: filterStates,
    unreadCount: countStates,
    single: singleStates,
    actorChannel: actorChannelStates,
    block: blockStates,
    touch: touchStates,
    undo: undoStates,
    details: detailsStates,
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    messenger: typeof messengerMachine
  }
}
