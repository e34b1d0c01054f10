import type { Benefit } from '../../money/bonusCode/benefits.ts'
import type { LanguageChanged } from '../app/app.events.ts'
import type { NetworkEvent } from '../app/browser.events.ts'

/** Kinds of things that a guest can pin as a favourite. */
export const favouriteKinds = ['actor', 'album', 'sedcards', 'picture'] as const
export type FavouriteKind = (typeof favouriteKinds)[number]

export interface Channel {
  id: string
  actorId: string
  actorName: string
  actorAge: number
  previewPictureUrl: string
  unread: boolean
  unreadCount: number
  archived: boolean
  blocked: boolean
  isActorOnline: boolean
  multiChatPrice: number
  canVoyeurChat: boolean
  freeMessagesAmount: number
  messagePrice: number
  isMessagingFree: boolean
  subject: string
  lastMessageId: string | null
  freeChat: boolean
  /** When the last message was sent, in ms since the epoch, if the platform says so. */
  lastMessageAt?: number | undefined
  /** Of what kind the last message is, if the platform says so. */
  lastMessageType?: string | undefined
}

export interface Notification {
  id: string
  /** The platform's number for the kind of notification. */
  type: number
  unread: boolean
  unseen: boolean
  title: string
  text: string
  /** The performer it is about, if any. */
  actorId?: string | undefined
  /** ISO 8601. */
  createdAt: string
}

export interface Voucher {
  type: number
  actorId: string | null
  amount: number
}

type VoicecallIdHash = { voicecallIdHash?: string }

/** What the server pushes, by type (contract §3). */
export interface Pushes {
  sessionAcknowledged: { sessionId: string; resumed?: boolean }
  sessionExpired: object
  pong: { ttl: number }
  channels: { channels: Channel[]; offset: number; total: number }
  guestBalance: {
    balance: number
    balanceFormatted: string
    isPayment: boolean
    isPayingCustomer: boolean
  }
  vouchers: { vouchers: Voucher[] }
  chatEnd: { chatId: string; code: number }
  freeShowStarted: { channelId: string; actorId: string }
  freeShowStopped: { channelId: string; actorId: string }
  voicecallStarted: { actorId: string; reload?: boolean } & VoicecallIdHash
  voicecallStopped: { actorId: string } & VoicecallIdHash
  dataProtection: { show: boolean }
  avsRevoked: object
  avsSet: object
  avsPending: object
  avsRejected: { message: string }
  guestLocked: object
  vipAboUpdated: { active: boolean; started: boolean; price: number }
  vxtvAboUpdated: { active: boolean; started: boolean; price: number }
  canOneClickResult: { possible: boolean; reason?: string }
  navbarNotifications: { notifications: Notification[] }
  floatingNotifications: { notifications: Notification[] }
  favouritePinned: { kind: FavouriteKind; id: string }
  favouriteUnpinned: { kind: FavouriteKind; id: string }
  favouriteActors: { actors: string[] }
  actorOnline: { actorId: string }
  actorOffline: { actorId: string }
  allChannelsSeen: object
  pageReload: object
  guestEmailVerified: object
  giftsUpdated: { boughtGifts: Record<string, number> }
  freeChatDurationChanged: { actorId: string; seconds: number }
  clashOfCamsVoting: { data: unknown }
  liveReaction: { actorId: string; reaction: string }
  messengerContentChanged: { channelId: string; message: unknown }
  messageAccepted: { clientMessageId: string; messageId: string; balance?: number }
  messageRejected: { clientMessageId: string; reason: string }
  privateTicketShowInvitation: { actorId: string; ticketId: string }
  loyaltyPointsChanged: { loyaltyPoints: number }
  bonusCodeRedeemed: { code: string; benefits: readonly Benefit[] }
}

export type PushType = keyof Pushes
export type Push<T extends PushType = PushType> = { [K in T]: { type: K } & Pushes[K] }[T]

/** A push as the machine that it concerns receives it. */
export type PushEvent<T extends PushType = PushType> = {
  [K in T]: { type: `push.${K}` } & Pushes[K]
}[T]

/** What the client sends, by type (contract §3); the socket adds accessToken and guestId [RT-15]. */
export interface Messages {
  requestSession: { language: string; lastSeq?: number }
  ping: object
  requestNavbarNotifications: { newest: number }
  requestFloatingNotifications: { newest: number }
  sendMessage: {
    clientMessageId: string
    channelId: string
    messageType: string
    senderType: string
    isVideochat: boolean
    isFreechat: boolean
    data: unknown
    includedGifts: Record<string, number>
    chatId: string | null
  }
  setAllChannelsSeen: object
  canOneClick: object
  chargeOneClick: { amount: number; channelId: string }
  markNotificationRead: { notificationId: string }
  markNotificationSeen: { notificationId: string }
  refreshEmailProperties: object
  passwordChanged: object
  sendSignupEmail: { email: string }
  pinFavourite: { kind: FavouriteKind; id: string }
  unpinFavourite: { kind: FavouriteKind; id: string }
  setActorEmailNotification: { actorId: string; enabled: boolean }
  setActorSmsNotification: { actorId: string; enabled: boolean }
  loadChannels: { offset: number; limit: number }
  loadOnlineChannels: { online: boolean }
  filterChannels: { filterType: string }
  archiveChannel: { channelId: string; status: boolean }
  removeStatusBar: { statusBarType: string }
  requestFavouriteActors: object
}

export type MessageType = keyof Messages
export type Message<T extends MessageType = MessageType> = {
  [K in T]: { type: K } & Messages[K]
}[T]

/** What the socket reports. */
export type SocketEvent =
  | { type: 'socket.opened' }
  | { type: 'socket.pushReceived'; push: Push; seq?: number }
  /** Frames were dropped: not JSON, of no known type, or missing a field; `seq` numbers the last of them. */
  | { type: 'socket.frameRefused'; reason: string; seq?: number; count?: number }
  | { type: 'socket.closed'; code: number; reason: string }

/** What the socket is told. */
export type SocketRequest =
  | { type: 'socket.messageSubmitted'; message: Message }
  | { type: 'socket.closeRequested'; code: number; reason: string }

export type RealtimeEvent =
  | SocketEvent
  | NetworkEvent
  | LanguageChanged
  | GuestLoggedIn
  | GuestLoggedOut
  | { type: 'realtime.messageSubmitted'; message: Message }
  | PushEvent<'pong' | 'pageReload'>

/** What the channel tells listeners: every push as it arrives, and a full outgoing queue. */
export type RealtimeEmitted = Push | { type: 'queueFilled'; refused: Message }

/** The session is acknowledged; `resumed` when the missed pushes follow, else load again. */
export type SessionEstablished = { type: 'realtime.sessionEstablished'; resumed: boolean }

/** The connection broke or could not be opened; the next attempt is due. */
export type ConnectionLost = { type: 'realtime.connectionLost' }

/** The login ended, by the guest or by the platform: what the page knows of them is forgotten. */
export type SessionEnded = { type: 'realtime.sessionEnded' }

/** What the channel is told of a login: who it is, it learns from the server. */
export type GuestLoggedIn = { type: 'guest.loggedIn'; language: string }

export type GuestLoggedOut = { type: 'guest.loggedOut' }

declare module '../../core/address.ts' {
  interface Addresses {
    realtime: RealtimeEvent
  }
}

declare module '../../core/facts.ts' {
  interface Facts {
    'realtime.sessionEstablished': SessionEstablished
    'realtime.connectionLost': ConnectionLost
    'realtime.sessionEnded': SessionEnded
    'guest.loggedIn': GuestLoggedIn
    'guest.loggedOut': GuestLoggedOut
  }
}
