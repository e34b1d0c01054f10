import type { DeclaredLogics } from '../core/declarations.types.ts'
import { oneOf } from '../core/declared.ts'
import { playerLogics } from './library.player.declared.ts'
import { purchaseLogics } from './library.purchase.declared.ts'
import {
  albumAnswerShape,
  albumChoiceShape,
  albumShape,
  bundleShape,
  commentAnswerShape,
  commentRefusalWords,
  dailyDealsShape,
  figuresShape,
  lightBoxPictureShape,
  lightBoxSubjectShape,
  opinionShape,
  pictureRatingShape,
  pinnedPhotoShape,
} from './library.shapes.declared.ts'
import { videoLogics } from './library.video.declared.ts'
import { albumOrderWords, mediaTypeWords, splitWords } from './library.words.declared.ts'

const bundleRefusalWords = oneOf(['alreadyPaid', 'gone', 'loginRequired', 'unknown'])
const archiveOrderShape = { id: 'id', isArchived: 'flag' } as const
const archiveRefusalWords = oneOf(['loginRequired', 'notOwned', 'unknown'])

export const libraryLogics = {
  ...purchaseLogics,
  ...videoLogics,
  ...playerLogics,
  album: {
    context: {
      guestId: 'id',
      albumId: 'id',
      isFromSite: 'flag',
      album: albumShape,
      counted: { guestId: 'id', albumId: 'id' },
      said: [opinionShape],
      unstored: [opinionShape],
    },
  },
  loadAlbum: { input: { albumId: 'id' }, output: albumAnswerShape },
  countAlbumView: { input: { albumId: 'id', isFromSite: 'flag' }, output: figuresShape },
  storeAlbumOpinion: { input: { opinion: opinionShape }, output: figuresShape },
  albumComments: {
    context: { guestId: 'id', albumId: 'id', draft: 'personal', refusal: commentRefusalWords },
  },
  postComment: {
    input: { albumId: 'id', commentText: 'personal' },
    output: commentAnswerShape,
  },
  albumList: {
    context: { guestId: 'id', query: { choice: albumChoiceShape, order: albumOrderWords } },
  },
  lightBox: {
    context: {
      guestId: 'id',
      subject: lightBoxSubjectShape,
      pictures: [lightBoxPictureShape],
      count: 'number',
      place: 'number',
      scale: 'number',
      lacking: ['id'],
      tries: { keys: 'id', each: 'number' },
      said: [pictureRatingShape],
      unstored: [pictureRatingShape],
    },
  },
  openGallery: {
    input: { kind: oneOf(['album', 'preview']), albumId: 'id' },
    output: { pictures: [lightBoxPictureShape], pictureCount: 'number' },
  },
  storePictureRating: { input: pictureRatingShape },
  mediathek: {
    context: {
      guestId: 'id',
      mediaType: mediaTypeWords,
      split: splitWords,
      orders: [archiveOrderShape],
      done: archiveOrderShape,
      refusal: archiveRefusalWords,
    },
  },
  archiveMedium: { input: archiveOrderShape, output: { refusal: archiveRefusalWords } },
  pinnedPhotos: { context: { guestId: 'id', photos: [pinnedPhotoShape] } },
  loadPinnedPhotos: { output: [pinnedPhotoShape] },
  dailyDeals: { context: { guestId: 'id', deals: dailyDealsShape } },
  loadDailyDeals: { output: dailyDealsShape },
  bundles: {
    context: {
      guestId: 'id',
      bundles: [bundleShape],
      orderedId: 'id',
      refusal: oneOf(['alreadyPaid', 'gone', 'loginRequired', 'lost', 'unknown']),
    },
  },
  loadBundles: { output: [bundleShape] },
  orderBundle: {
    input: { bundleId: 'id' },
    output: { isOrdered: 'flag', checkoutUrl: 'address', refusal: bundleRefusalWords },
  },
} satisfies Partial<DeclaredLogics>
