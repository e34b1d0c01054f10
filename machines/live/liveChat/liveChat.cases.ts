import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import {
  bookedChat,
  chatWanted,
  freeChat,
  liveChat,
  minute,
} from '../../../fixtures/live/liveChat.fixtures.ts'
import { chatMessage } from '../../../fixtures/messenger/messenger.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { anonymousGuest } from '../../account/guest/guest.state.ts'
import { lost, pushed, sessions, visits } from '../../core/shared.cases.ts'
import { laws } from './liveChat.laws.ts'
import { liveChatMachine } from './liveChat.machine.ts'

const given = { gifts: { 'gift-1': 1 }, toy: null }
const preview = freeChat({ chatType: 'LIVE_PREVIEW', remaining: 5_000 })

export const cases: Cases<typeof liveChatMachine> = {
  machine: liveChatMachine,
  inputs: [undefined],
  events: {
    'guest.identified': [
      { guest: guest() },
      { guest: guest({ balance: 2, isBlockedForComments: true }) },
      { guest: anonymousGuest },
    ],
    'liveChat.apartChanged': [{ isApart: false }],
    'liveChat.apartRequested': [{}],
    'liveChat.closed': [{}],
    'liveChat.commentChanged': [{ comment: 'A fine evening.' }, { comment: 'a'.repeat(9_999) }],
    'liveChat.giveRequested': [
      { chatId: 'chat-1', given },
      { chatId: 'chat-2', given },
    ],
    'liveChat.goOnRequested': [{}],
    'liveChat.growRequested': [{}],
    'liveChat.leaveRequested': [{}],
    'liveChat.muteToggled': [{}],
    'liveChat.openRequested': [chatWanted(), chatWanted({ format: 'livePreview' })],
    'liveChat.pictureFailed': [{}],
    'liveChat.pictureRuns': [{}],
    'liveChat.pictureStalled': [{}],
    'liveChat.privateRequested': [{}],
    'liveChat.rated': [{ stars: 5 }, { stars: 4 }, { stars: 6 }],
    'liveChat.repeatRequested': [{ id: 'line-1' }],
    'liveChat.resumeRequested': [{}],
    'liveChat.retryRequested': [{}],
    'liveChat.sayRequested': [{}],
    'liveChat.shrinkRequested': [{}],
    'liveChat.textChanged': [{ text: 'Good evening' }],
    'navigation.pageEntered': visits('actor', '/en/amateur/juno-amber/'),
    'push.chatEnd': [pushed('chatEnd'), pushed('chatEnd', { chatId: 'chat-2' })],
    'push.freeChatDurationChanged': [
      pushed('freeChatDurationChanged'),
      pushed('freeChatDurationChanged', { actorId: 'actor-2' }),
    ],
    'push.guestBalance': [pushed('guestBalance'), pushed('guestBalance', { balance: 2 })],
    'push.liveReaction': [pushed('liveReaction'), pushed('liveReaction', { actorId: 'actor-2' })],
    'push.messageAccepted': [pushed('messageAccepted')],
    'push.messageRejected': [pushed('messageRejected')],
    'push.messengerContentChanged': [pushed('messengerContentChanged', { message: chatMessage() })],
    'realtime.sessionEstablished': sessions,
    'recovery.retryDue': [{}],
  },
  answers: {
    bookMinute: {
      outputs: [
        minute(bookedChat(1)),
        minute(liveChat(), true),
        minute(bookedChat(1, { code: 201 })),
        minute(freeChat({ remaining: 60_000 })),
        minute(preview),
        minute(freeChat({ chatType: 'LIVESHOW', remaining: 60_000 })),
      ],
      errors: lost,
    },
    endLiveChat: { outputs: [bookedChat(1, { code: 100 }), liveChat({ code: 908 })], errors: lost },
    goPrivate: {
      outputs: [
        { success: true, chat: bookedChat(1, { isPrivate: true }) },
        { success: false, code: 205, running: null },
      ],
      errors: lost,
    },
    loadRunningChat: { outputs: [null, bookedChat(1)], errors: lost },
    openLiveChat: {
      outputs: [
        { success: true, chat: liveChat() },
        { success: true, chat: liveChat({ chatType: 'VOYEUR_CHAT' }) },
        { success: false, code: 503, running: null },
        { success: false, code: 601, running: bookedChat(1) },
      ],
      errors: lost,
    },
    rateLiveChat: { outputs: [undefined], errors: lost },
  },
  project: ({ context: { chat, end, isPlaying, mayComment, path, wanted } }) => [
    [chat?.chatType, chat?.price, chat?.minutes, chat?.channelId],
    [end?.code, isPlaying, mayComment, path, wanted?.format],
  ],
  impossible: {
    'liveChat.running.privacy.refused:liveChat.privateRequested:0 refused':
      'who was refused is still one who watches',
  },
  parts: {
    begun: [
      'guest.identified',
      'liveChat.closed',
      'liveChat.leaveRequested',
      'liveChat.openRequested',
      'liveChat.pictureFailed',
      'liveChat.resumeRequested',
      'liveChat.retryRequested',
      'navigation.pageEntered',
      'push.chatEnd',
      'recovery.retryDue',
      'endLiveChat',
      'loadRunningChat',
      'openLiveChat',
    ],
    booked: [
      'guest.identified',
      'liveChat.goOnRequested',
      'liveChat.openRequested',
      'liveChat.pictureRuns',
      'liveChat.pictureStalled',
      'liveChat.retryRequested',
      'push.freeChatDurationChanged',
      'push.guestBalance',
      'recovery.retryDue',
      'bookMinute',
      'loadRunningChat',
      'openLiveChat',
    ],
    said: [
      'guest.identified',
      'liveChat.apartChanged',
      'liveChat.apartRequested',
      'liveChat.giveRequested',
      'liveChat.growRequested',
      'liveChat.muteToggled',
      'liveChat.openRequested',
      'liveChat.privateRequested',
      'liveChat.repeatRequested',
      'liveChat.sayRequested',
      'liveChat.shrinkRequested',
      'liveChat.textChanged',
      'push.liveReaction',
      'push.messageAccepted',
      'push.messageRejected',
      'push.messengerContentChanged',
      'realtime.sessionEstablished',
      'goPrivate',
      'loadRunningChat',
      'openLiveChat',
    ],
    rated: [
      'guest.identified',
      'liveChat.commentChanged',
      'liveChat.leaveRequested',
      'liveChat.rated',
      'liveChat.resumeRequested',
      'endLiveChat',
      'loadRunningChat',
      'rateLiveChat',
    ],
  },
  laws,
}
