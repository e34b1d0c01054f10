import type { Account } from '../core/account.ts'
import type { Language } from '../core/language.ts'
import type { Platform } from '../core/platform.ts'
import { inAddress, type Performer } from '../core/world.simulator.ts'
import { picturesOf, previewsOf } from './albumPictures.ts'
import type { Catalogue } from './catalogue.ts'
import { type Album, day, isNew, linkOf, type Medium, type Video } from './media.ts'
import { coverOf } from './mediathek.ts'
import { tagOf } from './tags.ts'
import { thumbnailsOf } from './thumbnails.ts'

/** To whom something is told, and in which language. */
export interface Listener {
  account: Account | null
  language: Language
}

export type ToldMedia = ReturnType<typeof tellMedia>

const previewImages = 3
/** Videos of so many days are in the trends [VID-19]. */
const trendingDays = 8
/** A page of an album has so many of its comments. */
const commentsShown = 5

export const videoTypes = [
  'free',
  'premium',
  'discount',
  'vip',
  'bought',
  'trending',
  'vxselect',
  'vip30',
  'classic',
  'shared',
  'original',
] as const
export type VideoType = (typeof videoTypes)[number]

/** What clients are told of videos and albums, by lists, by their pages and by plain requests alike. */
export function tellMedia({
  calendar,
  library,
  world,
}: Pick<Platform, 'calendar' | 'library' | 'world'>) {
  const { catalogue, comments, opinions, ownership } = library
  const { seed } = world

  /** Which flags it has [VID-11]; `bought` only for those who own it. */
  function typesOf(medium: Medium, account: Account | null): VideoType[] {
    const { bought, gifted } = ownership.guestInfoOf(account, medium)
    const isFlagged: Record<VideoType, boolean> = {
      free: medium.isFree,
      premium: !medium.isFree && !medium.isVip,
      discount: catalogue.isDiscounted(medium),
      vip: medium.isVip,
      bought: bought || gifted,
      trending: calendar.now() - medium.releasedAt <= trendingDays * day,
      vxselect: medium.isVxselect,
      vip30: catalogue.isVip30Offer(medium),
      classic: medium.isClassic,
      shared: medium.isShared,
      original: !medium.isShared,
    }
    return videoTypes.filter((type) => isFlagged[type])
  }

  const figuresOf = ({ id, figures }: Medium) => opinions.figuresOf(id, figures)

  function medium(told: Medium, { account, language }: Listener) {
    const { id, figures, performer } = told
    const rating = opinions.ratingOf(account, id)
    return {
      id,
      title: told.title(language),
      ageRating: told.ageRating,
      link: linkOf(told),
      model: modelOf(performer),
      vip: told.isVip,
      isVip30Offer: catalogue.isVip30Offer(told),
      free: told.isFree,
      new: isNew(told, calendar.now()),
      camRecording: told.isCamRecording,
      classic: told.isClassic,
      types: () => typesOf(told, account),
      guestInfo: {
        ...ownership.guestInfoOf(account, told),
        liked: rating === null ? null : rating === 5,
      },
      ...pricesOf(told, catalogue),
      isSoldOut: catalogue.isSoldOut(id),
      thumbnails: thumbnailsOf(told, seed),
      rating: figuresOf(told),
      views: opinions.viewsOf(id, figures.views),
      contestInfo: told.contestPlace === null ? null : { place: told.contestPlace },
      tags: told.tags.map((tag) => tagOf(tag, language)),
      releasedAt: new Date(told.releasedAt).toISOString(),
    }
  }

  function video(told: Video, listener: Listener) {
    const cover = coverOf(told, seed)
    return {
      __typename: 'Video',
      ...medium(told, listener),
      duration: told.duration,
      previewImages: [
        cover,
        ...Array.from({ length: previewImages - 1 }, (_, at) => `${cover}-${at + 2}`),
      ],
      hasCaptions: told.hasCaptions,
    }
  }

  function album(told: Album, listener: Listener) {
    const { account, language } = listener
    const previews = previewsOf(told, seed)
    const rating = opinions.ratingOf(account, told.id)
    const asked = { account, language }
    const { likes, dislikes } = figuresOf(told)
    const isOpen = ownership.isOpenTo(account, told)
    return {
      __typename: 'Album',
      ...medium(told, listener),
      duration: 0,
      previewImages: previews.slice(0, 1).map(({ picture }) => picture),
      isVipContent: told.isVip,
      pictureCount: told.pictureCount,
      cover: coverOf(told, seed),
      isPinned: account?.favourites.has(`album:${told.id}`) ?? false,
      previews: previews.map((picture) => ({ ...picture, ...guestOf(account, picture.id) })),
      isOpen,
      pictures: () =>
        isOpen
          ? picturesOf(told, told.pictureCount, seed).map((picture) => ({
              ...picture,
              ...guestOf(account, picture.id),
            }))
          : [],
      albumTotalViews: opinions.viewsOf(told.id, told.figures.views),
      guestRatingLikes: likes,
      guestRatingDislikes: dislikes,
      isLiked: rating === 5,
      isDisliked: rating === 1,
      comments: () => comments.of(told, asked).slice(0, commentsShown),
      commentsTotal: () => comments.of(told, asked).length,
      isGuestAllowedToCommentAlbum: comments.isAllowed(account, told),
    }
  }

  function guestOf(account: Account | null, pictureId: string) {
    return {
      isPinned: account?.favourites.has(`picture:${pictureId}`) ?? false,
      guestRating: opinions.ratingOf(account, pictureId),
    }
  }

  return { typesOf, figuresOf, video, album }
}

/** A performer as media name them. */
export function modelOf({ id, name, isOnline }: Performer) {
  return {
    id,
    name,
    link: inAddress(name),
    picture: `/pictures/portrait/${id}`,
    isOnline,
  }
}

export const inCoins = (value: number) => ({ value, currency: 'VXC' }) as const

/** What it costs, what it costs else, and what as the deal of the day. */
export function pricesOf(medium: Medium, catalogue: Catalogue) {
  const price = catalogue.priceOf(medium)
  const deal = catalogue.dailyBonusPriceOf(medium)
  return {
    price: inCoins(price),
    basePrice: inCoins(Math.max(price, medium.basePrice)),
    dailyBonusPrice: deal === null ? null : inCoins(deal),
  }
}

/** All of what was told, with what is only worked out when somebody wants it, for a plain answer. */
export function whole<T extends object>(told: T): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(told)
      .filter(([name]) => name !== '__typename')
      .map(([name, value]) => [name, typeof value === 'function' ? value() : value]),
  )
}
