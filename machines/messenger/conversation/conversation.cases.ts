import {
  messagesAt,
  outgoingMessage,
} from '../../../fixtures/messenger/conversationWalk.fixtures.ts'
import { channel } from '../../../fixtures/shell/pushes.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { lost } from '../../core/shared.cases.ts'
import { emptyDraft } from '../composer/draft.ts'
import { newestOf, oldestOf } from './conversation.history.ts'
import { laws } from './conversation.laws.ts'
import { conversationMachine } from './conversation.machine.ts'
import { isAccepted } from './conversation.outgoing.ts'
import type { ConversationContext } from './conversation.setup.ts'

const isOnce = (ids: readonly string[]) => new Set(ids).size === ids.length
const anchor = { key: 'message-103', offset: 0 }
const [next = null] = messagesAt(105, 105)
const [later = null] = messagesAt(109, 109)
const accepted = outgoingMessage({ status: 'accepted', messageId: 'message-103' })
const elsewhere = outgoingMessage({ status: 'accepted', messageId: 'message-999' })
const longAgo = outgoingMessage({
  status: 'accepted',
  messageId: 'message-998',
  createdAt: Date.UTC(2025, 0),
})

export const cases: Cases<typeof conversationMachine> = {
  machine: conversationMachine,
  inputs: [{ channel: channel(), draft: null, outgoing: [] }],
  events: {
    'conversation.channelChanged': [{ channel: channel() }],
    'conversation.contentChanged': [{ message: next }, { message: later }, { message: null }],
    'conversation.draftRestored': [{ draft: emptyDraft }],
    'conversation.hitRequested': [{ key: 'message-103' }],
    'conversation.keepRequested': [{}],
    'conversation.left': [{}],
    'conversation.olderWanted': [{}],
    'conversation.opened': [{ unreadCount: 1 }],
    'conversation.outdated': [{}],
    'conversation.outgoingChanged': [
      { outgoing: [accepted] },
      { outgoing: [] },
      { outgoing: [elsewhere] },
      { outgoing: [longAgo] },
    ],
    'conversation.purseChanged': [{ purse: { balance: 10, boughtGifts: {} } }],
    'conversation.retryRequested': [{}],
    'conversation.scrolled': [{ anchor }, { anchor: null }],
    'conversation.searchChanged': [{ searchPattern: 'evening' }],
    'conversation.searchClosed': [{}],
    'conversation.searchRequested': [{}],
    'recovery.retryDue': [{}],
  },
  answers: {
    loadContent: {
      outputs: [
        { messages: messagesAt(103, 104), hasOlder: true },
        { messages: messagesAt(1, 102), hasOlder: false },
        { messages: messagesAt(109, 109), hasOlder: true },
      ],
      errors: lost,
    },
  },
  parts: {
    visit: [
      'conversation.channelChanged',
      'conversation.draftRestored',
      'conversation.hitRequested',
      'conversation.keepRequested',
      'conversation.left',
      'conversation.opened',
      'conversation.purseChanged',
      'conversation.scrolled',
      'conversation.searchChanged',
      'conversation.searchClosed',
      'conversation.searchRequested',
      'loadContent',
    ],
    newest: [
      'conversation.contentChanged',
      'conversation.left',
      'conversation.opened',
      'conversation.outdated',
      'conversation.retryRequested',
      'loadContent',
      'recovery.retryDue',
    ],
    older: [
      'conversation.left',
      'conversation.olderWanted',
      'conversation.opened',
      'conversation.outdated',
      'conversation.retryRequested',
      'loadContent',
      'recovery.retryDue',
    ],
    placing: [
      'conversation.opened',
      'conversation.outgoingChanged',
      'conversation.left',
      'loadContent',
    ],
  },
  project: ({ context }) => {
    const { history, outgoing, search, anchor, olderThan, ...rest } = context as ConversationContext
    return [
      oldestOf(history)?.position,
      newestOf(history)?.position,
      history.hasOlder,
      outgoing.map(({ messageId }) => messageId),
      search !== null,
      anchor !== null,
      olderThan,
      rest.isKnown,
      rest.isCaughtUp,
      rest.isEndSeen,
      rest.unmarked,
      rest.early.map(({ position }) => position),
    ]
  },
  isFar: ({ context }) => (context as ConversationContext).early.length > 2,
  laws,
  invariants: {
    'what the history shows is not on its way': ({ context: { history, outgoing } }) =>
      outgoing.every(({ messageId }) => history.pages.flat().every(({ id }) => id !== messageId)),
    'while the newest are not here, what was accepted is left to them': (snapshot) =>
      !snapshot.matches({ newest: 'stale' }) || !snapshot.context.outgoing.some(isAccepted),
    'content is waited for as long as some was accepted': (snapshot) =>
      snapshot.matches({ placing: 'awaiting' }) === snapshot.context.outgoing.some(isAccepted),
    'once the newest are here it is known which are unread': (snapshot) =>
      !snapshot.matches({ newest: 'current' }) || snapshot.context.unmarked === 0,
    'no message is shown twice': ({ context: { history, outgoing } }) =>
      isOnce(history.pages.flat().map(({ id }) => id)) &&
      isOnce([
        ...outgoing.map(({ clientMessageId }) => clientMessageId),
        ...history.pages.flat().flatMap(({ clientMessageId }) => clientMessageId ?? []),
      ]),
    'positions ascend': ({ context: { history } }) =>
      history.pages
        .flat()
        .every(({ position }, at, all) => position > (all[at - 1]?.position ?? 0)),
    'no part of the history is empty': ({ context: { history } }) =>
      history.pages.every((page) => page.length > 0),
    'everything is of this channel': ({ context: { channel, history, outgoing, early } }) =>
      [...history.pages.flat(), ...outgoing, ...early].every(
        ({ channelId }) => channelId === channel.id,
      ),
    'what came early waits for the newest alone': (snapshot) =>
      snapshot.context.early.length === 0 ||
      snapshot.matches({ newest: 'loading' }) ||
      snapshot.matches({ newest: 'failed' }),
    'nothing new is counted while the end is seen': ({ context: { isEndSeen, newCount } }) =>
      newCount >= 0 && !(isEndSeen && newCount > 0),
    'nobody searches, and nothing is seen, where nobody looks': (snapshot) =>
      snapshot.matches({ presence: 'opened' }) ||
      (snapshot.context.search === null &&
        !snapshot.context.isEndSeen &&
        snapshot.context.firstUnread === null),
    'what was unread first is no newer than the newest': ({ context: { firstUnread, history } }) =>
      firstUnread === null || firstUnread <= (newestOf(history)?.position ?? 0),
    'whoever looks has the newest, or they are loaded, or that failed': (snapshot) =>
      !snapshot.matches({ presence: 'opened', newest: 'stale' }),
  },
}
