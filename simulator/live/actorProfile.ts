import type { Account } from '../core/account.ts'
import type { Language } from '../core/language.ts'
import { createRandom } from '../core/random.ts'
import type { Performer } from '../core/world.simulator.ts'
import { countries } from '../core/worldData.ts'
import { liveTexts } from './liveTexts.ts'

const day = 86_400_000
/** From which day on performers have registered. */
const opening = Date.UTC(2018, 0, 1)
export const genders = ['N', 'M', 'F'] as const
export const actorTypes = ['F', 'M', 'FM', 'FF', 'S'] as const

const inCoins = (value: number) => ({ value, currency: 'VXC' })
/** A video of which some minutes are the type's number of a voucher (specification part 2 §3). */
const videoChatVoucher = 2

/** What every look at a performer gives the same, whatever else was asked of the world. */
function lasting({ id, name, prices, countryCode, isOnline }: Performer, seed: number) {
  const random = createRandom(seed, `${id}/profile`)
  const isMale = /^(Bruno|Dario|Felix|Luca|Milo) /.test(name)
  const single = prices.liveChat + random.between(3, 8)
  const others = countries.map((country) => country.countryCode).filter((c) => c !== countryCode)
  const own = isMale ? 'M' : 'F'
  const gender: (typeof genders)[number] = random.chance(0.05) ? 'N' : own
  const type: (typeof actorTypes)[number] = random.chance(0.1) ? random.pick(actorTypes) : own
  return {
    gender,
    type,
    bannedCountryCodes: random.chance(0.2) ? random.sample(others, 1) : [],
    isStar: random.chance(0.2),
    isTopAmateur: random.chance(0.25),
    registeredAt: opening + random.between(0, 3_200) * day,
    sedcards: random.between(2, 6),
    words: random.next(),
    single,
    singleC2C: single + random.between(1, 4),
    ticketShow: random.between(20, 60),
    hasVideoCall: random.chance(0.5),
    hasTicketShow: random.chance(0.15) && isOnline,
    hasVoyeurChat: random.chance(0.6),
    hasPreview: random.chance(0.7),
    hasConversionChat: random.chance(0.4),
    hasHd: random.chance(0.7),
    hasAudio: random.chance(0.9),
    givesFreeShow: random.chance(0.2),
  }
}

/** Whether the performer gives a free show, to all or to this guest. */
function isFree(performer: Performer, account: Account | null, seed: number): boolean {
  const channel = account?.channels.find(({ actorId }) => actorId === performer.id)
  return performer.isOnline && (channel?.freeChat ?? lasting(performer, seed).givesFreeShow)
}

function voucherMinutes(performer: Performer, account: Account | null): number {
  return (account?.guest.vouchers ?? [])
    .filter(({ type }) => type === videoChatVoucher)
    .filter(({ actorId }) => actorId === null || actorId === performer.id)
    .reduce((sum, { amount }) => sum + amount, 0)
}

interface Asked {
  performer: Performer
  /** Who asks; null for a visitor. */
  account: Account | null
  seed: number
  language: Language
}

/** All that a profile tells of a performer (ACT-3 to ACT-11). */
export function actorRecord({ performer, account, seed, language }: Asked) {
  const own = lasting(performer, seed)
  const { id, name, age, languages, categories, countryCode, prices, hasToy, isOnline } = performer
  const texts = liveTexts(language)
  const words = createRandom(Math.floor(own.words * 1e9), id)
  const threeWords = words.sample(texts.words, 3)
  const about = words.sample(texts.about, 3).join(' ')
  return {
    id,
    name,
    isOnline,
    freeChat: isFree(performer, account, seed),
    bannedCountryCodes: own.bannedCountryCodes,
    isActorAvailableForConversionChat: own.hasConversionChat,
    isOnlineMobileVideocall: isOnline && own.hasVideoCall,
    isCurrentlyTicketShow: own.hasTicketShow && isOnline,
    isLivePreviewEnabled: own.hasPreview,
    isVoyeurChatAvailable: isOnline && own.hasVoyeurChat,
    guestHasTicket: false,
    prices: {
      video: prices.liveChat,
      singlec2c: own.singleC2C,
      voucherChatMinutes: voucherMinutes(performer, account),
    },
    profile: { age, languages, threeWords, country: countryCode },
    about,
    categories,
    star: own.isStar,
    isTopAmateur: own.isTopAmateur,
    registeredSince: new Date(own.registeredAt).toISOString().slice(0, 10),
    avatar: `/pictures/portrait/${id}`,
    sedcards: Array.from({ length: own.sedcards }, (_, at) => `/pictures/portrait/${id}-${at + 1}`),
    chatPrices: {
      videoChat: inCoins(prices.liveChat),
      voyeurChat: inCoins(prices.voyeurChat),
      ticketShow: inCoins(own.ticketShow),
      singleChat: inCoins(own.single),
      singleC2CChat: inCoins(own.singleC2C),
    },
    chatFeatures: {
      livePreview: own.hasPreview,
      hd: own.hasHd,
      audio: own.hasAudio,
      dildocontrol: hasToy,
    },
    modelGuestRelation: { isFavorite: account?.favourites.has(`actor:${id}`) ?? false },
    gender: own.gender,
    type: own.type,
  }
}

/** What may be otherwise the next minute, and what the chat buttons say (ACT-17 to ACT-19, ACT-27). */
export function actorState({
  performer,
  account,
  seed,
}: Pick<Asked, 'performer' | 'account' | 'seed'>) {
  const own = lasting(performer, seed)
  const { id, isOnline, prices } = performer
  const channel = account?.channels.find(({ actorId }) => actorId === id)
  return {
    actorId: id,
    isOnline,
    freeChat: isFree(performer, account, seed),
    isVoyeurChatAvailable: isOnline && own.hasVoyeurChat,
    isCurrentlyTicketShow: isOnline && own.hasTicketShow,
    isOnlineMobileVideocall: isOnline && own.hasVideoCall,
    prices: {
      freeMessages: channel?.freeMessagesAmount ?? 0,
      message: prices.message,
      single: own.single,
      singlec2c: own.singleC2C,
      video: prices.liveChat,
      voucherChatMinutes: voucherMinutes(performer, account),
      voyeur: prices.voyeurChat,
    },
    multiChatPrice: prices.liveChat,
    singleC2CChatPrice: own.singleC2C,
  }
}
