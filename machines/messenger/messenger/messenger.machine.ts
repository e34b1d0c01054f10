import { withEvent } from '../../core/withEvent.ts'
import { messengerSetup } from './messenger.setup.ts'
import { initialContext } from './messenger.state.ts'

const toUnselected = { guard: 'isUnselected', target: 'unselected' } as const
const toAwaited = { guard: 'isAwaited', target: 'awaited' } as const
const toKnown = { guard: 'isKnown', target: 'known' } as const
const toMissing = { guard: 'isMissing', target: 'missing' } as const

/** The messenger's page: its current channel, the conversations that run, and its panes [MSG-9 to MSG-12, MSG-33]. */
export const messengerMachine = messengerSetup.createMachine({
  id: 'messenger',
  context: initialContext,
  initial: 'unselected',
  on: {
    'guest.identified': {
      actions: [
        { type: 'identify', params: withEvent },
        { type: 'passPurse', params: withEvent },
      ],
    },
    'guest.changed': { actions: { type: 'passPurse', params: withEvent } },
    'realtime.sessionEstablished': {
      guard: { type: 'mustLoadAgain', params: withEvent },
      actions: 'tellOutdated',
    },
    'realtime.sessionEnded': [
      { guard: 'isPageShown', actions: ['forget', 'wantChannels'] },
      { actions: 'forget' },
    ],
    'navigation.pageEntered': [
      {
        guard: { type: 'isMessenger', params: withEvent },
        actions: ['wantChannels', { type: 'enterPage', params: withEvent }],
      },
      { actions: { type: 'enterPage', params: withEvent } },
    ],
    'navigation.queryEntered': { actions: { type: 'enterQuery', params: withEvent } },
    'navigation.overlayLeft': { actions: { type: 'leaveOverlay', params: withEvent } },
    'browser.shown': { actions: { type: 'noteVisible', params: { isVisible: true } } },
    'browser.hidden': {
      actions: [{ type: 'noteVisible', params: { isVisible: false } }, 'keepDrafts'],
    },
    'push.messengerContentChanged': { actions: { type: 'passContent', params: withEvent } },
    'channels.followedChanged': { actions: { type: 'takeChannel', params: withEvent } },
    'channels.followedMissing': { actions: 'noteMissing' },
    'messenger.layoutChanged': { actions: { type: 'layOut', params: withEvent } },
    'messenger.channelSelected': { actions: { type: 'select', params: withEvent } },
    'messenger.actorSelected': { actions: { type: 'selectActor', params: withEvent } },
    'messenger.channelUnselected': { actions: 'unselect' },
    'messenger.detailsRequested': {
      actions: { type: 'showDetails', params: { isShown: true } },
    },
    'messenger.detailsClosed': { actions: { type: 'showDetails', params: { isShown: false } } },
    'messenger.pictureRequested': { actions: { type: 'showPicture', params: withEvent } },
    'messenger.pictureClosed': { actions: { type: 'showPicture', params: { key: null } } },
    'recovery.retryDue': { actions: { type: 'passRetryDue', params: withEvent } },
    'messenger.retryRequested': { actions: 'retry' },
    'delivery.changed': { actions: { type: 'takeOutgoing', params: withEvent } },
    // conversations that run already began without their drafts
    'delivery.restored': {
      actions: [{ type: 'restoreHeld', params: withEvent }, 'passDrafts'],
    },
  },
  states: {
    unselected: { always: toAwaited },
    awaited: { always: [toUnselected, toKnown, toMissing] },
    known: { always: [toUnselected, toAwaited] },
    missing: { always: [toUnselected, toKnown, toAwaited] },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    messenger: typeof messengerMachine
  }
}
