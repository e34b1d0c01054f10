import type { ChatType } from '../../../machines/live/liveChat/chatTypes.ts'
import type { ExitReason, Follow } from '../../../machines/live/liveChat/exitCodes.ts'
import type { LiveChat } from '../../../machines/live/liveChat/liveChat.events.ts'
import type { TextKey } from '../../core/text/text.tsx'

const types: Readonly<Record<ChatType, TextKey>> = {
  LIVECHAT: 'liveChat.type.LIVECHAT',
  VOYEUR_CHAT: 'liveChat.type.VOYEUR_CHAT',
  FREECHAT: 'liveChat.type.FREECHAT',
  LIVE_PREVIEW: 'liveChat.type.LIVE_PREVIEW',
  VOYEUR_PRIVATE_CHAT: 'liveChat.type.VOYEUR_PRIVATE_CHAT',
  VIDEO_CALL: 'liveChat.type.VIDEO_CALL',
  LIVESHOW: 'liveChat.type.LIVESHOW',
}

/** What a chat is called. */
export function chatName({
  chatType,
  isPrivate,
}: Pick<LiveChat, 'chatType' | 'isPrivate'>): TextKey {
  return isPrivate && chatType === 'LIVECHAT' ? 'liveChat.type.private' : types[chatType]
}

/** Why a chat ended, or did not begin. */
export const exitWords: Readonly<Record<ExitReason, TextKey>> = {
  ageMissing: 'liveChat.exit.ageMissing',
  coinsMissing: 'liveChat.exit.coinsMissing',
  coinsOver: 'liveChat.exit.coinsOver',
  countryBanned: 'liveChat.exit.countryBanned',
  endedByTeam: 'liveChat.exit.endedByTeam',
  freeChatBegan: 'liveChat.exit.freeChatBegan',
  freeTimeOver: 'liveChat.exit.freeTimeOver',
  guestAway: 'liveChat.exit.guestAway',
  hostBusy: 'liveChat.exit.hostBusy',
  hostEnded: 'liveChat.exit.hostEnded',
  hostInCall: 'liveChat.exit.hostInCall',
  hostLost: 'liveChat.exit.hostLost',
  hostOffline: 'liveChat.exit.hostOffline',
  hostPaused: 'liveChat.exit.hostPaused',
  hostPrivate: 'liveChat.exit.hostPrivate',
  hostRefused: 'liveChat.exit.hostRefused',
  idle: 'liveChat.exit.idle',
  left: 'liveChat.exit.left',
  limitReached: 'liveChat.exit.limitReached',
  liveShowStarted: 'liveChat.exit.liveShowStarted',
  locked: 'liveChat.exit.locked',
  loggedOut: 'liveChat.exit.loggedOut',
  loginMissing: 'liveChat.exit.loginMissing',
  maintenance: 'liveChat.exit.maintenance',
  movedToPrivate: 'liveChat.exit.movedToPrivate',
  noPicture: 'liveChat.exit.noPicture',
  otherChat: 'liveChat.exit.otherChat',
  otherLogin: 'liveChat.exit.otherLogin',
  otherTab: 'liveChat.exit.otherTab',
  pageClosed: 'liveChat.exit.pageClosed',
  paymentRefused: 'liveChat.exit.paymentRefused',
  previewOver: 'liveChat.exit.previewOver',
  previewsUsed: 'liveChat.exit.previewsUsed',
  priceChanged: 'liveChat.exit.priceChanged',
  rules: 'liveChat.exit.rules',
  technical: 'liveChat.exit.technical',
  ticketShowBegan: 'liveChat.exit.ticketShowBegan',
}

/** What begins with the button that follows an end. */
export const followWords: Readonly<
  Record<Extract<Follow, 'retry' | 'paid' | 'liveShow' | 'login'>, TextKey>
> = {
  retry: 'liveChat.follow.retry',
  paid: 'liveChat.follow.paid',
  liveShow: 'liveChat.follow.liveShow',
  login: 'liveChat.follow.login',
}
