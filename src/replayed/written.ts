import type { ReplayedCall } from '../../simulator/core/replayedScript.ts'
import { libraryPage, libraryWriters } from './library.ts'
import {
  channel,
  codeConfig,
  type Fields,
  leftOut,
  liveChat,
  type Page,
  performer,
  post,
  show,
  withMoments,
} from './shapes.ts'
import { asItIs, taken, type Writer, within } from './writer.ts'

/** An answer that holds a chat, under either key. */
const withChat: Writer = ({ chat, running, ...rest }: Fields) => ({
  ...rest,
  ...(chat !== undefined && { chat: chat && liveChat(chat as Fields) }),
  ...(running !== undefined && { running: running && liveChat(running as Fields) }),
})

/** A page of a list, by what it was asked for. */
function page(listed: Page, call: ReplayedCall) {
  const { items, totals, next } = listed
  const { all: total, online: totalOnline } = totals
  switch (call.operation ?? call.path) {
    case 'models':
      return { models_v3: { models: items.map(performer), total, totalOnline } }
    case '/rest/v1/actorsearch/search':
      return { actors: items.map(performer), total, totalOnline }
    case 'favouriteModels':
      return { favouriteModels: { models: items.map(performer), total } }
    case 'topCams':
      return { topCams: items }
    case 'chatShows':
      return { chatShows: [...items.map(show), ...leftOut(items, next, call)] }
    case 'feed':
      return {
        feed: {
          pageInfo: { hasNextPage: next !== null },
          edges: items.map((item, index) => ({
            cursor: index === items.length - 1 ? (next?.cursor ?? 'last') : `${index}`,
            node: post(item),
          })),
        },
      }
    default:
      return libraryPage(listed, call)
  }
}

const ticket =
  (field: string): Writer =>
  ({ success, errorCode = null, show: told }: Fields) => ({
    [field]: { success, errorCode, show: told && show(told as Fields), ticket: null },
  })

const refusable =
  (field: string): Writer =>
  ({ isOk, value, code }: Fields) =>
    isOk ? { pinCall: { [field]: value } } : { refused: String(code) }

const insights: Writer = ({ heatMap, rating, interviews }: Fields, { operation }) => {
  switch (operation) {
    case 'actorHeatMap':
      return { actorHeatMap: heatMap }
    case 'chatRatings':
      return { chatRatings: { lastNinetyDays: rating } }
    default:
      return { actorInterviews: interviews }
  }
}

const pictures: Writer = ({ albums, ...sedcards }: Fields, { operation }) =>
  operation ? { albums: { albums } } : sedcards

const list =
  (key: string, item: (given: Fields) => Fields): Writer =>
  (items: Fields[]) => ({ [key]: items.map(item) })

/** By the names of slots. A service that is missing here cannot be written back. */
const writers: Readonly<Record<string, Writer>> = {
  loadBalance: asItIs,
  loadConfig: (output: Fields) => ('reason' in output ? undefined : output),
  loadSession: asItIs,
  logOut: taken,
  confirmSuccess: ({ targetUrl }: Fields) => ({ data: { url: targetUrl } }),

  addRelation: within('success'),
  hasRelation: within('hasRelation'),
  closeBoth: taken,
  closeDataProtection: taken,
  loadBonusAvailable: within('avs', 'bonusAvailable'),
  requestAvs: within('avs', 'requestAvs'),
  loadFavouriteActors: within('actors'),
  loadNotificationsSettings: within('settings'),
  loadProfile: within('profile'),
  previewProfile: within('preview'),
  saveNotificationsSettings: within('settings'),
  savePreferences: taken,
  saveProfile: within('profile'),
  startAnonymousCall: within('startAnonymousVoicecallChat'),
  startVerification: refusable('startVerification'),
  subscribe: within('success'),
  unsubscribe: within('success'),
  verifyPin: refusable('verifyPin'),

  acceptOffer: ({ acceptedOffer, acceptedOfferInfo }: Fields) => ({
    accepted_offer: acceptedOffer,
    accepted_offer_info: acceptedOfferInfo,
  }),
  checkCode: ({ bonusCode, ...rest }: Fields) => ({
    bonusCode: { ...rest, bonusCode: bonusCode && codeConfig(bonusCode as Fields) },
  }),
  loadRedeemedCodes: within('redeemedBonusCodes'),
  loadRemainingCodes: list('remainingBonusCodes', codeConfig),
  redeemCode: asItIs,
  saveTeaserState: taken,

  blockChannel: within('channel'),
  loadActorChannel: within('channel'),
  loadChannel: within('channel'),
  loadChannels: ({ channels, ...rest }: Fields) => ({
    messengerChannels: { ...rest, channels: (channels as Fields[]).map(channel) },
  }),
  loadContent: within('messengerContent'),
  loadGifts: within('messengerGifts'),
  loadMessengerActor: within('actor'),
  loadRecommendations: within('actors'),
  loadToyControls: within('toyControls'),
  loadUnreadCount: within('messengerUnreadCount'),
  sendVideoShareEmail: () => ({ success: true }),
  switchConversionChat: taken,
  touchChannel: (_: unknown, { data }) => ({ touchMessengerChannel: { id: data.channelId } }),

  bookMinute: withChat,
  buyChatTicket: ticket('buyChatTicket'),
  declineFreePreview: within('freePreviewDecline'),
  deleteActorFilter: (filters: Fields) => ({ activeFilters: filtersOf(filters) }),
  endLiveChat: (chat: Fields) => ({ chat: liveChat(chat) }),
  goPrivate: withChat,
  initActorSearch: ({ activeFilters, ...rest }: Fields) => ({
    ...rest,
    activeFilters: filtersOf(activeFilters as Fields),
  }),
  loadActorInsights: insights,
  loadActorNote: within('note'),
  loadActorPictures: pictures,
  loadActorProfile: within('actor'),
  loadActorSales: list('sales', withMoments('end')),
  loadActorState: within('state'),
  loadActorTv: (tv: Fields | null) => ({ livestream: tv && withMoments('start', 'end')(tv) }),
  loadChatTickets: list('chatTickets', show),
  loadFreeChatDuration: within('freeChatDuration'),
  loadListPage: page,
  loadOnlineAmount: within('onlineActorsAmount'),
  loadProfilePreview: within('preview'),
  loadRecommendedModels: list('recommendedModels', performer),
  loadRunningChat: (chat: Fields | null) => ({ chat: chat && liveChat(chat) }),
  loadSeoTexts: (texts: Fields[], { operation }) =>
    operation ? { seoTexts: texts } : { content: texts[0] ?? null },
  loadSidebar: within('sidebar'),
  openLiveChat: withChat,
  rateLiveChat: taken,
  removeChatTicket: ticket('removeChatTicket'),
  sendFeatureFeedback: () => ({ featureFeedback: true }),
  startFreePreview: within('freePreviewInit'),
  storeActorNote: within('note'),
  storeSedcardsRating: (_: unknown, { data }) => data,

  loadTileGrid: ({ items, total }: Fields) => ({
    items: (items as Fields[]).map(withMoments('startsAt', 'endsAt', 'startedAt')),
    total,
  }),
  loadVideoPictures: within('pictures'),
  storeTileGridSettings: taken,

  ...libraryWriters,

  findPlace: asItIs,
  loadBreadcrumb: within('data', 'breadcrumb'),
  loadCategories: within('categories'),
  loadLegalText: asItIs,
  loadLegalVersions: ({ versions, total }: Fields) => ({
    legalTexts: { texts: (versions as Fields[]).map(withMoments('validFrom')), total },
  }),
}

function filtersOf(filters: Fields) {
  return Object.entries(filters).map(([filter, value]) => ({ filter, value: String(value) }))
}

/** What answers without the platform: code, and what the browser and the payment client know. */
const elsewhere: readonly string[] = [
  ...['askAccountCookie', 'awaitOnline', 'deleteReports', 'findCrash', 'holdReport'],
  ...['loadArea', 'loadHeldReports', 'loadModal', 'loadPage', 'loadReportable', 'noteAnswer'],
  ...['sendReport', 'uploadReport'],
]

/** Whether what a slot gives comes from the platform. */
export const isOfPlatform = (slot: string): boolean => !elsewhere.includes(slot)

/** Whether what the slot gave can be written back to what the platform had answered. */
export const isWritable = (slot: string): boolean => slot in writers

/**
 * What the platform had answered a call with.
 * @param slot whose service asked
 * @param output what the service made of the answers
 * @returns the answer's body: of GraphQL its `data`, `{ refused }` with the code of a refusal; undefined where the
 * slot asks for something that is not known here
 */
export function written(slot: string, output: unknown, call: ReplayedCall): unknown {
  return writers[slot]?.(output as never, call)
}
