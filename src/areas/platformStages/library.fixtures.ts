import { asItStands, type Place, type PlatformStages, refusedWith } from './place.fixtures.ts'

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

export const library: PlatformStages = {
  bundles: { orderBundle: [there('bundle1'), gone('bundle1')] },
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
  collections: { loadCollection: [there('collection1'), gone('collection1')] },
  dailyDeals: {},
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
  pinnedPhotos: {},
  previewOffer: { loadPreviewIncentives: [there('video1'), there('video1'), gone('video1')] },
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
  video: {
    loadVideo: [there('video1'), gone('video1')],
    storeVideoOpinion: [there('video1'), gone('video1')],
  },
  videoStars: {},
  videoTags: {},
  vip30History: {},
}
