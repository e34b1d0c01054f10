import { currencyWords } from '../core/core.words.declared.ts'
import { type Declared, oneOf } from '../core/declared.ts'
import type {
  Album,
  AlbumAnswer,
  AlbumFigures,
  AlbumOpinion,
  ListedAlbum,
} from './album/album.events.ts'
import type { AlbumComment, CommentAnswer } from './albumComments/albumComments.events.ts'
import type { AlbumChoice } from './albumList/albumList.events.ts'
import type { Bundle } from './bundles/bundles.events.ts'
import type { DailyDeals } from './dailyDeals/dailyDeals.events.ts'
import {
  actingGroupWords,
  albumTypeWords,
  mediaTypeWords,
  splitWords,
} from './library.words.declared.ts'
import type { LightBoxPicture, LightBoxSubject } from './lightBox/lightBox.events.ts'
import type { MediumModel, MediumPrice } from './media.ts'
import type { MediathekEntry } from './mediathek/mediathek.events.ts'
import type { PinnedPhoto } from './pinnedPhotos/pinnedPhotos.events.ts'

export const priceShape = {
  value: 'number',
  currency: currencyWords,
} satisfies Declared<MediumPrice>

export const modelShape = {
  id: 'id',
  name: 'personal',
  link: 'slug',
  picture: 'picture',
  isOnline: 'flag',
} satisfies Declared<MediumModel>

const guestInfoShape = { bought: 'flag', gifted: 'flag', flatrate: 'flag' } as const

export const listedAlbumShape = {
  id: 'id',
  title: 'personal',
  ageRating: 'number',
  model: modelShape,
  isVipContent: 'flag',
  free: 'flag',
  guestInfo: guestInfoShape,
  price: priceShape,
  basePrice: priceShape,
  dailyBonusPrice: priceShape,
  isSoldOut: 'flag',
  pictureCount: 'number',
  cover: 'picture',
  isPinned: 'flag',
  guestRatingLikes: 'number',
  guestRatingDislikes: 'number',
} satisfies Declared<ListedAlbum>

export const figuresShape = {
  albumTotalViews: 'number',
  guestRatingLikes: 'number',
  guestRatingDislikes: 'number',
  isLiked: 'flag',
  isDisliked: 'flag',
} satisfies Declared<AlbumFigures>

const pictureShape = {
  id: 'id',
  picture: 'picture',
  width: 'number',
  height: 'number',
} as const

const ratedPictureShape = { ...pictureShape, isPinned: 'flag', guestRating: 'number' } as const

export const albumShape = {
  ...listedAlbumShape,
  ...figuresShape,
  tags: [{ id: 'slug', label: 'personal' }],
  releasedAt: 'date',
  previews: [ratedPictureShape],
  isOpen: 'flag',
  pictures: [ratedPictureShape],
  commentsTotal: 'number',
  isGuestAllowedToCommentAlbum: 'flag',
} satisfies Declared<Album>

export const albumAnswerShape = {
  is: oneOf(['gone', 'there', 'unknown']),
  album: albumShape,
} satisfies Declared<AlbumAnswer>

export const opinionShape = {
  by: oneOf(['like', 'rating']),
  albumId: 'id',
  isLiked: 'flag',
  rating: 'number',
} satisfies Declared<AlbumOpinion>

export const lightBoxPictureShape = {
  ...pictureShape,
  guestRating: 'number',
} satisfies Declared<LightBoxPicture>

export const lightBoxSubjectShape = {
  kind: oneOf(['album', 'own', 'preview']),
  id: 'id',
  title: 'personal',
} satisfies Declared<LightBoxSubject>

export const pictureRatingShape = { albumId: 'id', pictureId: 'id', rating: 'number' } as const

export const albumCommentShape = {
  id: 'id',
  guestName: 'personal',
  text: 'personal',
  createdAt: 'date',
  isOwn: 'flag',
} satisfies Declared<AlbumComment>

export const commentRefusalWords = oneOf([
  'alreadyCommented',
  'blocked',
  'empty',
  'gone',
  'tooLong',
  'unknown',
])

export const commentAnswerShape = {
  refusal: commentRefusalWords,
  told: { commentsTotal: 'number', isGuestAllowedToCommentAlbum: 'flag' },
} satisfies Declared<CommentAnswer>

export const albumChoiceShape = {
  albumType: albumTypeWords,
  actingGroup: actingGroupWords,
  modelId: 'id',
} satisfies Declared<AlbumChoice>

export const mediathekEntryShape = {
  id: 'id',
  mediaType: mediaTypeWords,
  source: oneOf(['ARCHIVED', 'PINNED', 'PURCHASED']),
  origin: oneOf(['CHATCLIP', 'SHOP']),
  split: splitWords,
  addedAt: 'date',
  title: 'personal',
  model: modelShape,
  picture: 'picture',
  duration: 'number',
  pictures: ['picture'],
  isAudio: 'flag',
  isGone: 'flag',
  link: 'address',
} satisfies Declared<MediathekEntry>

export const pinnedPhotoShape = {
  id: 'id',
  kind: oneOf(['album', 'picture', 'sedcards']),
  picture: 'picture',
  albumId: 'id',
  model: modelShape,
} satisfies Declared<PinnedPhoto>

export const bundleShape = {
  id: 'id',
  title: 'personal',
  about: 'personal',
  coins: 'number',
  price: priceShape,
  cover: 'picture',
  state: oneOf(['offered', 'ordered', 'paid']),
  videos: [{ id: 'id', title: 'personal', picture: 'picture' }],
} satisfies Declared<Bundle>

export const dailyDealsShape = {
  videos: [
    {
      id: 'id',
      title: 'personal',
      model: modelShape,
      duration: 'number',
      cover: 'picture',
      price: priceShape,
      basePrice: priceShape,
      dailyBonusPrice: priceShape,
      guestInfo: guestInfoShape,
    },
  ],
  albums: [listedAlbumShape],
  endsAt: 'date',
} satisfies Declared<DailyDeals>
