import type { GuestAction } from '../../../machines/account/gate/gate.actions.ts'
import {
  type ChatFormat,
  type ChatType,
  leastBalance,
} from '../../../machines/live/liveChat/chatTypes.ts'
import type { ChatWanted, LiveChat } from '../../../machines/live/liveChat/liveChat.events.ts'

const actions = {
  liveChat: 'startChat',
  voyeurChat: 'startChat',
  videoCall: 'startChat',
  freeChat: 'startFreeChat',
  ticketShow: 'startFreeChat',
  liveShow: 'startFreeChat',
  livePreview: 'startPreview',
} as const satisfies Record<ChatFormat, GuestAction['type']>

const formats: Readonly<Record<ChatType, ChatFormat>> = {
  LIVECHAT: 'liveChat',
  VOYEUR_CHAT: 'voyeurChat',
  FREECHAT: 'freeChat',
  LIVE_PREVIEW: 'livePreview',
  VOYEUR_PRIVATE_CHAT: 'liveChat',
  VIDEO_CALL: 'videoCall',
  LIVESHOW: 'liveShow',
}

/** What the gate is asked for, for a chat to begin [CHT-4]. */
export function chatAction({ actorId, actorName, format, isPrivate }: ChatWanted): GuestAction {
  return {
    type: actions[format],
    params: {
      targetId: actorId,
      value: leastBalance,
      options: { actorName, format, isPrivate },
    },
  }
}

/** What would have to be wanted for a chat like that one. */
export function wantedLike({ actorId, actorName, chatType, isPrivate }: LiveChat): ChatWanted {
  return { actorId, actorName, format: formats[chatType], isPrivate }
}
