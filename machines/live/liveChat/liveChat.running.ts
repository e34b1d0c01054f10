import { withEvent } from '../../core/withEvent.ts'
import { readChatMessage } from '../../messenger/conversation/chatMessage.ts'
import type { LiveChatContext } from './liveChat.context.ts'
import type { ChatAnswer, MinuteAnswer } from './liveChat.events.ts'
import { liveChatSetup } from './liveChat.setup.ts'

const booked = ({ event }: { event: { output: MinuteAnswer } }) => ({ answer: event.output })
const clientIdIn = (message: unknown) => readChatMessage(message)?.clientMessageId ?? null
const answered = ({ event }: { event: { output: ChatAnswer } }) => ({ answer: event.output })
const ofChat = ({ context: { chat } }: { context: LiveChatContext }) => ({
  chatId: chat?.chatId ?? '',
})

/** The chat is over because no picture came: nothing is paid for it. */
const givenUp = {
  noPicture: {
    target: '#liveChat.leaving',
    actions: 'giveUp',
  },
} as const

/** Coins came: the minute is asked for again. */
const onceEnough = {
  guard: { type: 'isEnough', params: withEvent },
  target: 'booking',
} as const

/**
 * What the picture uses up. A minute is asked for when the picture runs and the one before was seen to its
 * end, by its number, until it is answered: so it is booked once, and never for a picture that stands.
 */
const clock = liveChatSetup.createStateConfig({
  initial: 'awaitingPicture',
  states: {
    awaitingPicture: {
      after: givenUp,
      on: { 'liveChat.pictureRuns': { target: 'booking', actions: 'notePlaying' } },
    },
    booking: {
      invoke: {
        src: 'bookMinute',
        id: 'bookMinute',
        input: ({ context }) => ({ ...ofChat({ context }), minute: context.minute }),
        onDone: [
          {
            guard: { type: 'hasEnded', params: booked },
            target: '#liveChat.ended',
            actions: { type: 'takeEnd', params: ({ event }) => ({ chat: event.output.chat }) },
          },
          {
            guard: { type: 'isShort', params: booked },
            target: 'short',
            actions: { type: 'takeShort', params: booked },
          },
          {
            guard: 'isPlaying',
            target: 'playing',
            actions: { type: 'takeMinute', params: booked },
          },
          { target: 'stalled', actions: { type: 'takeMinute', params: booked } },
        ],
        onError: 'unsure',
      },
    },
    unsure: {
      after: { again: 'booking' },
      on: { 'recovery.retryDue': 'booking', 'liveChat.retryRequested': 'booking' },
    },
    playing: {
      entry: 'startClock',
      exit: 'stopClock',
      after: {
        over: [{ guard: 'isFree', target: 'freeTimeOver' }, { target: 'booking' }],
      },
      on: {
        'liveChat.pictureStalled': { target: 'stalled', actions: 'noteStanding' },
        'push.freeChatDurationChanged': {
          guard: { type: 'isThisFreeChat', params: withEvent },
          target: 'playing',
          reenter: true,
          actions: { type: 'takeFreeTime', params: withEvent },
        },
      },
      initial: 'ample',
      states: {
        ample: { after: { nearlyOver: { guard: 'isWarned', target: 'nearlyOver' } } },
        nearlyOver: {},
      },
    },
    stalled: {
      after: givenUp,
      on: { 'liveChat.pictureRuns': { target: 'playing', actions: 'notePlaying' } },
    },
    /** A show is ended by its performer; of what else was free the guest decides whether it goes on for coins. */
    freeTimeOver: {
      on: {
        'liveChat.goOnRequested': { guard: 'isTaster', target: 'booking', actions: 'goOn' },
        /** A guest who has become a VIP looks on: the platform ends the look that is over [GST-17]. */
        'liveChat.openRequested': {
          guard: { type: 'isLookAgain', params: withEvent },
          target: '#liveChat.opening',
          actions: { type: 'begin', params: withEvent },
        },
      },
    },
    /** Coins are missing: the chat waits for them. */
    short: {
      entry: ['tellBalanceOutdated', 'tellCoinsOver'],
      exit: 'closeCoinsBox',
      on: {
        'push.guestBalance': onceEnough,
        'guest.identified': {
          guard: { type: 'hasEnough', params: withEvent },
          target: 'booking',
          actions: { type: 'takeGuest', params: withEvent },
        },
        'liveChat.retryRequested': 'booking',
      },
    },
  },
})

/** The guest who watches others asks for the performer alone. */
const privacy = liveChatSetup.createStateConfig({
  initial: 'asIs',
  states: {
    asIs: {
      on: { 'liveChat.privateRequested': { guard: 'isWatching', target: 'asking' } },
    },
    asking: {
      invoke: {
        src: 'goPrivate',
        id: 'goPrivate',
        input: ofChat,
        onDone: [
          {
            guard: { type: 'hasBegun', params: answered },
            target: 'asIs',
            actions: { type: 'takePrivate', params: answered },
          },
          { target: 'refused' },
        ],
        onError: 'refused',
      },
    },
    refused: {
      on: { 'liveChat.privateRequested': { guard: 'isWatching', target: 'asking' } },
    },
  },
})

/** A chat that runs: its picture, what is said, and what is booked [CHT-1 CHT-3]. */
export const running = liveChatSetup.createStateConfig({
  type: 'parallel',
  entry: 'startOver',
  invoke: {
    src: 'livePicture',
    id: 'livePicture',
    input: ({ context: { chat } }) => ({ streamUrl: chat?.streamUrl ?? '' }),
  },
  on: {
    'liveChat.openRequested': { actions: 'grow' },
    'liveChat.pictureRuns': { actions: 'notePlaying' },
    'liveChat.pictureStalled': { actions: 'noteStanding' },
    'liveChat.pictureFailed': {
      target: '#liveChat.leaving',
      actions: 'giveUp',
    },
    'liveChat.leaveRequested': '#liveChat.leaving',
    'push.chatEnd': {
      guard: { type: 'isThisChat', params: withEvent },
      target: '#liveChat.leaving',
    },
    'navigation.pageEntered': {
      guard: { type: 'isOtherPage', params: withEvent },
      actions: [{ type: 'takePath', params: withEvent }, 'shrink'],
    },
    'liveChat.shrinkRequested': { actions: 'shrink' },
    'liveChat.growRequested': { actions: 'grow' },
    'liveChat.apartChanged': { actions: { type: 'takeApart', params: withEvent } },
    'liveChat.apartRequested': { guard: 'canBeApart', actions: 'toggleApart' },
    'liveChat.textChanged': { actions: { type: 'typeText', params: withEvent } },
    'liveChat.sayRequested': { guard: 'isSayable', actions: 'say' },
    'liveChat.repeatRequested': { actions: { type: 'repeat', params: withEvent } },
    'liveChat.giveRequested': {
      guard: { type: 'isGivable', params: withEvent },
      actions: { type: 'give', params: withEvent },
    },
    'realtime.sessionEstablished': { actions: 'repeatAll' },
    'push.messageAccepted': {
      actions: [
        { type: 'trackToy', params: ({ event }) => ({ id: event.clientMessageId }) },
        { type: 'noteSaid', params: withEvent },
      ],
    },
    'push.messageRejected': { actions: { type: 'noteUnsaid', params: withEvent } },
    'push.messengerContentChanged': {
      actions: [
        { type: 'trackToy', params: ({ event }) => ({ id: clientIdIn(event.message) }) },
        { type: 'hear', params: withEvent },
      ],
    },
    'push.liveReaction': {
      guard: { type: 'isThisPerformer', params: withEvent },
      actions: { type: 'takeReaction', params: withEvent },
    },
  },
  states: { clock, privacy },
})
