import type { Account, MessageOutcome } from './account.ts'
import type { ClientFrameOf } from './clientFrames.ts'
import type { Channel } from './entities.ts'
import type { FrameHandlers, Platform } from './platform.ts'
import type { ServerFrame } from './serverFrames.ts'
import type { World } from './world.simulator.ts'

type FilterType = ClientFrameOf<'filterChannels'>['filterType']
type SendMessage = ClientFrameOf<'sendMessage'>

/** The messenger's part of the realtime channel (contract §3). */
export const messengerFrames: FrameHandlers<
  | 'loadChannels'
  | 'loadOnlineChannels'
  | 'filterChannels'
  | 'archiveChannel'
  | 'setAllChannelsSeen'
  | 'sendMessage'
> = {
  loadChannels: ({ offset, limit }, { channels }) => [
    {
      type: 'channels',
      channels: channels.slice(offset, offset + limit),
      offset,
      total: channels.length,
    },
  ],

  loadOnlineChannels: ({ online }, { channels }) =>
    whole(channels.filter((channel) => !online || channel.isActorOnline)),

  filterChannels: ({ filterType }, { channels }) => whole(channels.filter(filters[filterType])),

  archiveChannel({ channelId, status }, { channels }) {
    const channel = channels.find(({ id }) => id === channelId)
    if (channel) channel.archived = status
    return whole(channels)
  },

  setAllChannelsSeen(_frame, { channels }) {
    for (const channel of channels) Object.assign(channel, { unread: false, unreadCount: 0 })
    return [{ type: 'allChannelsSeen' }]
  },

  sendMessage(frame, account, platform) {
    const { clientMessageId } = frame
    const known = account.messages.get(clientMessageId)
    const outcome = known ?? store(frame, account, platform)
    account.messages.set(clientMessageId, outcome)
    if (!outcome.isAccepted) {
      return [{ type: 'messageRejected', clientMessageId, reason: outcome.reason }]
    }
    const { message, balance } = outcome
    return [{ type: 'messageAccepted', clientMessageId, messageId: message.id, balance }]
  },
}

const filters: Record<FilterType, (channel: Channel) => boolean> = {
  newest: (channel) => !channel.archived && !channel.blocked,
  archived: (channel) => channel.archived,
  unread: (channel) => channel.unread,
  blocked: (channel) => channel.blocked,
}

function whole(channels: Channel[]): ServerFrame[] {
  return [{ type: 'channels', channels, offset: 0, total: channels.length }]
}

function store(frame: SendMessage, account: Account, platform: Platform): MessageOutcome {
  const { world, clock, purchases } = platform
  const channel = account.channels.find(({ id }) => id === frame.channelId)
  if (!channel) return { isAccepted: false, reason: 'unknownChannel' }
  if (channel.blocked) return { isAccepted: false, reason: 'channelBlocked' }
  if (frame.data === '') return { isAccepted: false, reason: 'emptyMessage' }
  if (Object.keys(frame.includedGifts).some((id) => !world.gifts.has(id))) {
    return { isAccepted: false, reason: 'unknownGift' }
  }
  const cost = priceOf(frame, channel, account, world)
  if (cost > account.guest.balance) return { isAccepted: false, reason: 'notEnoughMoney' }

  if (!channel.isMessagingFree && channel.freeMessagesAmount > 0) channel.freeMessagesAmount--
  for (const [id, quantity] of Object.entries(frame.includedGifts)) {
    const bought = account.guest.boughtGifts[id] ?? 0
    account.guest.boughtGifts[id] = Math.max(0, bought - quantity)
  }
  const key = `message/${frame.clientMessageId}`
  if (cost > 0)
    purchases.spend(account, { key, coins: cost, reason: `a message to ${channel.actorId}` })
  const message = {
    id: `${account.id}-sent${account.messages.size + 1}`,
    channelId: channel.id,
    messageType: frame.messageType,
    senderType: frame.senderType,
    data: frame.data,
    includedGifts: frame.includedGifts,
    sentAt: new Date(clock.now()).toISOString(),
  }
  channel.lastMessageId = message.id
  return { isAccepted: true, message, balance: account.guest.balance }
}

/** Coins: the message itself, and its gifts beyond those that the guest has already bought. */
function priceOf(frame: SendMessage, channel: Channel, account: Account, world: World): number {
  const isFree = channel.isMessagingFree || channel.freeMessagesAmount > 0
  const giftPrices = Object.entries(frame.includedGifts).map(([id, quantity]) => {
    const beyond = Math.max(0, quantity - (account.guest.boughtGifts[id] ?? 0))
    return beyond * (world.gifts.get(id)?.price ?? 0)
  })
  return giftPrices.reduce((sum, price) => sum + price, isFree ? 0 : channel.messagePrice)
}
