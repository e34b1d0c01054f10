import { assign, enqueueActions, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { to, toNowOrLater } from '../../core/address.ts'
import { now } from '../../core/clock.ts'
import { callbackSlot, promiseSlot } from '../../core/slot.ts'
import { newClientMessageId } from '../../messenger/delivery/clientMessageId.ts'
import { loadFailed } from '../../shell/recovery/recovery.events.ts'
import { liveTermsOf } from '../liveTerms/liveTerms.ts'
import { typeOfFormat } from './chatTypes.ts'
import { coinsMissing, type ExitCode, endOf, unknownExit } from './exitCodes.ts'
import {
  frameOf,
  isEnough,
  isFree,
  type LiveChatContext,
  nextMinute,
  nothing,
} from './liveChat.context.ts'
import type {
  ChatAnswer,
  ChatLine,
  ChatOrder,
  ChatRating,
  ChatWanted,
  Given,
  LiveChat,
  LiveChatEvent,
  MinuteAnswer,
  MinuteOrder,
  PictureRequest,
} from './liveChat.events.ts'
import {
  longestLine,
  toyPriceOf,
  withLine,
  withMessage,
  withRepeated,
  withState,
} from './liveChat.talk.ts'

type Answered = { answer: ChatAnswer }
type Booked = { answer: MinuteAnswer }
type Found = { chat: LiveChat | null }
type OfChat = { chatId: string }
type Line = { id: string }

/** From so many ms before the end of free time on the guest is warned. */
const warningTime = 20_000
const mostReactions = 8
/** Says that coins are missing where no room does. */
const coinsBox = 'not-enough-money'
const coinsBoxOpened = [
  to('modals'),
  { type: 'modals.openRequested', id: coinsBox, options: { raise: true } },
] as const

/** What the chart of a live chat knows and does. */
export const liveChatSetup = setup({
  types: {} as { context: LiveChatContext; events: LiveChatEvent },
  actors: {
    loadRunningChat: promiseSlot<LiveChat | null>('loadRunningChat'),
    openLiveChat: promiseSlot<ChatAnswer, ChatOrder>('openLiveChat'),
    bookMinute: promiseSlot<MinuteAnswer, MinuteOrder>('bookMinute'),
    goPrivate: promiseSlot<ChatAnswer, OfChat>('goPrivate'),
    endLiveChat: promiseSlot<LiveChat, OfChat & { code: ExitCode }>('endLiveChat'),
    livePicture: callbackSlot<PictureRequest, { streamUrl: string }>('livePicture'),
    rateLiveChat: promiseSlot<void, ChatRating>('rateLiveChat'),
  },
  delays: {
    /** What is booked, or free, is over. */
    over: ({ context: { endsAt } }) => Math.max(0, (endsAt ?? 0) - now()),
    nearlyOver: ({ context: { endsAt } }) => Math.max(0, (endsAt ?? 0) - now() - warningTime),
    /** So long a picture may stand before the chat is given up. */
    noPicture: 30_000,
    /** Until what was not answered is asked for again. */
    again: 2_000,
  },
  guards: {
    isOtherGuest: ({ context }, { guest }: { guest: GuestState }) =>
      context.guestId !== guestIdOf(guest),
    isLoggedIn: ({ context: { guestId } }) => typeof guestId === 'string',
    isVisitor: ({ context: { guestId } }) => guestId === null,
    isOtherPage: ({ context }, { path }: { path: string }) =>
      context.path !== null && context.path !== path,
    isFound: (_, { chat }: Found) => chat !== null,
    hasBegun: (_, { answer }: Answered) => answer.success,
    hasEnded: (_, { answer }: Booked) => answer.chat.code !== null,
    isShort: (_, { answer }: Booked) => answer.isShort,
    isPlaying: ({ context }) => context.isPlaying,
    isFree: ({ context }) => isFree(context.chat),
    /** Free for a while, and then to be had for coins. */
    isTaster: ({ context: { chat } }) => isFree(chat) && chat?.chatType !== 'LIVESHOW',
    isLookAgain: ({ context: { chat } }, { format }: ChatWanted) =>
      format === 'livePreview' && chat?.chatType === 'LIVE_PREVIEW',
    isWarned: ({ context: { chat } }) => chat?.chatType === 'FREECHAT',
    isWatching: ({ context: { chat } }) => chat?.chatType === 'VOYEUR_CHAT',
    isThisChat: ({ context: { chat } }, { chatId }: OfChat) => chat?.chatId === chatId,
    isThisFreeChat: ({ context: { chat } }, { actorId }: { actorId: string }) =>
      chat?.actorId === actorId && chat.chatType === 'FREECHAT',
    isThisPerformer: ({ context: { chat } }, { actorId }: { actorId: string }) =>
      chat?.actorId === actorId,
    isEnough: ({ context: { chat } }, { balance }: { balance: number }) => isEnough(chat, balance),
    hasEnough: ({ context: { chat, guestId } }, { guest }: { guest: GuestState }) =>
      guestId === guestIdOf(guest) && isEnough(chat, guest.balance),
    isLiveShow: ({ context: { end, wanted } }) =>
      end !== null && wanted !== null && endOf(end.code).follow === 'liveShow',
    hasOther: ({ context: { end } }) => end !== null && end.running !== null,
    wasThere: ({ context: { chat, guestId } }) =>
      typeof guestId === 'string' && chat !== null && (chat.minutes > 0 || isFree(chat)),
    isForCoins: (_, { answer }: Answered) => !answer.success && answer.code === coinsMissing,
    isComment: ({ context: { mayComment } }, { comment }: { comment: string }) =>
      mayComment && comment.length <= longestLine,
    canBeApart: ({ context }) => context.isApart !== null,
    isRating: (_, { stars }: { stars: number }) =>
      Number.isInteger(stars) && stars >= 1 && stars <= 5,
    isSayable: ({ context: { text } }) => {
      const { length } = text.trim()
      return length > 0 && length <= longestLine
    },
    isGivable: ({ context: { chat } }, { chatId }: OfChat) =>
      chat?.chatId === chatId && chat.channelId !== '',
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    takeGuest: assign((_, { guest }: { guest: GuestState }) => ({
      guestId: guestIdOf(guest),
      mayComment: liveTermsOf(guest).mayComment,
    })),
    takePath: assign((_, { path }: { path: string }) => ({ path })),
    /** The id is made once, so that whatever gets lost, it begins once. */
    begin: assign((_, { actorId, actorName, format, isPrivate }: ChatWanted) => ({
      ...nothing,
      wanted: { actorId, actorName, format, isPrivate },
      order: {
        clientChatId: newClientMessageId(),
        actorId,
        chatType: typeOfFormat[format],
        isPrivate,
      },
    })),
    beginLiveShow: assign(({ context: { wanted } }) => ({
      ...nothing,
      wanted: wanted && { ...wanted, format: 'liveShow' as const },
      order: wanted && {
        clientChatId: newClientMessageId(),
        actorId: wanted.actorId,
        chatType: typeOfFormat.liveShow,
        isPrivate: false,
      },
    })),
    takeFound: assign((_, { chat }: Found) => ({ ...nothing, chat, order: null })),
    takeOther: assign(({ context: { end } }) => ({ ...nothing, chat: end?.running ?? null })),
    startOver: assign(({ context: { chat } }) => ({
      minute: chat ? nextMinute(chat) : 0,
      isPlaying: false,
      endsAt: null,
    })),
    takeBegun: assign((_, { answer }: Answered) =>
      answer.success
        ? { chat: answer.chat }
        : { end: { code: answer.code, running: answer.running } },
    ),
    takeMinute: assign((_, { answer: { chat } }: Booked) => ({
      chat,
      minute: chat.minutes + 1,
    })),
    takeShort: assign((_, { answer: { chat } }: Booked) => ({ chat })),
    takePrivate: assign(({ context }, { answer }: Answered) =>
      answer.success && context.chat
        ? { chat: { ...answer.chat, remaining: context.chat.remaining } }
        : {},
    ),
    goOn: assign({ minute: 1 }),
    notePlaying: assign({ isPlaying: true }),
    noteStanding: assign({ isPlaying: false }),
    /** From now on the picture uses up what is booked. */
    startClock: assign(({ context: { chat } }) => ({ endsAt: now() + (chat?.remaining ?? 0) })),
    /** The picture stands: what is booked stays. */
    stopClock: assign(({ context: { chat, endsAt } }) => ({
      chat: chat && { ...chat, remaining: Math.max(0, (endsAt ?? now()) - now()) },
      endsAt: null,
    })),
    takeFreeTime: assign(({ context: { chat } }, { seconds }: { seconds: number }) => ({
      chat: chat && { ...chat, remaining: seconds * 1_000 },
    })),
    giveUp: assign({ exit: 108 }),
    takeEnd: assign((_, { chat }: { chat: LiveChat }) => ({
      chat,
      endsAt: null,
      end: { code: chat.code ?? unknownExit, running: null },
    })),
    takeComment: assign((_, { comment }: { comment: string }) => ({ comment })),
    takeStars: assign((_, { stars }: { stars: number }) => ({ stars })),
    forget: assign({ ...nothing, wanted: null, order: null }),
    trackBeginning: sendTo(to('tracking'), ({ context: { order } }) => ({
      type: 'tracking.actionTaken',
      eventContext: 'live',
      eventAction: 'chat_begun',
      eventData: { chatType: order?.chatType ?? '', actorId: order?.actorId ?? '' },
    })),
    /** While the end of a chat is told, an anonymous call that ends loads no page anew [VOC-4]. */
    tellExitOpened: sendTo(...toNowOrLater('voiceCall', { type: 'voiceCall.chatExitOpened' })),
    tellExitClosed: sendTo(...toNowOrLater('voiceCall', { type: 'voiceCall.chatExitClosed' })),
    trackEnd: enqueueActions(({ context: { chat }, enqueue }) => {
      if (!chat || chat.coins === 0) return
      const item =
        chat.chatType === 'VOYEUR_CHAT' ? ('voyeur_cam' as const) : ('live_chat' as const)
      enqueue.sendTo(to('tracking'), {
        type: 'tracking.itemPurchased',
        item,
        price: chat.coins,
        currency: 'VXC',
      })
    }),
    /** A look that did not become a chat for coins, once the guest has left the room. */
    tellLookEnded: enqueueActions(({ context: { chat }, enqueue }) => {
      if (chat?.chatType !== 'LIVE_PREVIEW') return
      const { actorId, actorName } = chat
      enqueue.sendTo(to('freePreview'), { type: 'freePreview.lookEnded', actorId, actorName })
    }),
    openCoinsBox: sendTo(...coinsBoxOpened),
    /** The room itself says so, but in the corner it has no place for it. */
    tellCoinsOver: enqueueActions(({ context, enqueue }) => {
      if (context.isSmall) enqueue.sendTo(...coinsBoxOpened)
    }),
    closeCoinsBox: sendTo(to('modals'), { type: 'modals.withdrawRequested', id: coinsBox }),
    tellBalanceOutdated: sendTo(to('guest'), { type: 'guest.balanceOutdated' }),
    typeText: assign((_, { text }: { text: string }) => ({ text })),
    say: enqueueActions(({ context, enqueue }) => {
      const id = newClientMessageId()
      const line: ChatLine = { id, from: 'guest', text: context.text.trim(), state: 'sending' }
      const lines = withLine(context.lines, line)
      enqueue.assign({ lines, text: '' })
      enqueue.sendTo(to('realtime'), frameOf({ ...context, lines }, id))
    }),
    repeat: enqueueActions(({ context, enqueue }, { id }: Line) => {
      if (!context.lines.some((line) => line.id === id && line.state === 'failed')) return
      const newId = newClientMessageId()
      const lines = withRepeated(context.lines, id, newId)
      enqueue.assign({ lines })
      enqueue.sendTo(to('realtime'), frameOf({ ...context, lines }, newId))
    }),
    /** Words that are being written stay where they are. */
    give: enqueueActions(({ context, enqueue }, { given }: { given: Given }) => {
      const id = newClientMessageId()
      const lines = withLine(context.lines, {
        id,
        from: 'guest',
        text: '',
        state: 'sending',
        given,
      })
      enqueue.assign({ lines })
      enqueue.sendTo(to('realtime'), frameOf({ ...context, lines }, id))
    }),
    /** What was said on a connection that broke may be lost: each id is stored once. */
    repeatAll: enqueueActions(({ context, enqueue }) => {
      for (const { id, state } of context.lines)
        if (state === 'sending') enqueue.sendTo(to('realtime'), frameOf(context, id))
    }),
    /** Comes before the line is noted as said, so that it is told once [TRK-2]. */
    trackToy: enqueueActions(({ context, enqueue }, { id }: { id: string | null }) => {
      const price = toyPriceOf(context.lines, id)
      if (price === null) return
      enqueue.sendTo(to('tracking'), {
        type: 'tracking.itemPurchased',
        item: 'toy_control',
        price,
        currency: 'VXC',
      })
    }),
    noteSaid: assign(({ context }, { clientMessageId }: { clientMessageId: string }) => ({
      lines: withState(context.lines, clientMessageId, 'said'),
    })),
    noteUnsaid: assign(({ context }, { clientMessageId }: { clientMessageId: string }) => ({
      lines: withState(context.lines, clientMessageId, 'failed'),
    })),
    hear: assign(({ context }, { message }: { message: unknown }) => ({
      lines: withMessage(context.lines, message, context.chat?.channelId ?? ''),
    })),
    takeReaction: assign(({ context: { reactions } }, { reaction }: { reaction: string }) => ({
      reactions: [...reactions, { id: (reactions.at(-1)?.id ?? 0) + 1, reaction }].slice(
        -mostReactions,
      ),
    })),
    shrink: assign({ isSmall: true }),
    grow: assign({ isSmall: false }),
    takeApart: assign((_, { isApart }: { isApart: boolean }) => ({ isApart })),
    /** At once: the browser grants it only while the guest's press is under way. */
    toggleApart: sendTo('livePicture', { type: 'livePicture.apartToggled' }),
    toggleMute: assign(({ context: { isMuted } }) => ({ isMuted: !isMuted })),
  },
})
