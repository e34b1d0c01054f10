import type { Audience } from '../../core/facts.ts'
import type { Push, PushEvent, PushType } from './realtime.events.ts'

/**
 * Who is told of a push, exhaustive like the table of facts. A push without audience still reaches the
 * channel's listeners [RT-21].
 */
export const pushAudience: { readonly [T in PushType]: Audience<PushEvent<T>> } = {
  sessionAcknowledged: {},
  sessionExpired: { outcomes: true, payTour: true },
  pong: { realtime: true },
  channels: { channels: true, channelPages: true },
  guestBalance: {
    outcomes: true,
    guest: true,
    tracking: true,
    autoRecharge: true,
    oneClick: true,
    liveChat: true,
  },
  vouchers: { guest: true },
  chatEnd: { liveChat: true, liveGifts: true },
  freeShowStarted: { channels: true },
  freeShowStopped: { channels: true },
  voicecallStarted: { guest: true, voiceCall: true },
  voicecallStopped: { outcomes: true, guest: true, voiceCall: true },
  dataProtection: { guest: true, dataProtection: true },
  avsRevoked: { outcomes: true, guest: true, statusBar: true, ageVerification: true },
  avsSet: { outcomes: true, guest: true, statusBar: true, ageVerification: true, tracking: true },
  avsPending: { guest: true, statusBar: true, ageVerification: true, tracking: true },
  avsRejected: { guest: true, statusBar: true, ageVerification: true, tracking: true },
  guestLocked: { guest: true },
  vipAboUpdated: { outcomes: true, guest: true, tracking: true, cancellationOffer: true },
  vxtvAboUpdated: { outcomes: true, guest: true, tracking: true, cancellationOffer: true },
  canOneClickResult: { oneClick: true },
  navbarNotifications: { notifications: true },
  floatingNotifications: { notifications: true },
  favouritePinned: {
    favourites: true,
    actorProfile: true,
    favouriteCams: true,
    actorPictures: true,
  },
  favouriteUnpinned: {
    favourites: true,
    actorProfile: true,
    favouriteCams: true,
    actorPictures: true,
  },
  favouriteActors: { favourites: true, actorProfile: true },
  actorOnline: {
    channels: true,
    channelDetails: true,
    recommendations: true,
    cams: true,
    actorProfile: true,
    chatShows: true,
    favourites: true,
    favouriteCams: true,
    topCams: true,
    onlineAmount: true,
  },
  actorOffline: {
    channels: true,
    channelDetails: true,
    recommendations: true,
    cams: true,
    actorProfile: true,
    chatShows: true,
    favourites: true,
    favouriteCams: true,
    recommendedModels: true,
    topCams: true,
    onlineAmount: true,
  },
  allChannelsSeen: { channels: true },
  pageReload: { realtime: true },
  guestEmailVerified: { guest: true, statusBar: true },
  giftsUpdated: { guest: true },
  freeChatDurationChanged: { actorProfile: true, liveChat: true },
  clashOfCamsVoting: { clashOfCams: true },
  liveReaction: { liveChat: true },
  messengerContentChanged: { channels: true, messenger: true, liveChat: true },
  messageAccepted: { delivery: true, liveChat: true },
  messageRejected: { delivery: true, liveChat: true },
  privateTicketShowInvitation: { chatShows: true },
  loyaltyPointsChanged: { guest: true },
  bonusCodeRedeemed: { bonusCode: true },
}

/** The push as its audience receives it. */
export function toPushEvent(push: Push): PushEvent {
  return { ...push, type: `push.${push.type}` } as PushEvent
}
