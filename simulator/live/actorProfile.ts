import type { Account } from '../core/account.ts'
import type { Language } from '../core/language.ts'
import { createRandom } from '../core/random.ts'
import type { Performer } from '../core/world.simulator.ts'
import { liveTexts } from './liveTexts.ts'
import { detailsOf } from './performerDetails.ts'

const day = 86_400_000
/** The number of vouchers that pay minutes of live chats (specification part 2 §3). */
const videoChatVoucher = 2

const inCoins = (value: number) => ({ value, currency: 'VXC' })

/** What a profile tells beyond lists, from the seed and the id alone, so that no other draw shifts. */
function profileOf({ id, prices }: Performer, seed: number, language: Language) {
  const random = createRandom(seed, `${id}/profile`)
  return {
    single: prices.liveChat + random.between(2, 6),
    ticketShow: random.between(20, 60),
    isForConversionChat: random.chance(0.4),
    sedcards: random.between(2, 6),
    about: random.sample(liveTexts(language).about, 3).join(' '),
  }
}

/** What a show with a ticket costs, in coins. */
export const ticketShowPriceOf = (performer: Performer, seed: number): number =>
  profileOf(performer, seed, 'en').ticketShow

/** What a minute of a chat without other guests costs, in coins. */
export const singlePriceOf = (performer: Performer, seed: number): number =>
  profileOf(performer, seed, 'en').single

/** Addresses of the pictures on a performer's sedcard, without their sizes. */
export function sedcardsOf(performer: Performer, seed: number): string[] {
  const { sedcards } = profileOf(performer, seed, 'en')
  return Array.from({ length: sedcards }, (_, at) => `/pictures/portrait/${performer.id}-${at + 1}`)
}

interface Asked {
  performer: Performer
  /** Who asks; null for a visitor. */
  account: Account | null
  seed: number
  language: Language
  now: number
  guestHasTicket: boolean
}

const channelWith = ({ performer, account }: Pick<Asked, 'performer' | 'account'>) =>
  account?.channels.find(({ actorId }) => actorId === performer.id)

function voucherMinutes({ performer, account }: Pick<Asked, 'performer' | 'account'>): number {
  return (account?.guest.vouchers ?? [])
    .filter(({ type }) => type === videoChatVoucher)
    .filter(({ actorId }) => actorId === null || actorId === performer.id)
    .reduce((sum, { amount }) => sum + amount, 0)
}

/** All that a profile tells of a performer (ACT-3 to ACT-11). */
export function actorRecord(asked: Asked) {
  const { performer, account, seed, language, now, guestHasTicket } = asked
  const details = detailsOf(performer, seed)
  const own = profileOf(performer, seed, language)
  const { id, name, age, languages, categories, countryCode, prices, isOnline } = performer
  const { prices: current, ...state } = actorState(asked)
  return {
    id,
    name,
    isOnline,
    freeChat: state.freeChat,
    bannedCountryCodes: details.bannedCountryCodes,
    isActorAvailableForConversionChat: own.isForConversionChat,
    isOnlineMobileVideocall: state.isOnlineMobileVideocall,
    isCurrentlyTicketShow: state.isCurrentlyTicketShow,
    isLivePreviewEnabled: details.isLivePreviewEnabled,
    isVoyeurChatAvailable: details.isVoyeurChatAvailable,
    guestHasTicket,
    prices: {
      video: current.video,
      singlec2c: current.singlec2c,
      voucherChatMinutes: current.voucherChatMinutes,
    },
    profile: {
      age,
      languages,
      threeWords: details.threeWords(language),
      country: countryCode,
    },
    about: own.about,
    categories,
    star: details.star,
    isTopAmateur: details.isTopAmateur,
    registeredSince: new Date(now - details.daysRegistered * day).toISOString().slice(0, 10),
    avatar: `/pictures/portrait/${id}`,
    sedcards: sedcardsOf(performer, seed),
    chatPrices: {
      videoChat: inCoins(prices.liveChat),
      voyeurChat: inCoins(prices.voyeurChat),
      ticketShow: inCoins(own.ticketShow),
      singleChat: inCoins(own.single),
      singleC2CChat: inCoins(prices.videoCall),
    },
    chatFeatures: details.features,
    modelGuestRelation: { isFavorite: account?.favourites.has(`actor:${id}`) ?? false },
    gender: details.gender,
    type: details.type,
  }
}

/** What may be otherwise the next minute, and what the chat buttons say (ACT-17 to ACT-19, ACT-27). */
export function actorState(asked: Omit<Asked, 'now' | 'guestHasTicket'>) {
  const { performer, seed, language } = asked
  const { id, isOnline, prices } = performer
  const details = detailsOf(performer, seed)
  const channel = channelWith(asked)
  const { single } = profileOf(performer, seed, language)
  return {
    actorId: id,
    isOnline,
    freeChat: isOnline && (details.givesFreeChat || channel?.freeChat === true),
    isVoyeurChatAvailable: isOnline && details.isVoyeurChatAvailable,
    isCurrentlyTicketShow: isOnline && details.givesTicketShow,
    isOnlineMobileVideocall: isOnline && details.takesVideoCalls,
    prices: {
      freeMessages: channel?.freeMessagesAmount ?? 0,
      message: prices.message,
      single,
      singlec2c: prices.videoCall,
      video: prices.liveChat,
      voucherChatMinutes: voucherMinutes(asked),
      voyeur: prices.voyeurChat,
    },
    multiChatPrice: prices.liveChat,
    singleC2CChatPrice: prices.videoCall,
  }
}
