import {
  createEntityAdapter,
  createSelector,
  createSlice,
  original,
  type PayloadAction,
} from '@reduxjs/toolkit'
import { shallowEqual } from 'react-redux'
import { readChatMessage } from '../../machines/messenger/conversation/chatMessage.ts'
import type { Channel, Push, Pushes } from '../../machines/shell/realtime/realtime.events.ts'

const adapter = createEntityAdapter<Channel>()

const empty = adapter.getInitialState({ total: 0 })
type Channels = typeof empty

/** The actor's channels with a change; what is only read is read beside the draft, which is slow. */
function changeOfActor(state: Channels, actorId: string, change: Partial<Channel>) {
  for (const channel of Object.values(original(state)?.entities ?? {}))
    if (channel.actorId === actorId) adapter.updateOne(state, { id: channel.id, changes: change })
}

function takeMessage(state: Channels, { channelId, message }: Pushes['messengerContentChanged']) {
  const before = original(state)
  const read = readChatMessage(message)
  const channel = before?.entities[channelId]
  if (!before || !read || !channel || read.id === channel.lastMessageId) return
  const isUnread = read.senderType === 'actor'
  state.entities[channelId] = {
    ...channel,
    lastMessageId: read.id,
    lastMessageAt: read.sentAt,
    lastMessageType: read.messageType,
    subject: typeof read.data === 'string' ? read.data : channel.subject,
    unread: channel.unread || isUnread,
    unreadCount: channel.unreadCount + (isUnread ? 1 : 0),
  }
  if (before.ids[0] !== channelId)
    state.ids = [channelId, ...before.ids.filter((id) => id !== channelId)]
}

/** The messenger's channels as Redux Toolkit keeps them: one normalised slice. */
export const channelsSlice = createSlice({
  name: 'channels',
  initialState: empty,
  reducers: {
    channelsLoaded(state, { payload }: PayloadAction<readonly Channel[]>) {
      adapter.setAll(state, payload)
      state.total = payload.length
    },
    pushReceived(state, { payload: push }: PayloadAction<Push>) {
      if (push.type === 'messengerContentChanged') takeMessage(state, push)
      if (push.type === 'actorOnline') changeOfActor(state, push.actorId, { isActorOnline: true })
      if (push.type === 'actorOffline') changeOfActor(state, push.actorId, { isActorOnline: false })
      const channel = 'channelId' in push ? state.entities[push.channelId] : undefined
      if (channel && push.type === 'freeShowStarted') channel.freeChat = true
      if (channel && push.type === 'freeShowStopped') channel.freeChat = false
    },
  },
})

export interface ChannelsState {
  channels: Channels
}

const { selectAll, selectById } = adapter.getSelectors(({ channels }: ChannelsState) => channels)

/** The ids of the list that is shown: neither archived nor blocked; the same array while they are. */
export const selectShownIds = createSelector(
  [selectAll],
  (channels) =>
    channels.filter(({ archived, blocked }) => !archived && !blocked).map(({ id }) => id),
  { memoizeOptions: { resultEqualityCheck: shallowEqual } },
)

/** One channel. */
export const selectChannel = (state: ChannelsState, id: string): Channel | undefined =>
  selectById(state, id)
