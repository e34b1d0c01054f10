import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { outgoingMessage } from '../../../fixtures/messenger/conversationWalk.fixtures.ts'
import { chatMessage } from '../../../fixtures/messenger/messenger.fixtures.ts'
import { channel } from '../../../fixtures/shell/pushes.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { identified, pushed, queries, sessions, visits } from '../../core/shared.cases.ts'
import { laws } from './messenger.laws.ts'
import { messengerMachine } from './messenger.machine.ts'
import { conversationId } from './messenger.settle.ts'
import { type MessengerContext, overlaysWanted } from './messenger.state.ts'

const channelId = 'channel-1'
const sorted = (ids: readonly string[]) => ids.toSorted().join()
const isOnce = (ids: readonly string[]) => new Set(ids).size === ids.length

export const cases: Cases<typeof messengerMachine> = {
  machine: messengerMachine,
  inputs: [undefined],
  events: {
    'browser.hidden': [{}],
    'browser.shown': [{}],
    'channels.followedChanged': [{ channel: channel() }],
    'channels.followedMissing': [{}],
    'delivery.changed': [{ messages: [outgoingMessage()] }],
    'delivery.restored': [{ drafts: { [channelId]: { text: 'Hello', gifts: [] } }, channelId }],
    'guest.changed': [{ guest: guest() }],
    'guest.identified': identified,
    'messenger.actorSelected': [{ actorId: 'actor-1' }],
    'messenger.channelSelected': [{ channelId }, { channelId: 'channel-2' }],
    'messenger.channelUnselected': [{}],
    'messenger.detailsClosed': [{}],
    'messenger.detailsRequested': [{}],
    'messenger.layoutChanged': [{ layout: 'narrow' }, { layout: 'wide' }],
    'messenger.pictureClosed': [{}],
    'messenger.pictureRequested': [{ key: 'message-1' }],
    'messenger.retryRequested': [{}],
    'navigation.overlayLeft': [{ isPageLeft: false }, { isPageLeft: true }],
    'navigation.pageEntered': visits('messenger', '/en/messenger/'),
    'navigation.queryEntered': queries('messenger', { channel: channelId }),
    'push.messengerContentChanged': [
      pushed('messengerContentChanged', { channelId, message: chatMessage() }),
    ],
    'realtime.sessionEnded': [{}],
    'realtime.sessionEstablished': sessions,
    'recovery.retryDue': [{}],
  },
  answers: {},
  parts: {
    selection: [
      'channels.followedChanged',
      'channels.followedMissing',
      'guest.identified',
      'messenger.actorSelected',
      'messenger.channelSelected',
      'messenger.channelUnselected',
      'messenger.retryRequested',
      'navigation.pageEntered',
      'navigation.queryEntered',
      'realtime.sessionEnded',
    ],
    conversations: [
      'channels.followedChanged',
      'delivery.changed',
      'delivery.restored',
      'guest.changed',
      'guest.identified',
      'messenger.channelSelected',
      'navigation.pageEntered',
      'push.messengerContentChanged',
      'realtime.sessionEnded',
      'realtime.sessionEstablished',
      'recovery.retryDue',
    ],
    panes: [
      'browser.hidden',
      'browser.shown',
      'channels.followedChanged',
      'messenger.channelSelected',
      'messenger.channelUnselected',
      'messenger.detailsClosed',
      'messenger.detailsRequested',
      'messenger.layoutChanged',
      'messenger.pictureClosed',
      'messenger.pictureRequested',
      'navigation.overlayLeft',
      'navigation.pageEntered',
      'realtime.sessionEnded',
    ],
  },
  project: ({ context }) => {
    const { choice, channel, conversations, outgoing, overlays, ...rest } =
      context as MessengerContext
    return [
      choice,
      channel !== null,
      Object.keys(rest.drafts),
      rest.areDetailsFolded,
      conversations,
      Object.keys(outgoing),
      overlays,
      rest.guestId,
      rest.isPageShown,
      rest.isVisible,
      rest.layout,
      rest.isMissing,
      rest.openId,
      rest.restoredId,
      rest.notedId,
      rest.areDetailsOver,
      rest.pictureKey,
    ]
  },
  invariants: {
    'no conversation runs twice': ({ context: { conversations } }) => isOnce(conversations),
    'exactly those conversations run that are known to': ({ children, context }) =>
      sorted(Object.keys(children)) === sorted(context.conversations.map(conversationId)),
    'the open conversation is of the channel that is current': ({ context }) =>
      context.openId === null || context.openId === context.channel?.id,
    'the open conversation runs': ({ context: { openId, conversations } }) =>
      openId === null || conversations.includes(openId),
    'a channel is current only where one is chosen, and is that': ({ context }) =>
      context.channel === null ||
      context.choice?.channelId === context.channel.id ||
      context.choice?.actorId === context.channel.actorId,
    'nobody looks at what is not seen': ({ context: { isWatched, isVisible, openId } }) =>
      !isWatched || (isVisible && openId !== null),
    'a picture lies over an open conversation alone': ({ context: { openId, pictureKey } }) =>
      pictureKey === null || openId !== null,
    'as much lies over the page as navigation was told': ({ context }) =>
      !context.isPageShown || context.overlays === overlaysWanted(context),
  },
  laws,
  idle: {
    'actors conversation': 'begun by what settles the messenger',
  },
}
