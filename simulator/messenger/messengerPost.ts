import type { Account, MessageOutcome } from '../core/account.ts'
import type { Channel, Message } from '../core/entities.ts'
import type { PlatformCore } from '../core/platform.ts'
import { Refusal } from '../core/refusal.ts'
import type { Purchases } from '../money/purchases.simulator.ts'
import { openChannel, post } from './messengerChannels.ts'
import { billOf, type MessageOrder, type Rejection, readOrder } from './messengerDelivery.ts'
import type { MessageContent } from './messengerHistory.ts'

/** Where a guest says something. */
export type MessagePlace = 'messenger' | 'chat' | 'chatThatIsOver'

/** The guests' channels, and what is written in them. */
export interface Messenger {
  /** @throws Refusal 404 for a channel that the guest does not have */
  channel(account: Account, channelId: string): Channel
  /**
   * The guest's channel with a performer; it is opened, and pushed, when there is none.
   * @throws Refusal 404 for an unknown performer
   */
  channelWith(account: Account, actorId: string): Channel
  /**
   * The last messages before a position, else the newest, oldest first.
   * @throws Refusal 404 for a channel that the guest does not have
   */
  content(
    account: Account,
    query: { channelId: string; before: number | null; limit: number },
  ): { messages: Message[]; hasOlder: boolean }
  /**
   * Keeps a message of a guest, once an id, and pushes it; what it costs is taken, and pushed as well.
   * @param place whether it is said in a live chat: there words cost nothing, and need a chat that runs
   * @returns what came of it; the same id gets the same answer again
   */
  send(account: Account, order: MessageOrder, place?: MessagePlace): MessageOutcome
  /**
   * Keeps a message of the performer and pushes it.
   * @throws Refusal 404 for a channel that the guest does not have, 409 for a blocked one
   */
  receive(guestId: string, channelId: string, content: MessageContent): Message
  /** Nothing in the channel is unread any more; pushed when something was. */
  touch(account: Account, channelId: string): Channel
  /** Blocks or unblocks a channel, and pushes it. */
  block(account: Account, channelId: string, isBlocked: boolean): Channel
  /** Unread messages in channels that are neither archived nor blocked. */
  unreadCount(account: Account): number
}

/** Opens the messenger. */
export function createMessenger(core: PlatformCore, purchases: Purchases): Messenger {
  const { clock, push, world } = core
  const find = ({ channels }: Account, channelId: string) =>
    channels.find(({ id }) => id === channelId)

  function channelOf(account: Account, channelId: string): Channel {
    const channel = find(account, channelId)
    if (channel) return channel
    throw new Refusal(404, `channelId: there is no channel ${channelId}`, 'channelId')
  }

  function tell({ id: guestId, channels }: Account, channel: Channel): void {
    const offset = channels.indexOf(channel)
    push(guestId, { type: 'channels', channels: [channel], offset, total: channels.length })
  }

  function keep(
    account: Account,
    channel: Channel,
    content: MessageContent & Pick<Message, 'senderType' | 'clientMessageId'>,
  ): Message {
    const message = post(account, channel, { ...content, sentAt: clock.now() })
    const { id: channelId } = channel
    push(account.id, { type: 'messengerContentChanged', channelId, message: { ...message } })
    return message
  }

  function send(account: Account, order: MessageOrder, place: MessagePlace): MessageOutcome {
    const reject = (reason: Rejection) => ({ isAccepted: false, reason }) as const
    const { clientMessageId, channelId } = order
    const { id: guestId, guest } = account
    const channel = find(account, channelId)
    if (!channel) return reject('unknownChannel')
    if (channel.blocked) return reject('channelBlocked')
    if (place === 'chatThatIsOver') return reject('notInChat')
    const content = readOrder(order, channel, account, world)
    if (typeof content === 'string') return reject(content)
    const { coins, usesFreeMessage, boughtGifts } = billOf(
      content,
      channel,
      account,
      world,
      place === 'chat',
    )
    if (coins > guest.balance) return reject('notEnoughMoney')

    if (usesFreeMessage) channel.freeMessagesAmount--
    const message = keep(account, channel, { ...content, senderType: 'guest', clientMessageId })
    if (usesFreeMessage) tell(account, channel)
    const isGiftUsed = Object.entries(boughtGifts).some(
      ([id, one]) => guest.boughtGifts[id] !== one,
    )
    if (isGiftUsed) push(guestId, { type: 'giftsUpdated', boughtGifts })
    if (coins > 0) {
      const reason = `a message to ${channel.actorId}`
      purchases.spend(account, { key: `message/${clientMessageId}`, coins, reason })
      purchases.tellBalance(account)
    }
    return { isAccepted: true, message, coins, balance: guest.balance }
  }

  return {
    channel: channelOf,

    channelWith(account, actorId) {
      const known = account.channels.find((channel) => channel.actorId === actorId)
      if (known) return known
      const performer = world.performers.get(actorId)
      if (!performer) throw new Refusal(404, `actorId: there is no actor ${actorId}`, 'actorId')
      const opened = openChannel(account.id, account, performer, world.seed)
      tell(account, opened)
      return opened
    },

    content(account, { channelId, before, limit }) {
      channelOf(account, channelId)
      const thread = account.threads.get(channelId)
      const messages = thread?.before(before ?? thread.length() + 1, limit) ?? []
      return { messages, hasOlder: (messages[0]?.position ?? 1) > 1 }
    },

    send(account, order, place = 'messenger') {
      const known = account.messages.get(order.clientMessageId)
      if (known) return known
      const outcome = send(account, order, place)
      account.messages.set(order.clientMessageId, outcome)
      return outcome
    },

    receive(guestId, channelId, content) {
      const account = world.account(guestId)
      const channel = channelOf(account, channelId)
      if (channel.blocked) {
        throw new Refusal(409, `channelId: the guest has blocked ${channelId}`, 'channelId')
      }
      return keep(account, channel, { ...content, senderType: 'actor', clientMessageId: null })
    },

    touch(account, channelId) {
      const channel = channelOf(account, channelId)
      if (!channel.unread) return channel
      Object.assign(channel, { unread: false, unreadCount: 0 })
      tell(account, channel)
      return channel
    },

    block(account, channelId, isBlocked) {
      const channel = channelOf(account, channelId)
      channel.blocked = isBlocked
      tell(account, channel)
      return channel
    },

    unreadCount: ({ channels }) =>
      channels
        .filter(({ archived, blocked }) => !archived && !blocked)
        .reduce((sum, { unreadCount }) => sum + unreadCount, 0),
  }
}

declare module '../core/platform.ts' {
  interface Business {
    readonly messenger: Messenger
  }
}
