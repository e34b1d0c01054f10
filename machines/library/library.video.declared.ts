import type { Declared } from '../core/declared.ts'
import { modelShape, priceShape } from './library.shapes.declared.ts'
import type { SuggestedVideo, Video, VideoOpinion } from './video/video.events.ts'

const suggestedShape = {
  id: 'id',
  title: 'personal',
  duration: 'number',
  previewImages: ['picture'],
} satisfies Declared<SuggestedVideo>

const videoShape = {
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
