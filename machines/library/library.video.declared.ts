import { currencyWords } from '../core/core.words.declared.ts'
import type { Declared } from '../core/declared.ts'
import type { SuggestedVideo, Video, VideoOpinion, VideoPrice } from './video/video.events.ts'

const priceShape = { value: 'number', currency: currencyWords } satisfies Declared<VideoPrice>

const suggestedShape = {
  id: 'id',
  title: 'personal',
  duration: 'number',
  previewImages: ['picture'],
} satisfies Declared<SuggestedVideo>

const videoShape = {
  ...suggestedShape,
  ageRating: 'number',
  model: { id: 'id', name: 'personal', link: 'slug', picture: 'picture', isOnline: 'flag' },
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
  rating: { likes: 'number', dislikes: 'number' },
  views: 'number',
  tags: [{ id: 'slug', label: 'personal' }],
  releasedAt: 'number',
} satisfies Declared<Video>

export const opinionShape = { videoId: 'id', isLiked: 'flag' } satisfies Declared<VideoOpinion>

export const videoLogics = {
  video: {
    context: {
      guestId: 'id',
      videoId: 'id',
      video: videoShape,
      suggestions: [suggestedShape],
      opinion: opinionShape,
    },
  },
  loadVideo: { input: { videoId: 'id' }, output: videoShape },
  loadSuggestedVideos: { input: { actorId: 'id', videoId: 'id' }, output: [suggestedShape] },
  storeVideoOpinion: { input: opinionShape, output: videoShape },
} as const
