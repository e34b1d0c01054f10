import type { Address, Addresses } from '../../core/address.ts'
import type { Push, PushEvent, PushType } from './realtime.events.ts'

type AddressTaking<T extends PushType> = {
  [A in Address]: PushEvent<T> extends Addresses[A] ? A : never
}[Address]

/** Who is told of a push. A push without audience still reaches the channel's listeners [RT-21]. */
export const pushAudience: { readonly [T in PushType]: readonly AddressTaking<T>[] } = {
  sessionAcknowledged: [],
  sessionExpired: ['payTour'],
  pong: ['realtime'],
  channels: ['messenger'],
  guestBalance: ['guest', 'tracking', 'autoRecharge', 'oneClick'],
  vouchers: ['guest'],
  chatEnd: [],
  freeShowStarted: ['messenger'],
  freeShowStopped: ['messenger'],
  voicecallStarted: ['guest', 'voiceCall'],
  voicecallStopped: ['guest', 'voiceCall'],
  dataProtection: ['guest', 'dataProtection'],
  avsRevoked: ['guest', 'statusBar', 'ageVerification'],
  avsSet: ['guest', 'statusBar', 'ageVerification'],
  avsPending: ['guest', 'statusBar', 'ageVerification'],
  avsRejected: ['guest', 'statusBar', 'ageVerification'],
  guestLocked: ['guest'],
  vipAboUpdated: ['guest', 'tracking', 'cancellationOffer'],
  vxtvAboUpdated: ['guest', 'tracking', 'cancellationOffer'],
  canOneClickResult: ['oneClick'],
  navbarNotifications: ['notifications'],
  floatingNotifications: ['notifications'],
  favouritePinned: ['favourites'],
  favouriteUnpinned: ['favourites'],
  favouriteActors: ['favourites'],
  actorOnline: ['messenger', 'recommendations'],
  actorOffline: ['messenger', 'recommendations'],
  allChannelsSeen: ['messenger'],
  pageReload: ['realtime'],
  guestEmailVerified: ['guest', 'statusBar'],
  giftsUpdated: ['guest'],
  freeChatDurationChanged: [],
  clashOfCamsVoting: [],
  liveReaction: [],
  messengerContentChanged: ['messenger'],
  messageAccepted: ['delivery'],
  messageRejected: ['delivery'],
  privateTicketShowInvitation: [],
  loyaltyPointsChanged: ['guest'],
  bonusCodeRedeemed: ['bonusCode'],
}

/** The push as its audience receives it. */
export function toPushEvent(push: Push): PushEvent {
  return { ...push, type: `push.${push.type}` } as PushEvent
}
