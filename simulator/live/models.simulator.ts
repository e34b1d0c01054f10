import type { Account } from '../core/account.ts'
import { languageOf } from '../core/language.ts'
import type { Platform } from '../core/platform.ts'
import type { Performer } from '../core/world.simulator.ts'
import { detailsOf, newForDays, type PerformerDetails } from './performerDetails.ts'
import { kilometresTo } from './performerPlaces.ts'

/** So many performers has a page of a list [QRY-3]. */
const pageLength = 15
/** The categories of performers by number [ACT-41]: all of them, and those who are new. */
const allPerformers = 3
const newPerformers = 88

const day = 86_400_000

type Detailed = { performer: Performer; details: PerformerDetails }
type Order = (one: Detailed, other: Detailed) => number

const byName: Order = (one, other) => one.performer.name.localeCompare(other.performer.name, 'en')
const chatPrice = ({ performer }: Detailed) => performer.prices.liveChat
const fame = ({ details: { ratings } }: Detailed) => ratings.countRatings * ratings.satisfactionRate

/** How lists of performers may be ordered [LST-4]; where two are alike, by name. */
const orders = {
  /** Who is there comes first. */
  popular: (one, other) =>
    Number(other.performer.isOnline) - Number(one.performer.isOnline) || fame(other) - fame(one),
  newest: (one, other) => one.details.daysRegistered - other.details.daysRegistered,
  name: byName,
  cheapest: (one, other) => chatPrice(one) - chatPrice(other),
  mostExpensive: (one, other) => chatPrice(other) - chatPrice(one),
  topRated: (one, other) =>
    other.details.ratings.satisfactionRate - one.details.ratings.satisfactionRate,
} satisfies Record<string, Order>

/** How far around a place its performers are, in km. */
const nearby = 200

export interface ModelsFilter {
  gender?: string | null
  category?: number | null
  categorySlug?: string | null
  isOnline?: boolean | null
  isFreeChat?: boolean | null
  search?: string | null
  /** A language that they speak. */
  speaks?: string | null
  /** Years, from one to another: `21-29`. */
  ages?: string | null
  /** A place, such as `DE-Hamburg`. */
  near?: string | null
}

interface Question {
  language: string
  filter?: ModelsFilter | null
  /** Without a place to be near to nobody is the nearest. */
  sort: keyof typeof orders | 'nearest'
  offset: number
}

interface RecommendedQuestion {
  language: string
  models: number
  size: number
  besideId?: string | null
}

/** What the query service answers about performers [ACT-12 ACT-36 ACT-37 ACT-41 FAV-5 FAV-6]. */
export function modelsRoot({ clock, world }: Platform) {
  const startedAt = clock.now()
  const all: Detailed[] = [...world.performers.values()].map((performer) => ({
    performer,
    details: detailsOf(performer, world.seed),
  }))

  function models({ language, filter, sort, offset }: Question, account: Account | null) {
    const first = Math.max(0, offset)
    const near = filter?.near ?? null
    const distance = ({ performer }: Detailed) =>
      near === null ? null : kilometresTo(near, performer, world.seed)
    const isNearby = (one: Detailed) => near === null || (distance(one) ?? nearby) < nearby
    const fitting = all.filter((one) => fits(one, filter ?? {}, account) && isNearby(one))
    const order: Order =
      sort === 'nearest'
        ? (one, other) => (distance(one) ?? 0) - (distance(other) ?? 0)
        : orders[sort]
    fitting.sort((one, other) => order(one, other) || byName(one, other))
    const tell = (one: Detailed) => ({
      ...modelOf(one, { startedAt, language, account }),
      distance: distance(one),
    })
    return {
      models: fitting.slice(first, first + pageLength).map(tell),
      total: fitting.length,
      totalOnline: all.filter(({ performer }) => performer.isOnline).length,
    }
  }

  const isFavourite = (account: Account | null, { performer: { id } }: Detailed) =>
    account?.favourites.has(`actor:${id}`) ?? false

  function favouriteModels(
    { language, first, offset }: Pick<Question, 'language' | 'offset'> & { first: number },
    account: Account | null,
  ) {
    const favourites = all.filter((one) => isFavourite(account, one))
    favourites.sort((one, other) => orders.popular(one, other) || byName(one, other))
    const start = Math.max(0, offset)
    return {
      models: favourites
        .slice(start, start + Math.max(0, first))
        .map((one) => modelOf(one, { startedAt, language, account })),
      total: favourites.length,
      totalOnline: favourites.filter(({ performer }) => performer.isOnline).length,
    }
  }

  function recommendedModels(
    { language, models: count, size, besideId }: RecommendedQuestion,
    account: Account | null,
  ) {
    const beside = all.find(({ performer }) => performer.id === besideId)
    const alike = (one: Detailed) => Number(one.details.gender === beside?.details.gender)
    const fitting = all.filter(
      (one) => one.performer.isOnline && one !== beside && !isFavourite(account, one),
    )
    fitting.sort(
      (one, other) => alike(other) - alike(one) || fame(other) - fame(one) || byName(one, other),
    )
    return fitting
      .slice(0, Math.max(0, Math.min(count, size)))
      .map((one) => modelOf(one, { startedAt, language, account }))
  }

  return { models_v2: models, models_v3: models, favouriteModels, recommendedModels }
}

/** Whether whoever asks can meet a performer, and for free. */
function givesFreeChat({ performer, details }: Detailed, account: Account | null): boolean {
  const { id, isOnline } = performer
  const hasShow = () =>
    account?.channels.some(({ actorId, freeChat }) => actorId === id && freeChat)
  return isOnline && (details.givesFreeChat || hasShow() === true)
}

/** How whoever asks can meet a performer at the moment. */
export function presenceOf(performer: Performer, seed: number, account: Account | null) {
  const details = detailsOf(performer, seed)
  return { isOnline: performer.isOnline, freeChat: givesFreeChat({ performer, details }, account) }
}

function fits(one: Detailed, filter: ModelsFilter, account: Account | null): boolean {
  const { performer, details } = one
  const { gender, categorySlug, isOnline, isFreeChat, search, speaks, ages } = filter
  const [youngest = 0, oldest = Number.POSITIVE_INFINITY] = ages?.split('-').map(Number) ?? []
  const category = filter.category ?? allPerformers
  return (
    (category === allPerformers ||
      (category === newPerformers && details.daysRegistered < newForDays)) &&
    (!gender || details.gender === gender) &&
    (!categorySlug || performer.categories.includes(categorySlug)) &&
    (!isOnline || performer.isOnline) &&
    (!isFreeChat || givesFreeChat(one, account)) &&
    (!speaks || performer.languages.includes(speaks)) &&
    performer.age >= youngest &&
    performer.age <= oldest &&
    performer.name.toLowerCase().includes((search ?? '').trim().toLowerCase())
  )
}

interface Telling {
  startedAt: number
  language: string
  /** Who asks; null for a visitor. */
  account: Account | null
}

/** A performer as lists tell them [ACT-3 to ACT-11, ACT-15]. */
function modelOf(one: Detailed, { startedAt, language, account }: Telling) {
  const { performer, details } = one
  const { id, name, age, languages, countryCode, isOnline, prices } = performer
  const coins = (value: number) => ({ value, currency: 'VXC' })
  const registeredAt = new Date(startedAt - details.daysRegistered * day)
  return {
    id,
    name,
    gender: details.gender,
    type: details.type,
    isOnline,
    freeChat: givesFreeChat(one, account),
    bannedCountryCodes: details.bannedCountryCodes,
    isOnlineMobileVideocall: isOnline && details.takesVideoCalls,
    isCurrentlyTicketShow: isOnline && details.givesTicketShow,
    isVoyeurChatAvailable: details.isVoyeurChatAvailable,
    isLivePreviewEnabled: details.isLivePreviewEnabled,
    profile: {
      age,
      languages,
      threeWords: details.threeWords(languageOf(language)),
      country: countryCode,
    },
    star: details.star,
    isTopAmateur: details.isTopAmateur,
    registeredSince: registeredAt.toISOString().slice(0, 10),
    isNew: details.daysRegistered < newForDays,
    picture: `/pictures/portrait/${id}`,
    chatPrices: {
      videoChat: coins(prices.liveChat),
      voyeurChat: coins(prices.voyeurChat),
      singleC2CChat: coins(prices.videoCall),
    },
    features: details.features,
    ratings: { lastNinetyDays: details.ratings },
    modelGuestRelation: { isFavorite: account?.favourites.has(`actor:${id}`) ?? false },
  }
}
