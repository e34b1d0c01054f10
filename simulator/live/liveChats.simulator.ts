import { randomUUID } from 'node:crypto'
import type { Account } from '../core/account.ts'
import type { PlatformCore } from '../core/platform.ts'
import { Refusal } from '../core/refusal.ts'
import type { Performer } from '../core/world.simulator.ts'
import type { Messenger } from '../messenger/messengerPost.ts'
import type { Performers } from '../messenger/performers.simulator.ts'
import type { Purchases } from '../money/purchases.simulator.ts'
import type { ChatShows } from './chatShows.simulator.ts'
import type { FreeChatTimes } from './freeChatTimes.ts'
import { createLiveChatBooks, type LiveChatBooks } from './liveChatBooks.ts'
import { type ChatType, type Exit, exits, isTaster, type LiveChat } from './liveChatKinds.ts'
import { whyNoChat } from './liveChatRefusals.ts'
import { deadlineOf, grace, termsOf } from './liveChatTerms.ts'

/** Whose chat it is. */
export interface ChatOwner {
  /** A guest's id, or the login of a visitor. */
  id: string
  /** Null for a visitor. */
  account: Account | null
}

export interface ChatOrder {
  /** What the client calls the chat: the same name begins it once. */
  clientChatId: string
  actorId: string
  chatType: ChatType
  isPrivate: boolean
}

/** What came of an order; `running` is the chat that is in its way. */
type ChatOutcome = { chat: LiveChat } | { code: Exit; running: LiveChat | null }

/** Live chats: who is in one, what is booked for it, and how it ends. */
export interface LiveChats extends Pick<LiveChatBooks, 'book'> {
  /**
   * Begins a chat, or says why not; nothing is booked before its picture runs.
   * @throws Refusal 404 for an unknown performer
   */
  start(owner: ChatOwner, order: ChatOrder): ChatOutcome
  /**
   * The guest of a voyeur chat is alone with the performer from the next minute on, or why not.
   * @throws Refusal 409 for any other chat
   */
  makePrivate(chat: LiveChat): Exit | null
  /** Ends a chat and tells all tabs of its guest; one that is over stays as it ended. */
  end(chat: LiveChat, code: number): void
  /** Ends the chats of a guest. */
  endOf(guestId: string, code: Exit): void
  /** All prices of a performer change by so many coins: who would pay more is told so by the end of the chat. */
  changePrices(performer: Performer, by: number): void
  /** Somebody else has the performer for themselves, or no more. */
  setBusy(actorId: string, isBusy: boolean): void
  isBusy(actorId: string): boolean
  /** @throws Refusal 404 for a chat that the owner does not have */
  find(owner: ChatOwner, chatId: string): LiveChat
  /** The chat of the owner that is not over. */
  running(ownerId: string): LiveChat | null
  /** The chats of the owner that are over, the newest first; a preview is none. */
  had(ownerId: string): LiveChat[]
  /** The chat in which a guest says something; null when it does not run, or lets nobody speak. */
  heardIn(account: Account, said: { chatId: string | null; channelId: string }): LiveChat | null
  /** The chat whose picture this key leads to, while there is one. */
  streaming(streamKey: string): LiveChat | null
}

interface LiveChatBusiness {
  chatShows: ChatShows
  freeChatTimes: FreeChatTimes
  messenger: Messenger
  performers: Performers
  purchases: Purchases
}

/** Opens the stage. */
export function createLiveChats(core: PlatformCore, business: LiveChatBusiness): LiveChats {
  const { calendar, journal, push, world } = core
  const { chatShows, freeChatTimes, messenger, performers } = business
  const chats = new Map<string, LiveChat>()
  const byOrder = new Map<string, LiveChat>()
  const byStream = new Map<string, LiveChat>()
  const deadlines = new Map<LiveChat, number>()
  const busy = new Set<string>()
  const books = createLiveChatBooks(core, { ...business, end, awaitDeadline })

  const open = () => [...chats.values()].filter(({ code }) => code === null)
  const running = (ownerId: string) => open().find(({ owner }) => owner === ownerId) ?? null
  const isBusyFor = (actorId: string, ownerId: string) =>
    busy.has(actorId) ||
    open().some((one) => one.isPrivate && one.performer.id === actorId && one.owner !== ownerId)

  function awaitDeadline(chat: LiveChat): void {
    calendar.clearTimeout(deadlines.get(chat) ?? 0)
    const { at, code } = deadlineOf(chat)
    deadlines.set(
      chat,
      calendar.setTimeout(() => end(chat, code), at - calendar.now()),
    )
  }

  function begin(owner: ChatOwner, order: ChatOrder, performer: Performer): LiveChat {
    const { chatType: type, isPrivate } = order
    const { account } = owner
    const chat: LiveChat = {
      id: `chat${chats.size + 1}`,
      owner: owner.id,
      account,
      performer,
      channelId: account ? messenger.channelWith(account, performer.id).id : '',
      streamKey: randomUUID(),
      startedAt: calendar.now(),
      type,
      isPrivate: isPrivate || type === 'VOYEUR_PRIVATE_CHAT',
      ...termsOf(type, isPrivate, performer, world),
      minutes: 0,
      coins: 0,
      giftCoins: 0,
      lastsUntil: null,
      shortSince: null,
      code: null,
      stars: null,
      comment: null,
    }
    chats.set(chat.id, chat)
    byStream.set(chat.streamKey, chat)
    awaitDeadline(chat)
    journal.write('note', account?.id ?? null, `${chat.id}: ${type} with ${performer.id} begins`)
    return chat
  }

  function end(chat: LiveChat, code: number): void {
    if (chat.code !== null) return
    const { id, account, owner } = chat
    chat.code = code
    calendar.clearTimeout(deadlines.get(chat) ?? 0)
    deadlines.delete(chat)
    books.settleFreeTime(chat)
    journal.write('note', account ? owner : null, `${id} ends with code ${code}`)
    if (account) push(owner, { type: 'chatEnd', chatId: id, code })
  }

  /** Who looks once more has seen enough of a look whose time is over. */
  function endLook(ownerId: string, type: ChatType): void {
    const look = running(ownerId)
    const isOver = look?.lastsUntil != null && look.lastsUntil <= calendar.now()
    if (look && isOver && type === 'LIVE_PREVIEW' && look.type === type)
      end(look, exits.previewIsOver)
  }

  performers.listen((actorId, isOnline) => {
    if (isOnline) return
    for (const chat of open().filter(({ performer }) => performer.id === actorId)) {
      const { performerWentOffline, freePerformerWentOffline } = exits
      end(chat, isTaster(chat.type) ? freePerformerWentOffline : performerWentOffline)
    }
  })

  return {
    start(owner, order) {
      const { clientChatId, actorId, chatType: type, isPrivate } = order
      const { account } = owner
      const key = `${owner.id}/${clientChatId}`
      const known = byOrder.get(key)
      if (known) return { chat: known }
      const performer = world.performers.get(actorId)
      if (!performer) throw new Refusal(404, `actorId: there is no actor ${actorId}`, 'actorId')
      endLook(owner.id, type)
      const other = running(owner.id)
      const { price } = termsOf(type, isPrivate, performer, world)
      const isBusy = isBusyFor(actorId, owner.id)
      const asked = { account, performer, type, price, isBusy, runsAnother: other !== null }
      const code = whyNoChat(asked, { chatShows, freeChatTimes, seed: world.seed })
      if (code) return { code, running: other }
      const chat = begin(owner, order, performer)
      byOrder.set(key, chat)
      return { chat }
    },

    book: books.book,

    makePrivate(chat) {
      const { account, performer, type } = chat
      if (!account || chat.code !== null || type !== 'VOYEUR_CHAT') {
        throw new Refusal(
          409,
          'chatId: only a voyeur chat that runs becomes a private one',
          'chatId',
        )
      }
      const terms = termsOf('VOYEUR_PRIVATE_CHAT', true, performer, world)
      if (account.guest.balance < terms.price) return exits.notEnoughCoins
      Object.assign(chat, terms, { type: 'VOYEUR_PRIVATE_CHAT', isPrivate: true })
      return null
    },

    end,

    endOf(guestId, code) {
      const chat = running(guestId)
      if (chat) end(chat, code)
    },

    changePrices(performer, by) {
      const { prices } = performer
      for (const one of ['liveChat', 'voyeurChat', 'videoCall'] as const) {
        prices[one] = Math.max(1, prices[one] + by)
      }
      for (const chat of open().filter((one) => one.performer === performer)) {
        const terms = termsOf(chat.type, chat.isPrivate, performer, world)
        if (terms.priceAfter > chat.priceAfter) {
          chat.priceAfter = terms.priceAfter
          end(chat, exits.priceRose)
        } else Object.assign(chat, terms)
      }
    },

    setBusy(actorId, isBusy) {
      if (!isBusy) busy.delete(actorId)
      else busy.add(actorId)
    },
    isBusy: (actorId) => busy.has(actorId),

    find(owner, chatId) {
      const chat = chats.get(chatId)
      if (chat?.owner === owner.id) return chat
      throw new Refusal(404, `chatId: there is no chat ${chatId}`, 'chatId')
    },
    running,

    had: (ownerId) =>
      [...chats.values()]
        .filter(
          ({ owner, code, type }) => owner === ownerId && code !== null && type !== 'LIVE_PREVIEW',
        )
        .toReversed(),

    heardIn(account, { chatId, channelId }) {
      const chat = running(account.id)
      if (chat?.id !== chatId || chat.channelId !== channelId) return null
      return chat.type === 'LIVE_PREVIEW' ? null : chat
    },

    streaming(streamKey) {
      const chat = byStream.get(streamKey)
      if (!chat || chat.code !== null) return null
      return calendar.now() <= (chat.lastsUntil ?? chat.startedAt) + grace ? chat : null
    },
  }
}

declare module '../core/platform.ts' {
  interface Business {
    readonly liveChats: LiveChats
  }
}
