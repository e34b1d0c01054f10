import { currencyWords } from '../core/core.words.declared.ts'
import { type Declared, oneOf } from '../core/declared.ts'
import type { ActorSale, OfActor, TvAppearance } from './actorNews/actorNews.events.ts'
import type { ActorPictures } from './actorPictures/actorPictures.events.ts'
import type {
  ActorInsights,
  ActorNote,
  ActorProfile,
  ActorState,
  WantedProfile,
} from './actorProfile/actorProfile.events.ts'
import type { SearchChoice, SearchChoices } from './actorSearch/actorSearch.events.ts'
import type { CamsFilter } from './cams/camsQuery.ts'
import type { ListedPerformer } from './cams/listedPerformer.ts'
import type { ChatShow, TicketAnswer } from './chatShows/chatShows.events.ts'
import type { FreePreview } from './freePreview/freePreview.events.ts'
import type { ProfilePreview } from './hoverPreview/hoverPreview.events.ts'
import { ticketRefusalWords } from './live.words.declared.ts'
import type { Given } from './liveChat/liveChat.events.ts'
import type { Choice } from './liveGifts/liveGifts.events.ts'
import type { SedcardsRating } from './sedcardsRating/sedcardsRating.events.ts'
import type { SeoSubject, SeoText } from './seoTexts/seoTexts.events.ts'
import type { SidebarGroup } from './sidebar/sidebar.events.ts'

export const camsFilterShape = {
  name: 'personal',
  gender: oneOf(['F', 'M', 'N']),
  ages: { like: '[0-9]{2}-[0-9]{2}' },
  speaks: 'language',
  near: 'personal',
  isOnline: 'flag',
  isFreeChat: 'flag',
} satisfies Declared<CamsFilter>

export const givenShape = {
  gifts: { keys: 'id', each: 'number' },
  toy: { id: 'id', price: 'number' },
} satisfies Declared<Given>

export const choiceShape = {
  kind: oneOf(['gift', 'toy']),
  id: 'id',
  price: 'number',
} satisfies Declared<Choice>

export const seoSubjectShape = {
  tags: ['slug'],
  actorId: 'id',
  tagGroup: 'slug',
} satisfies Declared<SeoSubject>

export const tvAppearanceShape = {
  start: 'date',
  end: 'date',
  isPremium: 'flag',
} satisfies Declared<TvAppearance>

export const actorSaleShape = {
  id: 'id',
  kind: oneOf(['album', 'chat', 'video']),
  title: 'personal',
  price: { value: 'number', currency: currencyWords },
  basePrice: { value: 'number', currency: currencyWords },
  end: 'date',
} satisfies Declared<ActorSale>

export const ofActorShape = { actorId: 'id' } satisfies Declared<OfActor>

export const sedcardsRatingShape = {
  actorId: 'id',
  rating: 'number',
} satisfies Declared<SedcardsRating>

export const actorPicturesShape = {
  guestRating: 'number',
  sedcards: [
    {
      title: 'personal',
      pictures: [{ picture: 'picture', id: 'id', isPinned: 'flag' }],
      id: 'id',
      isPinned: 'flag',
    },
  ],
  albums: [
    {
      title: 'personal',
      pictureCount: 'number',
      price: { value: 'number', currency: currencyWords },
      cover: 'picture',
      id: 'id',
      isPinned: 'flag',
    },
  ],
} satisfies Declared<ActorPictures>

export const wantedProfileShape = {
  actorName: 'slug',
  qmDay: 'date',
} satisfies Declared<WantedProfile>

export const actorProfileShape = {
  id: 'id',
  name: 'personal',
  isOnline: 'flag',
  freeChat: 'flag',
  bannedCountryCodes: ['country'],
  isActorAvailableForConversionChat: 'flag',
  isOnlineMobileVideocall: 'flag',
  isCurrentlyTicketShow: 'flag',
  isLivePreviewEnabled: 'flag',
  isVoyeurChatAvailable: 'flag',
  guestHasTicket: 'flag',
  prices: { video: 'number', singlec2c: 'number', voucherChatMinutes: 'number' },
  profile: { age: 'number', languages: ['language'], threeWords: ['personal'], country: 'country' },
  about: 'personal',
  categories: ['slug'],
  star: 'flag',
  isTopAmateur: 'flag',
  registeredSince: 'date',
  avatar: 'picture',
  sedcards: ['picture'],
  chatPrices: {
    videoChat: { value: 'number', currency: 'currency' },
    voyeurChat: { value: 'number', currency: 'currency' },
    ticketShow: { value: 'number', currency: 'currency' },
    singleChat: { value: 'number', currency: 'currency' },
    singleC2CChat: { value: 'number', currency: 'currency' },
  },
  chatFeatures: { livePreview: 'flag', hd: 'flag', audio: 'flag', dildocontrol: 'flag' },
  modelGuestRelation: { isFavorite: 'flag' },
  gender: oneOf(['F', 'M', 'N']),
  type: oneOf(['F', 'FF', 'FM', 'M', 'S']),
} satisfies Declared<ActorProfile>

export const actorStateShape = {
  actorId: 'id',
  isOnline: 'flag',
  freeChat: 'flag',
  isVoyeurChatAvailable: 'flag',
  isCurrentlyTicketShow: 'flag',
  isOnlineMobileVideocall: 'flag',
  prices: {
    freeMessages: 'number',
    message: 'number',
    single: 'number',
    singlec2c: 'number',
    video: 'number',
    voucherChatMinutes: 'number',
    voyeur: 'number',
  },
  multiChatPrice: 'number',
  singleC2CChatPrice: 'number',
} satisfies Declared<ActorState>

export const actorInsightsShape = {
  heatMap: {
    days: [{ date: 'date', levels: ['number'] }],
    hoursToBeOnline: 'number',
    memo: 'personal',
  },
  rating: { countRatings: 'number', satisfactionRate: 'number' },
  interviews: [{ id: 'slug', question: 'personal', answer: 'personal' }],
} satisfies Declared<ActorInsights>

export const actorNoteShape = { actorId: 'id', comment: 'personal' } satisfies Declared<ActorNote>

const searchChoiceShape = {
  value: { like: '[A-Z]|[a-z]{2}|[0-9]{2}-[0-9]{2}' },
  count: 'number',
} satisfies Declared<SearchChoice>

export const searchChoicesShape = {
  genders: [searchChoiceShape],
  languages: [searchChoiceShape],
  ages: [searchChoiceShape],
} satisfies Declared<SearchChoices>

export const chatShowShape = {
  id: 'id',
  actorId: 'id',
  actorName: 'personal',
  actorLink: 'address',
  imageUrl: 'picture',
  sedcards: ['picture'],
  start: 'date',
  end: 'date',
  creationType: oneOf(['planned', 'spontaneous']),
  price: { value: 'number', currency: oneOf(['VXC']), symbol: 'personal' },
  title: [{ language: 'language', value: 'personal' }],
  description: [{ language: 'language', value: 'personal' }],
  postBuyInfo: [{ language: 'language', value: 'personal' }],
  isBought: 'flag',
  isFree: 'flag',
  canBuy: 'flag',
  bonusCode: 'personal',
  hasStarted: 'flag',
  actorOnline: 'flag',
  isFeatured: 'flag',
  isAutoFeatured: 'flag',
  isInternal: 'flag',
} satisfies Declared<ChatShow>

export const ticketAnswerShape = {
  success: 'flag',
  show: chatShowShape,
  errorCode: ticketRefusalWords,
} satisfies Declared<TicketAnswer>

export const freePreviewShape = {
  success: 'flag',
  seconds: 'number',
} satisfies Declared<FreePreview>

export const hoverPreviewProfilePreviewShape = {
  country: 'country',
  languages: ['language'],
  about: 'personal',
} satisfies Declared<ProfilePreview>

export const listedPerformerShape = {
  id: 'id',
  name: 'personal',
  gender: oneOf(['F', 'M', 'N']),
  type: oneOf(['F', 'FF', 'FM', 'M', 'S']),
  isOnline: 'flag',
  freeChat: 'flag',
  isCurrentlyTicketShow: 'flag',
  isVoyeurChatAvailable: 'flag',
  isOnlineMobileVideocall: 'flag',
  age: 'number',
  threeWords: ['personal'],
  isNew: 'flag',
  picture: 'picture',
  videoChat: { value: 'number', currency: currencyWords },
  ratings: { countRatings: 'number', satisfactionRate: 'number' },
  distance: 'number',
} satisfies Declared<ListedPerformer>

export const seoTextShape = { title: 'personal', text: 'personal' } satisfies Declared<SeoText>

export const sidebarGroupShape = {
  kind: oneOf(['categories', 'lists', 'newFaces']),
  entries: [{ slug: 'slug', title: 'personal', count: 'number' }],
} satisfies Declared<SidebarGroup>
