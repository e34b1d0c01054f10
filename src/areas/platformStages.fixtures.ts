import type { Platform } from '../../simulator/core/platform.ts'

/** The platform before which the services of a chart stand. */
export interface Place {
  platform: Platform
  /** The guest who asks from now on. */
  as(guestId: string): Promise<void>
}

/**
 * How the platform is brought to answer as the cases of a chart say: for a service, each of its outputs in their order.
 * What has none is answered as the platform stands; what is to fail is refused with a status of 500.
 */
type PlatformStage = Readonly<
  Record<string, readonly ((place: Place) => void | Promise<void>)[] | undefined>
>

const asItStands = () => {}

const refusedWith =
  (path: string, status: number) =>
  ({ platform }: Place) =>
    platform.faults.set('*', 'httpStatus', { path, status })

/** Takes something out of the shop, or puts it back. */
const gone =
  (id: string, isGone = true) =>
  ({ platform }: Place) =>
    platform.library.catalogue.setGone(id, isGone)
const there = (id: string) => gone(id, false)

/** Sets what album1 costs. */
const costs =
  (price: number) =>
  ({ platform }: Place) =>
    platform.library.catalogue.setPrice('album1', price)

/** A guest asks who can pay for album1 and does not have it. */
const newGuest = ({ platform: { world, library }, as }: Place): Promise<void> => {
  const { catalogue, ownership } = library
  const album = catalogue.findAlbum('album1')
  const guests = Array.from({ length: 20 }, (_, at) => world.account(`guest${at + 1}`))
  const found = guests.find(
    (one) => album && !ownership.isOpenTo(one, album) && one.guest.balance > 100,
  )
  if (!found) throw new Error('no guest can buy album1')
  return as(found.id)
}

/**
 * The charts whose services ask the simulated platform along the paths, by their ids, and how it is brought to answer. Of
 * those that are missing, the cases have answers that it gives in no state, or name what it does not have.
 */
export const platformStages: Readonly<Record<string, PlatformStage>> = {
  actorSearch: {},
  actorVideos: {},
  album: {
    loadAlbum: [there('album1'), gone('album1'), refusedWith('/rest/v1/gallery/album/album1', 404)],
  },
  albumComments: {
    postComment: [
      asItStands,
      ({ platform, as }) => {
        platform.world.account('guest7').guest.isBlockedForComments = true
        return as('guest7')
      },
    ],
  },
  autoRecharge: {},
  camFilter: {
    findPlace: [asItStands, refusedWith('/rest/v1/utility/*', 404)],
  },
  categories: {},
  conversionChat: {},
  dailyDeals: {},
  dataProtection: {},
  favourites: {},
  featureFeedback: {},
  gifts: {},
  legal: {},
  legalVersions: {},
  lightBox: {},
  mediathek: {
    archiveMedium: [
      ({ platform: { library, world } }) => {
        const video = library.catalogue.findVideo('video1')
        if (video) library.ownership.give(world.account('guest6'), video, 'bought')
      },
      ({ as }) => as('guest7'),
    ],
  },
  onlineAmount: {},
  pinnedPhotos: {},
  purchase: {
    loadOffer: [
      (place) => {
        costs(40)(place)
        return newGuest(place)
      },
      asItStands,
    ],
    buyMedium: [costs(40), costs(50)],
  },
  recommendations: {},
  recommendedModels: {},
  seoTexts: {},
  sidebar: {},
  tileGrid: {},
  tileGrids: {},
  video: {
    loadVideo: [there('video1'), gone('video1')],
    storeVideoOpinion: [there('video1'), gone('video1')],
  },
  videoShare: {},
  videoStars: {},
  videoTags: {},
  vip30History: {},
}
