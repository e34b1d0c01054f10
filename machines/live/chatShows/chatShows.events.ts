import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { PageEvent } from '../../shell/navigation/navigation.events.ts'
import type { PushEvent, SessionEstablished } from '../../shell/realtime/realtime.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'

/** A text in several languages. */
export type Localised = readonly { language: string; value: string }[]

/** How a show came about: announced by its performer, or begun at the moment. */
export const creationTypes = ['planned', 'spontaneous'] as const
export type CreationType = (typeof creationTypes)[number]

/** A show for which there are tickets, as the guest who asks may see it [CSH-2 to CSH-6]. */
export interface ChatShow {
  id: string
  actorId: string
  actorName: string
  /** The name as addresses have it. */
  actorLink: string
  /** Address of the picture, without its size. */
  imageUrl: string
  /** Addresses of pictures from the performer's sedcard, without their sizes. */
  sedcards: readonly string[]
  /** In ms since the epoch. */
  start: number
  end: number
  creationType: CreationType
  price: { value: number; currency: 'VXC'; symbol: string }
  title: Localised
  description: Localised
  /** What who has a ticket is told. */
  postBuyInfo: Localised
  isBought: boolean
  /** It costs this guest nothing. */
  isFree: boolean
  /** There is a ticket for this guest: nobody who has one, and not when it is sold out or over. */
  canBuy: boolean
  /** With which the guest got the ticket; null without one. */
  bonusCode: string | null
  hasStarted: boolean
  actorOnline: boolean
  isFeatured: boolean
  isAutoFeatured: boolean
  isInternal: boolean
}

/** Why a ticket was not sold, or not taken back [CSH-13 REQ-11]. */
export const ticketErrors = [
  'loginRequired',
  'unknownShow',
  'startChanged',
  'showCancelled',
  'showOver',
  'showStarted',
  'soldOut',
  'countryBanned',
  'alreadyBought',
  'notBought',
  'notEnoughMoney',
  'promoCodeInvalid',
  'promoCodeUsed',
] as const
export type TicketError = (typeof ticketErrors)[number]

/** What is ordered: the start as the guest saw it, so that nobody buys another evening. */
export interface TicketOrder {
  show: Pick<ChatShow, 'id' | 'actorId' | 'creationType' | 'start'>
  promoCode: string | null
}

/** What came of buying a ticket, or of giving one back; the show as it is then, null when there is none. */
export type TicketAnswer =
  | { success: true; show: ChatShow | null }
  | { success: false; errorCode: TicketError | 'unknown'; show: ChatShow | null }

/** What a show is asked for by: tickets are told by performer. */
export interface ShowNamed {
  showId: string
  actorId: string
}

export type ChatShowsEvent =
  | RetryDue
  | PageEvent
  | GuestIdentified
  | SessionEstablished
  | PushEvent<'actorOnline' | 'actorOffline' | 'privateTicketShowInvitation'>
  /** The tickets of one performer are to be shown. */
  | { type: 'chatShows.ofActorWanted'; actorId: string }
  | { type: 'chatShows.retryRequested' }
  /** The guest wants a ticket, and is to be asked whether at that price. */
  | ({ type: 'chatShows.orderRequested' } & ShowNamed)
  | { type: 'chatShows.promoCodeChanged'; promoCode: string }
  /** The guest said yes, and nothing is missing for it. */
  | { type: 'chatShows.buyingAllowed'; showId: string }
  /** The guest wants to give a ticket back, and is to be asked. */
  | ({ type: 'chatShows.returnRequested' } & ShowNamed)
  | { type: 'chatShows.returnConfirmed' }
  /** Neither is wanted any more, or what came of it was read. */
  | { type: 'chatShows.orderClosed' }
  | { type: 'chatShows.invitationClosed' }

declare module '../../core/address.ts' {
  interface Addresses {
    chatShows: ChatShowsEvent
  }
}
