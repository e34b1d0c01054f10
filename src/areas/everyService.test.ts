import { afterEach, expect, test, vi } from 'vitest'
import type { PromiseActorLogic } from 'xstate'
import type { AnsweredSlot } from '../../fixtures/core/answeredSlots.fixtures.ts'
import { answeredNames } from '../../fixtures/core/ownStories.fixtures.ts'
import type { PinCallAnswer } from '../../machines/account/pinCall/pinCall.events.ts'
import type { TvSeries } from '../../machines/content/tileGrid/tileGrid.items.ts'
import type { ChatShow } from '../../machines/live/chatShows/chatShows.events.ts'
import type { ChatType } from '../../machines/live/liveChat/chatTypes.ts'
import { content } from './content.ts'
import { live } from './live.ts'
import { ask, eachTestAllServices, endAsked, type Services } from './services.fixtures.ts'

const platform = eachTestAllServices()

/**
 * The slots whose services ask no area's platform: they load code, speak to the payment client's window,
 * or are of the app's first actors, which `src/wire.test.ts` runs.
 */
const askedElsewhere = [
  'awaitOnline',
  'deleteReports',
  'findCrash',
  'holdReport',
  'loadHeldReports',
  'loadReportable',
  'noteAnswer',
  'askAccountCookie',
  'confirmSuccess',
  'loadBalance',
  'loadConfig',
  'loadModal',
  'loadPage',
  'loadSession',
  'logOut',
] as const

const newsletter = { typeId: 512, userId: 'guest3', emailAddress: 'guest3@example.com' }
const relation = { predicate: 'has seen', object: 'story', objectId: 's1' } as const
const number = { numberType: 'mobile', countryCode: 'DE', number: '0171 2345678' } as const
const firstChannel = async (does: Services) => {
  const { channels } = await ask(does.loadChannels, { offset: 0, limit: 1 })
  return channels[0] ?? expect.unreachable('there is a channel')
}

/** One of the shows for which there are tickets. */
async function anyShow(does: Services): Promise<ChatShow> {
  for (let number = 1; number <= 64; number++) {
    const [show] = await ask(does.loadChatTickets, { actorId: `actor${number}` })
    if (show) return show
  }
  return expect.unreachable('somebody gives a show')
}

function granted<T>(answer: PinCallAnswer<T>): T {
  return answer.isOk ? answer.value : expect.unreachable(`refused with ${answer.code}`)
}

type Asked = Exclude<AnsweredSlot, (typeof askedElsewhere)[number]>

/** The slots that are told what to ask. */
type Told = {
  [S in Asked]: Services[S] extends PromiseActorLogic<infer _Output, infer TInput>
    ? unknown extends TInput
      ? never
      : S
    : never
}[Asked]

/** A chat of guest3 that has begun. */
async function beganChat(does: Services, chatType: ChatType) {
  const { platform: behind } = platform.simulator
  Object.assign(behind.world.account('guest3').guest, { hasAvs: true })
  for (const { id: actorId } of behind.world.performers.values()) {
    const order = { clientChatId: `of-${actorId}`, actorId, chatType, isPrivate: false }
    const answer = await ask(does.openLiveChat, order)
    if (answer.success) return answer.chat
  }
  return expect.unreachable(`somebody gives a ${chatType}`)
}

/** A question to the platform for each service that is told what to ask, of guest3, whose age is not verified. */
const questions: {
  readonly [S in Told | 'loadRunningChat']: (does: Services) => Promise<unknown>
} = {
  bookMinute: async (does) => {
    const { chatId } = await beganChat(does, 'LIVECHAT')
    return (await ask(does.bookMinute, { chatId, minute: 1 })).chat.minutes === 1
  },
  endLiveChat: async (does) => {
    const { chatId } = await beganChat(does, 'LIVE_PREVIEW')
    return (await ask(does.endLiveChat, { chatId, code: 100 })).code === 100
  },
  goPrivate: async (does) => {
    const { chatId } = await beganChat(does, 'VOYEUR_CHAT')
    return (await ask(does.goPrivate, { chatId })).success
  },
  loadRunningChat: async (does) => {
    const { chatId } = await beganChat(does, 'LIVECHAT')
    return (await ask(does.loadRunningChat))?.chatId === chatId
  },
  openLiveChat: async (does) => (await beganChat(does, 'LIVECHAT')).minutes === 0,
  rateLiveChat: async (does) => {
    const { chatId } = await beganChat(does, 'LIVECHAT')
    await ask(does.endLiveChat, { chatId, code: 100 })
    return ask(does.rateLiveChat, { chatId, stars: 5 })
  },
  acceptOffer: (does) => ask(does.acceptOffer, { guestId: 'guest3', platformText: 'Stay' }),
  addRelation: (does) => ask(does.addRelation, relation),
  blockChannel: async (does) => {
    const { id: channelId } = await firstChannel(does)
    return ask(does.blockChannel, { channelId, isBlocked: true })
  },
  buyChatTicket: async (does) =>
    ask(does.buyChatTicket, { show: await anyShow(does), promoCode: null }),
  checkCode: (does) => ask(does.checkCode, { code: 'ONCEONLY' }),
  closeDataProtection: (does) => ask(does.closeDataProtection, { accepted: true }),
  deleteActorFilter: (does) => ask(does.deleteActorFilter, { filterName: 'speaks' }),
  findPlace: (does) => ask(does.findPlace, { zipCode: '10115' }),
  hasRelation: async (does) => {
    await ask(does.addRelation, relation)
    return ask(does.hasRelation, relation)
  },
  loadChatTickets: (does) => ask(does.loadChatTickets, { actorId: 'actor3' }),
  startFreePreview: (does) => ask(does.startFreePreview, { actorId: 'actor3' }),
  declineFreePreview: (does) => ask(does.declineFreePreview, { actorId: 'actor3' }),
  removeChatTicket: async (does) =>
    ask(does.removeChatTicket, { showId: (await anyShow(does)).id }),
  archiveMedium: (does) => ask(does.archiveMedium, { id: 'video1', isArchived: true }),
  countAlbumView: (does) => ask(does.countAlbumView, { albumId: 'album1', isFromSite: true }),
  loadAlbum: (does) => ask(does.loadAlbum, { albumId: 'album1' }),
  openGallery: (does) => ask(does.openGallery, { kind: 'preview', albumId: 'album1' }),
  buyMedium: (does) =>
    ask(does.buyMedium, {
      kind: 'album',
      mediumId: 'album1',
      key: 'k',
      price: 40,
      payWith: 'coins',
    }),
  loadOffer: (does) => ask(does.loadOffer, { kind: 'video', mediumId: 'video1' }),
  orderBundle: (does) => ask(does.orderBundle, { bundleId: 'bundle1' }),
  postComment: (does) => ask(does.postComment, { albumId: 'album1', commentText: 'Blue' }),
  storeAlbumOpinion: (does) =>
    ask(does.storeAlbumOpinion, { opinion: { by: 'like', albumId: 'album1', isLiked: true } }),
  storeSedcardsRating: async (does) => {
    await ask(does.storeSedcardsRating, { actorId: 'actor3', rating: 5 })
    return (
      (await ask(does.loadActorPictures, { actorId: 'actor3', ageRating: 16 })).guestRating === 5
    )
  },
  storePictureRating: async (does) => {
    const { pictures } = await ask(does.openGallery, { kind: 'album', albumId: 'album1' })
    const pictureId = pictures[0]?.id ?? ''
    await ask(does.storePictureRating, { albumId: 'album1', pictureId, rating: 5 })
    return true
  },
  loadActorChannel: (does) => ask(does.loadActorChannel, { actorId: 'actor3' }),
  loadActorInsights: (does) => ask(does.loadActorInsights, { actorId: 'actor3' }),
  loadActorNote: (does) => ask(does.loadActorNote, { actorId: 'actor3' }),
  loadVideo: (does) => ask(does.loadVideo, { videoId: 'video1' }),
  loadPopularTags: async (does) => (await ask(does.loadPopularTags, { first: 3 })).length === 3,
  suggestTags: async (does) => (await ask(does.suggestTags, { search: 'e' })).length > 0,
  loadCollection: (does) => ask(does.loadCollection, { collectionId: 'collection1' }),
  loadActorHighlights: (does) => ask(does.loadActorHighlights, { actorId: 'actor3' }),
  loadPreviewIncentives: async (does) =>
    (await ask(does.loadPreviewIncentives, { videoId: 'video1' })).length > 0,
  loadSuggestedVideos: (does) =>
    ask(does.loadSuggestedVideos, { actorId: 'actor3', videoId: 'video1' }),
  storeVideoOpinion: (does) => ask(does.storeVideoOpinion, { videoId: 'video1', isLiked: true }),
  loadActorPictures: (does) => ask(does.loadActorPictures, { actorId: 'actor3', ageRating: 16 }),
  loadActorSales: (does) => ask(does.loadActorSales, { actorId: 'actor3' }),
  loadActorTv: async (does) => {
    const ids = [...platform.simulator.world.performers.keys()].slice(0, 24)
    const all = await Promise.all(ids.map((actorId) => ask(does.loadActorTv, { actorId })))
    return all.find((tv) => tv !== null)
  },
  loadActorProfile: (does) =>
    ask(does.loadActorProfile, { actorName: 'mila-ivory', qmDay: '2026-02-14' }),
  loadActorState: (does) => ask(does.loadActorState, { actorId: 'actor3' }),
  loadBreadcrumb: (does) =>
    ask(does.loadBreadcrumb, { breadcrumbType: 'legal', payload: { legalTextId: 'PP' } }),
  loadChannel: async (does) => {
    const { id: channelId } = await firstChannel(does)
    return ask(does.loadChannel, { channelId })
  },
  loadChannels: (does) => ask(does.loadChannels, { offset: 0, limit: 500 }),
  loadContent: async (does) => {
    const { id: channelId } = await firstChannel(does)
    return ask(does.loadContent, { channelId, before: null, limit: 50 })
  },
  loadFreeChatDuration: (does) => ask(does.loadFreeChatDuration, { actorId: 'actor3' }),
  loadLegalText: (does) => ask(does.loadLegalText, { id: 'IMP' }),
  loadLegalVersions: (does) => ask(does.loadLegalVersions, { id: 'PP', offset: 3 }),
  loadListPage: (does) =>
    ask(does.loadListPage, { store: 'performers', filter: {}, order: 'popular', start: null }),
  loadMessengerActor: (does) => ask(does.loadMessengerActor, { actorId: 'actor3' }),
  loadProfilePreview: (does) => ask(does.loadProfilePreview, { actorId: 'actor3' }),
  loadRecommendations: (does) =>
    ask(does.loadRecommendations, { currentActorId: null, useGrid: true, fsk: 16 }),
  loadRecommendedModels: (does) => ask(does.loadRecommendedModels, { besideId: 'actor3' }),
  loadSeoTexts: (does) => ask(does.loadSeoTexts, { actorId: 'actor3', tagGroup: 'dance' }),
  loadTileGrid: async (does) =>
    (await ask(does.loadTileGrid, { type: 'contests', page: 1, size: 12 })).total > 0,
  loadVideoPictures: async (does) => {
    const { items } = await ask(does.loadTileGrid, { type: 'tvLists', page: 1, size: 1 })
    const [series] = items as readonly TvSeries[]
    const albumId = series?.albumId ?? expect.unreachable('there is a series')
    return (await ask(does.loadVideoPictures, { albumId })).length > 0
  },
  previewProfile: async (does) => ask(does.previewProfile, await ask(does.loadProfile)),
  redeemCode: async (does) => (await ask(does.redeemCode, { code: 'ONCEONLY' })).success,
  requestAvs: (does) => ask(does.requestAvs, { forwardUrl: `${platform.simulator.url}en/` }),
  saveNotificationsSettings: async (does) =>
    ask(does.saveNotificationsSettings, await ask(does.loadNotificationsSettings)),
  savePreferences: (does) => ask(does.savePreferences, { data: { autoplay: false } }),
  saveProfile: async (does) => ask(does.saveProfile, await ask(does.loadProfile)),
  saveTeaserState: (does) => ask(does.saveTeaserState, { mode: 'shown' }),
  sendFeatureFeedback: (does) =>
    ask(does.sendFeatureFeedback, { feature: 'actorSearch', isHelpful: true }),
  sendVideoShareEmail: (does) =>
    ask(does.sendVideoShareEmail, { videoId: 'v1', emailAddress: 'a@b.example', text: '' }),
  storeTileGridSettings: (does) =>
    ask(does.storeTileGridSettings, { settings: { contests: 'list' } }),
  storeActorNote: (does) => ask(does.storeActorNote, { actorId: 'actor3', comment: 'Likes jazz' }),
  startAnonymousCall: (does) => ask(does.startAnonymousCall, { actorId: 'actor3' }),
  startVerification: async (does) => granted(await ask(does.startVerification, number)),
  subscribe: (does) => ask(does.subscribe, newsletter),
  switchConversionChat: (does) => ask(does.switchConversionChat, { action: 'enable' }),
  touchChannel: async (does) => {
    const { id: channelId } = await firstChannel(does)
    return ask(does.touchChannel, { channelId })
  },
  unsubscribe: (does) => ask(does.unsubscribe, newsletter),
  verifyPin: async (does) => {
    const { id } = granted(await ask(does.startVerification, number))
    const pin = platform.simulator.platform.pinCalls.list()[0]?.pin ?? ''
    return granted(await ask(does.verifyPin, { id, numberType: 'mobile', pin }))
  },
}

const isAsked = (slot: AnsweredSlot): slot is Asked => !askedElsewhere.some((one) => one === slot)

function answered(slot: Asked, does: Services): Promise<unknown> {
  const isTold = (name: Asked): name is keyof typeof questions => name in questions
  return isTold(slot) ? questions[slot](does) : ask(does[slot] as PromiseActorLogic<unknown>)
}

test.each(answeredNames.filter(isAsked))(
  'the platform answers %s as its service reads it',
  async (slot) => {
    const does = await platform.begin('guest3')
    const [outcome] = await Promise.allSettled([answered(slot, does)])
    expect(outcome).toMatchObject({ status: 'fulfilled' })
    expect([null, false]).not.toContain(outcome.status === 'fulfilled' && outcome.value)
  },
)

const slotsOfAreas = [live, content].flatMap((area) =>
  Object.values(area).flatMap(({ slots }) => Object.keys(slots({ environment: {} } as never))),
)
const ofContent = new Set([...slotsOfAreas, 'loadListPage', 'findPlace'])
const contentSlots = answeredNames.filter(isAsked).filter((slot) => ofContent.has(slot))

/** Of the calls of content those that change something. */
const posts = [
  'actor/storeActorNote',
  'actorsearch/filter/delete',
  'gallery/setSedcardsGuestRating/actor3',
  'livechat/end',
  'livechat/minute',
  'livechat/private',
  'livechat/rate',
  'livechat/start',
  'storeTileGridSettings',
]

const answers = globalThis.fetch
const fetched = vi.spyOn(globalThis, 'fetch')
afterEach(() => fetched.mockReset())

/** The plain requests of content, with what each carries in its address. */
function plainCalls() {
  return fetched.mock.calls.flatMap(([address, init]) => {
    const { pathname, searchParams } = new URL(new Request(address).url)
    if (pathname.startsWith('/graphql/')) return []
    return { path: pathname, method: init?.method ?? 'GET', carried: [...searchParams.keys()] }
  })
}

test.each(contentSlots)(
  'what %s asks carries language, version and token, and is a GET below /rest/v1/ unless it changes something [CAL-4 CAL-5 CAL-6]',
  async (slot) => {
    const does = await platform.begin('guest3')
    fetched.mockClear()
    await answered(slot, does)
    expect(fetched).toHaveBeenCalled()
    for (const { path, method, carried } of plainCalls()) {
      const name = path.replace(/^\/rest\/v1\//, '')
      if (name === path) expect(path).toBe('/phoenix/get_profile_preview/actor3')
      expect([name, method]).toEqual([name, posts.includes(name) ? 'POST' : 'GET'])
      expect(carried).toEqual(expect.arrayContaining(['language', 'ver', 'access_token']))
    }
  },
)

test.each(contentSlots)(
  '%s fails when it is not answered with ok, and says nothing of what was answered [CAL-7]',
  async (slot) => {
    const does = await platform.begin('guest3')
    const refusal = '{"error":{"message":"a secret of the platform"}}'
    fetched.mockImplementation(async () => new Response(refusal, { status: 500 }))
    const [outcome] = await Promise.allSettled([answered(slot, does)])
    const reason = outcome.status === 'rejected' ? outcome.reason : expect.unreachable('answered')
    expect(reason.name).toMatch(/^(RequestFailed|GraphqlFailed|AnswerInvalid)$/)
    expect(String(reason)).not.toContain('secret')
    if (reason.name === 'RequestFailed') expect(reason.message).toBe('')
  },
)

/** Words and wishes of a guest that are sent to their end, whoever waits; `hasRelation` goes the way of `addRelation`. */
const goOn: readonly Asked[] = [
  'acceptOffer',
  'addRelation',
  'blockChannel',
  'closeBoth',
  'closeDataProtection',
  'hasRelation',
  'redeemCode',
  'savePreferences',
  'saveTeaserState',
  'sendVideoShareEmail',
  'subscribe',
  'switchConversionChat',
  'touchChannel',
  'unsubscribe',
]

/** What a slot asks, and nobody answers. */
async function unanswered(slot: Asked): Promise<readonly (AbortSignal | null | undefined)[]> {
  const does = await platform.begin('guest3')
  const signals: (AbortSignal | null | undefined)[] = []
  let isHeld = false
  fetched.mockImplementation((address, init) => {
    if (!isHeld) return answers(address, init)
    signals.push(init?.signal)
    return new Promise(() => {})
  })
  const upToSlot = new Proxy(does, {
    get(all, name: Asked) {
      isHeld ||= name === slot
      return all[name]
    },
  })
  void answered(slot, upToSlot).catch(() => {})
  await vi.waitFor(() => expect(signals).not.toEqual([]), { timeout: 20_000 })
  return signals
}

test.each(answeredNames.filter(isAsked).map((slot) => [slot, goOn.includes(slot)] as const))(
  'what %s asks is given up once nobody waits for it, unless it is to go on: %s',
  async (slot, goesOn) => {
    const signals = await unanswered(slot)
    const isGivenUp = () => signals.map((signal) => signal?.aborted)
    expect(isGivenUp()).not.toContain(true)
    endAsked()
    expect(isGivenUp()).toEqual(signals.map(() => !goesOn))
  },
)
