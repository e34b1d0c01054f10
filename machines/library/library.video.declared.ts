import type { Declared } from '../core/declared.ts'
import type { ActorHighlights, ActorVideosOf } from './actorVideos/actorVideos.events.ts'
import type { Collection, ListedCollection } from './collections/collections.events.ts'
import { modelShape, priceShape } from './library.shapes.declared.ts'
import {
  actingGroupWords,
  videoCategoryWords,
  videoOrderWords,
  videoTypeWords,
} from './library.words.declared.ts'
import type { SuggestedVideo, Video, VideoOpinion } from './video/video.events.ts'
import type { ListedVideo, VideoChoice } from './videoList/videoList.events.ts'
import type { VideoStar } from './videoStars/videoStars.events.ts'
import type { Vip30Month } from './vip30History/vip30History.events.ts'

const tagShape = { id: 'slug', label: 'personal' } as const

const suggestedShape = {
  id: 'id',
  title: 'personal',
  duration: 'number',
  previewImages: ['picture'],
} satisfies Declared<SuggestedVideo>

const listedShape = {
  ...suggestedShape,
  ageRating: 'number',
  model: modelShape,
  vip: 'flag',
  free: 'flag',
  guestInfo: { bought: 'flag', gifted: 'flag', flatrate: 'flag', liked: 'flag' },
  price: priceShape,
  basePrice: priceShape,
  dailyBonusPrice: priceShape,
  isSoldOut: 'flag',
  thumbnails: {
    sheet: 'picture',
    count: 'number',
    columns: 'number',
    width: 'number',
    height: 'number',
    interval: 'number',
  },
  tags: [tagShape],
} as const

export const listedVideoShape = {
  ...listedShape,
  isVip30Offer: 'flag',
  new: 'flag',
} satisfies Declared<ListedVideo>

const collectionShape = {
  id: 'id',
  title: 'personal',
  about: 'personal',
  total: 'number',
} satisfies Declared<Collection>

export const listedCollectionShape = {
  ...collectionShape,
  videos: [listedVideoShape],
} satisfies Declared<ListedCollection>

const videoShape = {
  ...listedShape,
  rating: { likes: 'number', dislikes: 'number' },
  views: 'number',
  releasedAt: 'number',
} satisfies Declared<Video>

export const opinionShape = { videoId: 'id', isLiked: 'flag' } satisfies Declared<VideoOpinion>

const starShape = {
  ...modelShape,
  place: 'number',
  videoCount: 'number',
  likes: 'number',
} satisfies Declared<VideoStar>

const vip30MonthShape = {
  month: { like: '[0-9]{4}-[0-9]{2}' },
  videos: 'number',
  value: priceShape,
} satisfies Declared<Vip30Month>

export const videoChoiceShape = {
  videoType: videoTypeWords,
  actingGroup: actingGroupWords,
  tags: ['slug'],
} satisfies Declared<VideoChoice>

export const actorVideosOfShape = {
  actorId: 'id',
  tagGroup: 'slug',
  isClassic: 'flag',
} satisfies Declared<ActorVideosOf>

const highlightsShape = {
  promoted: listedVideoShape,
  top: [listedVideoShape],
} satisfies Declared<ActorHighlights>

export const videoLogics = {
  video: {
    context: {
      guestId: 'id',
      videoId: 'id',
      video: videoShape,
      suggestions: [suggestedShape],
      said: [opinionShape],
      unstored: [opinionShape],
    },
  },
  videoList: {
    context: {
      guestId: 'id',
      query: {
        category: videoCategoryWords,
        choice: videoChoiceShape,
        order: videoOrderWords,
        isSatisfactionTested: 'flag',
        isUnmapped: 'flag',
      },
    },
  },
  collections: { context: { guestId: 'id', openedId: 'id', opened: collectionShape } },
  loadCollection: { input: { collectionId: 'id' }, output: collectionShape },
  videoTags: { context: { popular: [tagShape], typed: 'personal', suggested: [tagShape] } },
  loadPopularTags: { input: { first: 'number' }, output: [tagShape] },
  suggestTags: { input: { search: 'personal' }, output: [tagShape] },
  actorVideos: {
    context: { guestId: 'id', wanted: actorVideosOfShape, highlights: highlightsShape },
  },
  loadActorHighlights: { input: { actorId: 'id' }, output: highlightsShape },
  loadVideo: { input: { videoId: 'id' }, output: videoShape },
  loadSuggestedVideos: { input: { actorId: 'id', videoId: 'id' }, output: [suggestedShape] },
  storeVideoOpinion: { input: opinionShape, output: videoShape },
  videoStars: { context: { stars: [starShape] } },
  loadVideoStars: { output: [starShape] },
  vip30History: { context: { months: [vip30MonthShape] } },
  loadVip30History: { output: [vip30MonthShape] },
} as const
