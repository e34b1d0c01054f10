import type { DeclaredEvents } from '../core/declarations.types.ts'
import { playerEvents } from './library.player.declared.ts'
import { consentShape, wantedShape, wishShape } from './library.purchase.declared.ts'
import {
  albumChoiceShape,
  lightBoxPictureShape,
  lightBoxSubjectShape,
  pictureRatingShape,
} from './library.shapes.declared.ts'
import { actorVideosOfShape, opinionShape, videoChoiceShape } from './library.video.declared.ts'
import { albumOrderWords, splitWords, videoOrderWords } from './library.words.declared.ts'

const openedShape = {
  subject: lightBoxSubjectShape,
  pictures: [lightBoxPictureShape],
  count: 'number',
  place: 'number',
} as const

export const libraryEvents = {
  'album.commentsTold': {
    albumId: 'id',
    commentsTotal: 'number',
    isGuestAllowedToCommentAlbum: 'flag',
  },
  'album.likeGiven': { albumId: 'id', isLiked: 'flag' },
  'album.rated': { albumId: 'id', rating: 'number' },
  'album.pictureRated': pictureRatingShape,
  'albumComments.wanted': { albumId: 'id' },
  'albumComments.draftChanged': { text: 'personal' },
  'albumList.chosen': { choice: albumChoiceShape },
  'albumList.orderChosen': { order: albumOrderWords },
  'bundles.orderRequested': { bundleId: 'id' },
  'lightBox.openRequested': openedShape,
  'lightBox.returnRequested': openedShape,
  'lightBox.moved': { place: 'number' },
  'lightBox.zoomed': { scale: 'number' },
  'lightBox.pictureFailed': { pictureId: 'id' },
  'lightBox.pictureRetryRequested': { pictureId: 'id' },
  'lightBox.pictureRated': pictureRatingShape,
  'mediathek.splitChosen': { split: splitWords },
  'mediathek.archiveRequested': { id: 'id', isArchived: 'flag' },
  'purchase.wanted': { ...wantedShape, price: 'number' },
  'purchase.allowed': { ...consentShape, mediumId: 'id' },
  'purchase.done': wantedShape,
  'purchase.wishRead': { wish: wishShape },
  'purchaseWish.kept': { wish: wishShape },
  'video.likeGiven': opinionShape,
  'videoList.chosen': { choice: videoChoiceShape },
  'actorVideos.wanted': actorVideosOfShape,
  'videoTags.typed': { text: 'personal' },
  'videoList.orderChosen': { order: videoOrderWords },
  ...playerEvents,
} satisfies Partial<DeclaredEvents>
