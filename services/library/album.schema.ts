import * as v from 'valibot'
import {
  type Album,
  type AlbumFigures,
  guestRatings,
  type ListedAlbum,
  type RatedPicture,
} from '../../machines/library/album/album.events.ts'
import { count, flag, id, list, moment, text } from '../core/bounds.ts'
import { guestInfoSchema, modelSchema, priceSchema } from './media.schema.ts'

const listedEntries = {
  id,
  title: text,
  ageRating: count,
  model: modelSchema,
  isVipContent: flag,
  free: flag,
  guestInfo: guestInfoSchema,
  price: priceSchema,
  basePrice: priceSchema,
  dailyBonusPrice: v.nullable(priceSchema),
  isSoldOut: flag,
  pictureCount: count,
  cover: text,
  isPinned: flag,
  guestRatingLikes: count,
  guestRatingDislikes: count,
}

/** An album as lists show it. */
export const listedAlbumSchema = v.object(listedEntries) satisfies v.GenericSchema<
  unknown,
  ListedAlbum
>

export const ratingSchema = v.picklist(guestRatings)

const pictureEntries = { id, picture: text, width: count, height: count }
/** A picture of an album that is opened. */
export const pictureSchema = v.object(pictureEntries)

const ratedPictureSchema = v.object({
  ...pictureEntries,
  isPinned: flag,
  guestRating: v.nullable(ratingSchema),
}) satisfies v.GenericSchema<unknown, RatedPicture>

/** What guests think of an album, as the mutations answer. */
export const figuresSchema = v.object({
  guestRatingLikes: count,
  guestRatingDislikes: count,
  isLiked: flag,
  isDisliked: flag,
}) satisfies v.GenericSchema<unknown, Omit<AlbumFigures, 'albumTotalViews'>>

/** An album as its page shows it [GAL-3 to GAL-6]. */
export const albumSchema = v.object({
  ...listedEntries,
  albumTotalViews: count,
  isLiked: flag,
  isDisliked: flag,
  tags: list(v.object({ id, label: text })),
  releasedAt: moment,
  previews: list(ratedPictureSchema),
  isOpen: flag,
  pictures: list(ratedPictureSchema),
  commentsTotal: count,
  isGuestAllowedToCommentAlbum: flag,
}) satisfies v.GenericSchema<unknown, Album>
