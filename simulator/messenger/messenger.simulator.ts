import type { Channel } from '../core/entities.ts'
import type { FrameHandlers } from '../core/platform.ts'
import type { LiveChat } from '../live/liveChatKinds.ts'
import type { ClientFrameOf } from '../shell/clientFrames.ts'
import type { ServerFrame } from '../shell/serverFrames.ts'
import type { MessagePlace } from './messengerPost.ts'

type FilterType = ClientFrameOf<'filterChannels'>['filterType']

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

  sendMessage(frame, account, { liveChats, livePerformers, messenger, performers }) {
    const { clientMessageId, channelId, isVideochat, isFreechat } = frame
    const isNew = !account.messages.has(clientMessageId)
    const chat = isVideochat || isFreechat ? liveChats.heardIn(account, frame) : undefined
    const outcome = messenger.send(account, frame, placeOf(chat))
    if (!outcome.isAccepted) {
      return [{ type: 'messageRejected', clientMessageId, reason: outcome.reason }]
    }
    const { message, coins, balance } = outcome
    if (isNew && chat) {
      chat.giftCoins += coins
      livePerformers.hear(chat, message)
    } else if (isNew) performers.hear(account, messenger.channel(account, channelId), message)
    return [{ type: 'messageAccepted', clientMessageId, messageId: message.id, balance }]
  },
}

const filters: Record<FilterType, (channel: Channel) => boolean> = {
  newest: (channel) => !channel.archived && !channel.blocked,
  archived: (channel) => channel.archived,
  unread: (channel) => channel.unread,
  blocked: (channel) => channel.blocked,
}

/** @param chat null when it does not run, undefined for what is not said in one */
function placeOf(chat: LiveChat | null | undefined): MessagePlace {
  if (chat === undefined) return 'messenger'
  return chat ? 'chat' : 'chatThatIsOver'
}

function whole(channels: Channel[]): ServerFrame[] {
  return [{ type: 'channels', channels, offset: 0, total: channels.length }]
}
