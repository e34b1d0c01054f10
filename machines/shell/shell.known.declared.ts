import { guestActionShape } from '../account/account.known.declared.ts'
import { tileModesShape } from '../content/content.known.declared.ts'
import { type Declared, type Like, oneOf } from '../core/declared.ts'
import { placeShape } from '../library/library.player.declared.ts'
import {
  actingGroupWords,
  splitWords,
  tagsForm,
  videoTypeWords,
} from '../library/library.words.declared.ts'
import { messageDataShape } from '../messenger/messenger.known.declared.ts'
import { originShape } from '../money/money.origin.declared.ts'
import type { AppConfig } from './app/app.events.ts'
import type { Route } from './navigation/routes.ts'
import type { Message } from './realtime/realtime.events.ts'
import { favouriteWords, specialEventWords } from './shell.words.declared.ts'
import type { StoredItems } from './storage/storage.events.ts'

/** What the browser keeps. */
export const storedItemsShape = {
  cookieBanner: { like: '1:f[01]a[01]' },
  forcedAgeCheck: { like: '1' },
  welcomeBannerSeen: { like: '1' },
  statusBarFlags: { like: '[a-z]+:[a-z]+(\\.[a-z]+:[a-z]+)*' },
  exitIntentShown: { like: '1' },
  teaserId: 'personal',
  affiliateId: { json: originShape },
  language: 'language',
  theme: oneOf(['dark', 'light', 'system']),
  homescreenDismissed: { like: '[0-9]{1,16}' },
  removedNotifications: { json: ['id'] },
  tileGrids: { json: tileModesShape },
  testDevice: { like: '1' },
  playerVolume: { like: '[0-9.]{1,8}' },
  videoPlaces: { json: [placeShape] },
  onLoginAction: { json: guestActionShape },
  searchHistory: { json: ['personal'] },
} satisfies Declared<StoredItems>

/** One of them, by its name. */
export const storedItemShape = {
  by: 'item',
  variants: {
    cookieBanner: { value: storedItemsShape.cookieBanner },
    forcedAgeCheck: { value: storedItemsShape.forcedAgeCheck },
    welcomeBannerSeen: { value: storedItemsShape.welcomeBannerSeen },
    statusBarFlags: { value: storedItemsShape.statusBarFlags },
    exitIntentShown: { value: storedItemsShape.exitIntentShown },
    teaserId: { value: storedItemsShape.teaserId },
    affiliateId: { value: storedItemsShape.affiliateId },
    language: { value: storedItemsShape.language },
    theme: { value: storedItemsShape.theme },
    homescreenDismissed: { value: storedItemsShape.homescreenDismissed },
    removedNotifications: { value: storedItemsShape.removedNotifications },
    tileGrids: { value: storedItemsShape.tileGrids },
    testDevice: { value: storedItemsShape.testDevice },
    playerVolume: { value: storedItemsShape.playerVolume },
    videoPlaces: { value: storedItemsShape.videoPlaces },
    onLoginAction: { value: storedItemsShape.onLoginAction },
    searchHistory: { value: storedItemsShape.searchHistory },
  },
} as const

/**
 * The parameters of an address that pages read, all that there are: of others neither name nor value is
 * told. What was typed into one stands here as personal, so that its name stays.
 */
export const queryShape = {
  ...originShape,
  actor: 'id',
  age: { like: '[0-9]{2}-[0-9]{2}' },
  ages: { like: '[0-9]{2}-[0-9]{2}' },
  channel: 'id',
  forced: oneOf(['login', 'signup']),
  free: { like: '[01]' },
  gender: oneOf(['F', 'M', 'N']),
  isFreeChat: { like: 'true|false|[01]' },
  isOnline: { like: 'true|false|[01]' },
  list: 'code',
  name: 'personal',
  near: 'personal',
  noscroll: { like: '[01]?' },
  of: 'id',
  online: { like: '[01]' },
  page: { like: '[0-9]{1,6}' },
  qmday: 'date',
  scrollTo: 'personal',
  show: videoTypeWords,
  showModalbox: { like: '[01]' },
  site: { like: '[A-Za-z0-9]+([ _-][A-Za-z0-9]+){0,7}' },
  sort: 'code',
  speaks: 'language',
  split: splitWords,
  tags: tagsForm,
  testSatisfaction: { like: '[01]?|true|false' },
  vxpAutoFlow: 'code',
  vxpFlow: 'code',
  who: actingGroupWords,
} as const

/** What stands in the path of a page; what no route knows is replaced. */
export const routeParamsShape = {
  actorName: 'slug',
  videoId: 'id',
  categorySlug: 'slug',
  event: specialEventWords,
  searchPattern: 'personal',
  tagGroup: 'slug',
  albumId: 'id',
  series: 'slug',
  key: 'slug',
  id: 'id',
} satisfies Declared<Route['params']>

/** What names a build. */
export const buildName = { like: '[\\w.-]{1,64}' } satisfies Like

/** What the page was configured with. */
export const appConfigShape = {
  build: buildName,
  environment: 'code',
  payUrl: 'address',
  loginEnabled: 'flag',
  forcedAgeVerification: 'flag',
  siteVariant: 'code',
  checkoutOrigin: 'address',
  reconnect: oneOf(['growing', 'steady']),
  device: oneOf(['desktop', 'ieMobile', 'mobile']),
} satisfies Declared<AppConfig>

/** What names an entry of the browser's history. */
export const historyKey = { like: 'default|[0-9a-z-]{4,12}' } satisfies Like

/** The text that stands for a breadcrumb: JSON of its type and of ids and slugs. */
export const breadcrumbKey = { like: '[\\[\\]{}",:\\w-]{2,400}' } satisfies Like

/** What the channel sends. */
export const messageShape = {
  by: 'type',
  variants: {
    refreshEmailProperties: {},
    requestSession: { language: 'language', lastSeq: 'number' },
    ping: {},
    requestNavbarNotifications: { newest: 'number' },
    requestFloatingNotifications: { newest: 'number' },
    sendMessage: {
      clientMessageId: 'id',
      channelId: 'id',
      messageType: 'code',
      senderType: 'code',
      isVideochat: 'flag',
      isFreechat: 'flag',
      data: messageDataShape,
      includedGifts: { keys: 'id', each: 'number' },
      chatId: 'id',
    },
    setAllChannelsSeen: {},
    canOneClick: {},
    chargeOneClick: { amount: 'number', channelId: 'id' },
    markNotificationRead: { notificationId: 'id' },
    markNotificationSeen: { notificationId: 'id' },
    passwordChanged: {},
    sendSignupEmail: { email: 'personal' },
    pinFavourite: { kind: favouriteWords, id: 'id' },
    unpinFavourite: { kind: favouriteWords, id: 'id' },
    setActorEmailNotification: { actorId: 'id', enabled: 'flag' },
    setActorSmsNotification: { actorId: 'id', enabled: 'flag' },
    loadChannels: { offset: 'number', limit: 'number' },
    loadOnlineChannels: { online: 'flag' },
    filterChannels: { filterType: 'code' },
    archiveChannel: { channelId: 'id', status: 'flag' },
    removeStatusBar: { statusBarType: 'code' },
    requestFavouriteActors: {},
  },
} satisfies Declared<Message>
