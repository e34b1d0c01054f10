import { fromCallback } from 'xstate'
import type { PageRequest } from '../../machines/core/list/list.events.ts'
import { listMachine } from '../../machines/core/list/list.machine.ts'
import { actorVideosMachine } from '../../machines/library/actorVideos/actorVideos.machine.ts'
import { albumMachine } from '../../machines/library/album/album.machine.ts'
import { albumCommentsMachine } from '../../machines/library/albumComments/albumComments.machine.ts'
import { albumListMachine } from '../../machines/library/albumList/albumList.machine.ts'
import { bundlesMachine } from '../../machines/library/bundles/bundles.machine.ts'
import { collectionsMachine } from '../../machines/library/collections/collections.machine.ts'
import { dailyDealsMachine } from '../../machines/library/dailyDeals/dailyDeals.machine.ts'
import { lightBoxMachine } from '../../machines/library/lightBox/lightBox.machine.ts'
import { mediathekMachine } from '../../machines/library/mediathek/mediathek.machine.ts'
import { pinnedPhotosMachine } from '../../machines/library/pinnedPhotos/pinnedPhotos.machine.ts'
import { playerMachine } from '../../machines/library/player/player.machine.ts'
import { previewOfferMachine } from '../../machines/library/previewOffer/previewOffer.machine.ts'
import type { MediumNamed } from '../../machines/library/purchase/purchase.events.ts'
import { purchaseMachine } from '../../machines/library/purchase/purchase.machine.ts'
import { videoMachine } from '../../machines/library/video/video.machine.ts'
import { videoListMachine } from '../../machines/library/videoList/videoList.machine.ts'
import { videoStarsMachine } from '../../machines/library/videoStars/videoStars.machine.ts'
import { videoTagsMachine } from '../../machines/library/videoTags/videoTags.machine.ts'
import { vip30HistoryMachine } from '../../machines/library/vip30History/vip30History.machine.ts'
import { loadActorHighlights } from '../../services/library/actorVideos.service.ts'
import {
  countAlbumView,
  loadAlbum,
  openGallery,
  storeAlbumOpinion,
  storePictureRating,
} from '../../services/library/album.service.ts'
import { loadAlbumComments, postComment } from '../../services/library/albumComments.service.ts'
import { loadAlbums } from '../../services/library/albumList.service.ts'
import { loadBundles, orderBundle } from '../../services/library/bundles.service.ts'
import { loadCollection, loadCollectionsPage } from '../../services/library/collections.service.ts'
import { loadDailyDeals } from '../../services/library/dailyDeals.service.ts'
import { browserFilmEnvironment } from '../../services/library/filmEnvironment.ts'
import { archiveMedium, loadMediathek } from '../../services/library/mediathek.service.ts'
import { loadPinnedPhotos } from '../../services/library/pinnedPhotos.service.ts'
import { createFilmWork } from '../../services/library/player.service.ts'
import { loadPreviewIncentives } from '../../services/library/previewOffer.service.ts'
import { buyMedium, loadOffer } from '../../services/library/purchase.service.ts'
import { createPurchaseWishLogic } from '../../services/library/purchaseWish.service.ts'
import {
  loadSuggestedVideos,
  loadVideo,
  storeVideoOpinion,
} from '../../services/library/video.service.ts'
import { loadVideos } from '../../services/library/videoList.service.ts'
import { loadVideoStars } from '../../services/library/videoStars.service.ts'
import { loadPopularTags, suggestTags } from '../../services/library/videoTags.service.ts'
import { loadVip30History } from '../../services/library/vip30History.service.ts'
import { deviceOf } from '../../services/shell/config.service.ts'
import { actor, asks, loads, type Manifest } from './area.ts'

/** Videos and albums, and what the guest owns of them. */
export const library = {
  purchase: actor(purchaseMachine, {
    slots: ({ query, request, language, environment }) => ({
      purchaseWish: createPurchaseWishLogic(environment),
      loadOffer: asks({ query, request }, (services, wanted: MediumNamed, signal) =>
        loadOffer(services, wanted, language(), signal),
      ),
      buyMedium: asks(request, buyMedium),
    }),
  }),
  player: actor(playerMachine, {
    input: ({ items }) => ({
      storedVolume: items.playerVolume ?? null,
      storedPlaces: items.videoPlaces ?? null,
    }),
    slots: ({ environment, request }) => ({
      playFilm: fromCallback(
        createFilmWork(browserFilmEnvironment(globalThis, environment), request),
      ),
    }),
  }),
  previewOffer: actor(previewOfferMachine, {
    slots: ({ request }) => ({ loadPreviewIncentives: asks(request, loadPreviewIncentives) }),
  }),
  video: actor(videoMachine, {
    slots: ({ query, request, language }) => ({
      loadVideo: asks(query, (service, wanted: { videoId: string }, signal) =>
        loadVideo(service, wanted, language(), signal),
      ),
      loadSuggestedVideos: asks(request, loadSuggestedVideos),
      storeVideoOpinion: asks(query, storeVideoOpinion),
    }),
  }),
  videoStars: actor(videoStarsMachine, {
    slots: ({ query }) => ({
      loadVideoStars: loads(query, (service, signal) => loadVideoStars(service, signal)),
    }),
  }),
  vip30History: actor(vip30HistoryMachine, {
    slots: ({ query }) => ({ loadVip30History: loads(query, loadVip30History) }),
  }),
  album: actor(albumMachine, {
    slots: ({ query, request }) => ({
      loadAlbum: asks(request, loadAlbum),
      countAlbumView: asks(query, countAlbumView),
      storeAlbumOpinion: asks({ query, request }, storeAlbumOpinion),
    }),
  }),
  albumComments: actor(albumCommentsMachine, {
    slots: ({ request }) => ({
      list: listMachine.provide({
        actors: {
          loadListPage: asks(request, (service, page: PageRequest, signal) =>
            loadAlbumComments(service, page, signal),
          ),
        },
      }),
      postComment: asks(request, postComment),
    }),
  }),
  lightBox: actor(lightBoxMachine, {
    slots: ({ request }) => ({
      openGallery: asks(request, openGallery),
      storePictureRating: asks(request, storePictureRating),
    }),
  }),
  albumList: actor(albumListMachine, {
    slots: ({ query, language }) => ({
      list: listMachine.provide({
        actors: {
          loadListPage: asks(query, (service, page: PageRequest, signal) =>
            loadAlbums(service, page, language(), signal),
          ),
        },
      }),
    }),
  }),
  videoList: actor(videoListMachine, {
    slots: ({ query, language, environment }) => ({
      list: listMachine.provide({
        actors: {
          loadListPage: asks(query, (service, page: PageRequest, signal) =>
            loadVideos(
              service,
              page,
              { language: language(), isMobile: deviceOf(environment.userAgent()) === 'mobile' },
              signal,
            ),
          ),
        },
      }),
    }),
  }),
  videoTags: actor(videoTagsMachine, {
    slots: ({ query, language }) => ({
      loadPopularTags: asks(query, (service, wanted: { first: number }, signal) =>
        loadPopularTags(service, wanted, language(), signal),
      ),
      suggestTags: asks(query, (service, wanted: { search: string }, signal) =>
        suggestTags(service, wanted, language(), signal),
      ),
    }),
  }),
  collections: actor(collectionsMachine, {
    slots: ({ query, language }) => ({
      list: listMachine.provide({
        actors: {
          loadListPage: asks(query, (service, page: PageRequest, signal) =>
            loadCollectionsPage(service, page, language(), signal),
          ),
        },
      }),
      loadCollection: asks(query, (service, wanted: { collectionId: string }, signal) =>
        loadCollection(service, wanted, language(), signal),
      ),
    }),
  }),
  actorVideos: actor(actorVideosMachine, {
    slots: ({ query, request, language, environment }) => ({
      list: listMachine.provide({
        actors: {
          loadListPage: asks(query, (service, page: PageRequest, signal) =>
            loadVideos(
              service,
              page,
              { language: language(), isMobile: deviceOf(environment.userAgent()) === 'mobile' },
              signal,
            ),
          ),
        },
      }),
      loadActorHighlights: asks(request, loadActorHighlights),
    }),
  }),
  mediathek: actor(mediathekMachine, {
    slots: ({ query, language }) => ({
      list: listMachine.provide({
        actors: {
          loadListPage: asks(query, (service, page: PageRequest, signal) =>
            loadMediathek(service, page, language(), signal),
          ),
        },
      }),
      archiveMedium: asks(query, archiveMedium),
    }),
  }),
  pinnedPhotos: actor(pinnedPhotosMachine, {
    slots: ({ request }) => ({ loadPinnedPhotos: loads(request, loadPinnedPhotos) }),
  }),
  dailyDeals: actor(dailyDealsMachine, {
    slots: ({ query, language }) => ({
      loadDailyDeals: loads(query, (service, signal) =>
        loadDailyDeals(service, language(), signal),
      ),
    }),
  }),
  bundles: actor(bundlesMachine, {
    slots: ({ query, language, config }) => ({
      loadBundles: loads(query, (service, signal) => loadBundles(service, language(), signal)),
      orderBundle: asks(query, (service, wanted: { bundleId: string }, signal) =>
        orderBundle(service, wanted, config().payUrl, signal),
      ),
    }),
  }),
} satisfies Manifest
