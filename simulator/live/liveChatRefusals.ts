import type { Account } from '../core/account.ts'
import { anonymousGuest } from '../core/guestState.ts'
import type { Performer } from '../core/world.simulator.ts'
import { actorState } from './actorProfile.ts'
import type { ChatShows } from './chatShows.simulator.ts'
import type { FreeChatTimes } from './freeChatTimes.ts'
import { type ChatType, type Exit, exits, isFree, isTaster } from './liveChatKinds.ts'
import { detailsOf } from './performerDetails.ts'

/** Below so many coins no chat that costs something begins [CHT-4]. */
const leastBalance = 0.5

interface Asked {
  account: Account | null
  performer: Performer
  type: ChatType
  /** Coins a minute. */
  price: number
  isBusy: boolean
  runsAnother: boolean
}

interface Books {
  chatShows: ChatShows
  freeChatTimes: FreeChatTimes
  seed: number
}

/** Why a chat does not begin: the first reason that is so; null when it may. */
export function whyNoChat(asked: Asked, books: Books): Exit | null {
  return whyNotForGuest(asked) ?? whyNotFromPerformer(asked, books) ?? whyNotForCoins(asked)
}

function whyNotForGuest({ account, type, runsAnother }: Asked): Exit | null {
  if (!account && type !== 'LIVE_PREVIEW') return exits.loginRequired
  if (account?.guest.isLocked) return exits.guestIsLocked
  if (runsAnother) return exits.otherChatRuns
  // who has to pay first is given nothing for nothing
  if (account?.guest.isForcePayment && isTaster(type)) return exits.notEnoughCoins
  return account && !account.guest.hasAvs && !isTaster(type) ? exits.ageCheckMissing : null
}

function whyNotFromPerformer(asked: Asked, books: Books): Exit | null {
  const { account, performer, type, isBusy } = asked
  const { geoLocation } = account?.guest ?? anonymousGuest()
  const banned = detailsOf(performer, books.seed).bannedCountryCodes
  if (banned.includes(geoLocation?.countryCode ?? '')) {
    return isTaster(type) ? exits.countryBannedForFree : exits.countryBanned
  }
  if (!performer.isOnline) return exits.notThere
  if (isBusy) return exits.performerBusy
  return whyNotGiven(asked, books)
}

function whyNotGiven({ account, performer, type }: Asked, books: Books): Exit | null {
  const { seed, freeChatTimes } = books
  const given = actorState({ performer, account, seed, language: 'en' })
  const unless = (isGiven: boolean, code: Exit) => (isGiven ? null : code)
  switch (type) {
    case 'LIVE_PREVIEW':
      return unless(detailsOf(performer, seed).isLivePreviewEnabled, exits.notGivenNow)
    case 'FREECHAT': {
      const left = account ? freeChatTimes.left(account, performer.id) : 0
      const isGiven = given.freeChat || freeChatTimes.hasPreview(account, performer.id)
      return unless(isGiven, exits.notGivenNow) ?? unless(left > 0, exits.freeChatIsOver)
    }
    case 'VOYEUR_CHAT':
      return unless(given.isVoyeurChatAvailable, exits.notThere)
    case 'VIDEO_CALL':
      return unless(given.isOnlineMobileVideocall, exits.notThere)
    case 'LIVESHOW':
      return whyNoShow(account, performer, books.chatShows)
    default:
      return null
  }
}

function whyNoShow(account: Account | null, performer: Performer, chatShows: ChatShows) {
  if (chatShows.runningShow(account, performer.id)) return null
  return chatShows.hasTicket(account, performer.id) ? exits.notThere : exits.noTicket
}

function whyNotForCoins({ account, type, price }: Asked): Exit | null {
  if (!account || isFree(type)) return null
  const { balance } = account.guest
  return balance < leastBalance || balance < price ? exits.notEnoughCoins : null
}
