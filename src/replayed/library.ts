import type { ReplayedCall } from '../../simulator/core/replayedScript.ts'
import { type Fields, type Page, withMoments } from './shapes.ts'
import { Refused, type Writer, within } from './writer.ts'

/** Entries that cannot be read, so many that a page of which some were left out goes on where it went on. */
function filled({ items, next }: Page, { data }: ReplayedCall): readonly Fields[] {
  const missing = next ? Math.max(0, Number(data.first ?? pageLength) - items.length) : 0
  return [...items, ...Array.from({ length: missing }, () => ({}))]
}
const pageLength = 15

/** A page of what the library lists; undefined where something else was asked for. */
export function libraryPage(page: Page, call: ReplayedCall): Fields | undefined {
  const { items, totals } = page
  const { all: total, parts = {} } = totals
  switch (call.operation ?? call.path) {
    case 'listedVideos':
      return { videos: { videos: filled(page, call), total } }
    case 'listedAlbums':
      return { albums: { albums: filled(page, call), total } }
    case 'collections':
      return { collections: { collections: filled(page, call), total } }
    case 'collectionVideos':
      return { collection: { videos: filled(page, call), total } }
    case 'mediathek': {
      const counts = Object.entries(parts).map(([split, count]) => ({ split, count }))
      return { mediathek: { entries: items.map(withMoments('addedAt')), total, counts } }
    }
    case '/rest/v1/gallery/getComments':
      return { comments: items.map(withMoments('createdAt')), total }
    default:
      return undefined
  }
}

const released = withMoments('releasedAt')
const coins = (value: unknown) => ({ value, currency: 'VXC' })

/** Under the name of the mutation that asked. */
const byOperation =
  (of: (output: Fields | null) => unknown): Writer =>
  (output: Fields | null, { operation = '' }) => ({ [operation]: of(output) })

/** What an offer leaves of a video or an album; the rest is nobody's business by then. */
const offered = ({ title, actorId, price, basePrice, isOwned, isSoldOut }: Fields): Fields => ({
  ...{
    title,
    isSoldOut,
    ageRating: 0,
    free: false,
    tags: [],
    releasedAt: new Date(0).toISOString(),
  },
  model: { id: actorId, name: '', link: '', picture: '', isOnline: false },
  guestInfo: { bought: isOwned, gifted: false, flatrate: false, liked: null },
  price: coins(price),
  basePrice: coins(basePrice),
  dailyBonusPrice: null,
})

const videoOf = (offer: Fields): Fields => ({
  ...offered(offer),
  ...{ id: offer.mediumId, duration: offer.extent, vip: offer.isVipOnly, views: 0 },
  previewImages: [],
  thumbnails: { sheet: '', count: 0, columns: 0, width: 0, height: 0, interval: 0 },
  rating: { likes: 0, dislikes: 0 },
})

const albumOf = (offer: Fields): Fields => ({
  ...offered(offer),
  ...{ id: offer.mediumId, pictureCount: offer.extent, isVipContent: offer.isVipOnly },
  ...{ cover: '', isPinned: false, guestRatingLikes: 0, guestRatingDislikes: 0 },
  ...{ albumTotalViews: 0, isLiked: false, isDisliked: false, previews: [], pictures: [] },
  ...{ isOpen: offer.isOwned, commentsTotal: 0, isGuestAllowedToCommentAlbum: false },
})

/** What a log leaves out that has nothing but the opinion. */
const noFigures = { guestRatingLikes: 0, guestRatingDislikes: 0 }

/** By the names of the library's slots. */
export const libraryWriters: Readonly<Record<string, Writer>> = {
  archiveMedium: ({ refusal }: Fields) => ({
    archiveMedium: { success: refusal === null, errorCode: refusal },
  }),
  buyMedium: ({ isBought, isByThisOrder, refusal, price, basePrice }: Fields, { data }) =>
    isBought
      ? { success: true, purchase: { key: isByThisOrder ? data.key : 'other', paid: coins(1) } }
      : {
          ...{ success: false, errorCode: refusal, balance: 0, dailyBonusPrice: null },
          price: coins(price),
          basePrice: coins(basePrice),
        },
  countAlbumView: byOperation((figures) => figures),
  loadActorHighlights: ({ promoted, top }: Fields, { path }) =>
    path.includes('/getpromotedvideo/') ? { video: promoted } : { videos: top },
  loadAlbum: ({ is, album }: Fields) =>
    is === 'there' ? { album: released(album as Fields) } : new Refused(is === 'gone' ? 410 : 404),
  loadBundles: (bundles: Fields[]) => ({
    bundles: bundles.map(({ videos, ...bundle }) => ({
      ...bundle,
      videos: (videos as Fields[]).map(({ picture, ...video }) => ({
        ...video,
        previewImages: [picture],
      })),
    })),
  }),
  loadCollection: within('collection'),
  loadDailyDeals: ({ videos, ...deals }: Fields) => ({
    dailyDeals: {
      ...withMoments('endsAt')(deals),
      videos: (videos as Fields[]).map(({ cover, ...video }) => ({
        ...video,
        previewImages: [cover],
      })),
    },
  }),
  loadOffer: (offer: Fields | null, { operation }) => {
    if (operation) return { videos_v2: offer ? [videoOf(offer)] : [] }
    return offer ? { album: albumOf(offer) } : new Refused(410)
  },
  loadPinnedPhotos: within('photos'),
  loadPopularTags: within('tags', 'mostPopular'),
  loadPreviewIncentives: (incentives: Fields[]) => ({
    success: true,
    data: {
      incentives: incentives.map(({ endsAt, ...incentive }) => ({
        ...{ ...incentive, region: '', event: 'video-preview-end', uniqueGroup: null },
        countdown: endsAt === null ? null : 0,
        countdownStartTime: endsAt,
      })),
    },
  }),
  loadSuggestedVideos: within('videos'),
  loadVideo: (video: Fields | null) => ({ videos_v2: video ? [released(video)] : [] }),
  loadVideoStars: within('videoStars'),
  loadVip30History: within('vip30History'),
  openGallery: ({ pictures, pictureCount }: Fields, { path, data: { albumId } }) =>
    path.includes('/getPreview/') ? { previews: pictures } : { albumId, pictures, pictureCount },
  orderBundle: ({ isOrdered, checkoutUrl, refusal = null }: Fields) => ({
    orderBundle: { success: isOrdered, errorCode: refusal, ...checkoutAt(checkoutUrl) },
  }),
  postComment: ({ refusal, told }: Fields) => ({
    ...(refusal === null ? { success: true } : { success: false, errorCode: refusal }),
    ...(told as Fields | null),
  }),
  storeAlbumOpinion: (figures: Fields, { operation }) =>
    operation
      ? { [operation]: { success: true, errorCode: null, album: { ...noFigures, ...figures } } }
      : { ...noFigures, ...figures, guestRating: figures.isLiked ? 5 : 1 },
  storePictureRating: (_: unknown, { data: { pictureId, guestRating } }) => ({
    pictureId,
    guestRating,
  }),
  storeVideoOpinion: byOperation((video) => ({
    success: video !== null,
    video: video && released(video),
  })),
  suggestTags: within('tagSearch'),
}

/** What of a checkout its address tells. */
function checkoutAt(url: unknown): Fields {
  if (typeof url !== 'string') return { checkoutId: null, selectedAmount: null }
  const { pathname, searchParams } = new URL(url)
  const checkoutId = decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1))
  return { checkoutId, selectedAmount: Number(searchParams.get('selectedAmount')) }
}
