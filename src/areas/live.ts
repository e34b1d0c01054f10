import { fromCallback } from 'xstate'
import type { PageRequest } from '../../machines/core/list/list.events.ts'
import { listMachine } from '../../machines/core/list/list.machine.ts'
import { actorNewsMachine } from '../../machines/live/actorNews/actorNews.machine.ts'
import type { PicturesWanted } from '../../machines/live/actorPictures/actorPictures.events.ts'
import { actorPicturesMachine } from '../../machines/live/actorPictures/actorPictures.machine.ts'
import { actorPostsMachine } from '../../machines/live/actorPosts/actorPosts.machine.ts'
import { actorProfileMachine } from '../../machines/live/actorProfile/actorProfile.machine.ts'
import { actorSearchMachine } from '../../machines/live/actorSearch/actorSearch.machine.ts'
import { camsMachine } from '../../machines/live/cams/cams.machine.ts'
import { isSearch } from '../../machines/live/cams/camsQuery.ts'
import { chatShowsMachine } from '../../machines/live/chatShows/chatShows.machine.ts'
import { clashOfCamsMachine } from '../../machines/live/clashOfCams/clashOfCams.machine.ts'
import { exitIntentMachine } from '../../machines/live/exitIntent/exitIntent.machine.ts'
import { favouriteCamsMachine } from '../../machines/live/favouriteCams/favouriteCams.machine.ts'
import { featureFeedbackMachine } from '../../machines/live/featureFeedback/featureFeedback.machine.ts'
import { freePreviewMachine } from '../../machines/live/freePreview/freePreview.machine.ts'
import { hoverPreviewMachine } from '../../machines/live/hoverPreview/hoverPreview.machine.ts'
import { liveChatMachine } from '../../machines/live/liveChat/liveChat.machine.ts'
import { liveGiftsMachine } from '../../machines/live/liveGifts/liveGifts.machine.ts'
import { modelSitesMachine } from '../../machines/live/modelSites/modelSites.machine.ts'
import { onlineAmountMachine } from '../../machines/live/onlineAmount/onlineAmount.machine.ts'
import type { ModelPresenceEvent } from '../../machines/live/presenceFeed/presenceFeed.events.ts'
import { presenceFeedMachine } from '../../machines/live/presenceFeed/presenceFeed.machine.ts'
import type { RecommendedModelsQuery } from '../../machines/live/recommendedModels/recommendedModels.events.ts'
import { recommendedModelsMachine } from '../../machines/live/recommendedModels/recommendedModels.machine.ts'
import { sedcardsRatingMachine } from '../../machines/live/sedcardsRating/sedcardsRating.machine.ts'
import type { SeoSubject } from '../../machines/live/seoTexts/seoTexts.events.ts'
import { seoTextsMachine } from '../../machines/live/seoTexts/seoTexts.machine.ts'
import { sidebarMachine } from '../../machines/live/sidebar/sidebar.machine.ts'
import { topCamsMachine } from '../../machines/live/topCams/topCams.machine.ts'
import { lazyCallback } from '../../services/core/lazyCallback.ts'
import {
  loadActorInsights,
  loadFreeChatDuration,
} from '../../services/live/actorInsights.service.ts'
import { loadActorSales, loadActorTv } from '../../services/live/actorNews.service.ts'
import { loadActorPictures } from '../../services/live/actorPictures.service.ts'
import { loadActorPosts } from '../../services/live/actorPosts.service.ts'
import {
  loadActorNote,
  loadActorProfile,
  loadActorState,
  storeActorNote,
} from '../../services/live/actorProfile.service.ts'
import {
  deleteActorFilter,
  initActorSearch,
  searchActors,
} from '../../services/live/actorSearch.service.ts'
import {
  buyChatTicket,
  loadChatShows,
  loadChatTickets,
  removeChatTicket,
} from '../../services/live/chatShows.service.ts'
import { createExitWatch } from '../../services/live/exitIntent.service.ts'
import { loadFavouriteModels } from '../../services/live/favouriteModels.service.ts'
import { sendFeatureFeedback } from '../../services/live/featureFeedback.service.ts'
import { declineFreePreview, startFreePreview } from '../../services/live/freePreview.service.ts'
import {
  createPreviewPictureWork,
  loadProfilePreview,
} from '../../services/live/hoverPreview.service.ts'
import {
  bookMinute,
  endLiveChat,
  goPrivate,
  loadRunningChat,
  openLiveChat,
  rateLiveChat,
} from '../../services/live/liveChat.service.ts'
import { createLivePictureWork } from '../../services/live/livePicture.service.ts'
import { loadModels } from '../../services/live/models.service.ts'
import { loadOnlineAmount } from '../../services/live/onlineAmount.service.ts'
import { browserPictureEnvironment } from '../../services/live/pictureEnvironment.ts'
import { loadRecommendedModels } from '../../services/live/recommendedModels.service.ts'
import { storeSedcardsRating } from '../../services/live/sedcardsRating.service.ts'
import { loadSeoTexts } from '../../services/live/seoTexts.service.ts'
import { loadSidebar } from '../../services/live/sidebar.service.ts'
import { loadTopCams } from '../../services/live/topCams.service.ts'
import { actor, asks, loads, type Manifest } from './area.ts'

const presenceNotLoaded = {
  type: 'modelPresence.closed',
  reason: 'the code of the feed did not come',
} satisfies ModelPresenceEvent

/** Performers, and where guests meet them live. */
export const live = {
  cams: actor(camsMachine, {
    slots: ({ query, request, language }) => ({
      list: listMachine.provide({
        actors: {
          loadListPage: asks({ query, request }, (services, page: PageRequest, signal) =>
            isSearch(page.filter)
              ? searchActors(services.request, page, signal)
              : loadModels(services.query, page, language(), signal),
          ),
        },
      }),
    }),
  }),
  actorSearch: actor(actorSearchMachine, {
    slots: ({ request }) => ({
      initActorSearch: loads(request, initActorSearch),
      deleteActorFilter: asks(request, deleteActorFilter),
    }),
  }),
  onlineAmount: actor(onlineAmountMachine, {
    slots: ({ request }) => ({ loadOnlineAmount: loads(request, loadOnlineAmount) }),
  }),
  hoverPreview: actor(hoverPreviewMachine, {
    slots: ({ environment, request }) => ({
      previewPicture: fromCallback(createPreviewPictureWork(environment, request, URL)),
      loadProfilePreview: asks(request, loadProfilePreview),
    }),
  }),
  featureFeedback: actor(featureFeedbackMachine, {
    slots: ({ query }) => ({ sendFeatureFeedback: asks(query, sendFeatureFeedback) }),
  }),
  favouriteCams: actor(favouriteCamsMachine, {
    slots: ({ query, language }) => ({
      list: listMachine.provide({
        actors: {
          loadListPage: asks(query, (service, request: PageRequest, signal) =>
            loadFavouriteModels(service, request, language(), signal),
          ),
        },
      }),
    }),
  }),
  recommendedModels: actor(recommendedModelsMachine, {
    slots: ({ query, language }) => ({
      loadRecommendedModels: asks(query, (service, wanted: RecommendedModelsQuery, signal) =>
        loadRecommendedModels(service, wanted, language(), signal),
      ),
    }),
  }),
  seoTexts: actor(seoTextsMachine, {
    slots: ({ query, request, language }) => ({
      loadSeoTexts: asks({ query, request }, (services, subject: SeoSubject, signal) =>
        loadSeoTexts(services, subject, language(), signal),
      ),
    }),
  }),
  presenceFeed: actor(presenceFeedMachine, {
    slots: ({ environment, config, credentials }) => ({
      modelPresence: lazyCallback(async () => {
        const { createModelPresenceWork } = await import(
          '../../services/live/presenceFeed.service.ts'
        )
        return createModelPresenceWork(environment, () => config().queryUrl, credentials)
      }, presenceNotLoaded),
    }),
  }),
  chatShows: actor(chatShowsMachine, {
    slots: ({ query, environment }) => ({
      list: listMachine.provide({
        actors: {
          loadListPage: asks(query, (service, request: PageRequest, signal) =>
            loadChatShows(service, request, environment.now(), signal),
          ),
        },
      }),
      loadChatTickets: asks(query, loadChatTickets),
      buyChatTicket: asks(query, buyChatTicket),
      removeChatTicket: asks(query, removeChatTicket),
    }),
  }),
  topCams: actor(topCamsMachine, {
    slots: ({ query }) => ({
      list: listMachine.provide({
        actors: {
          loadListPage: asks(query, (service, request: PageRequest, signal) =>
            loadTopCams(service, request, signal),
          ),
        },
      }),
    }),
  }),
  actorProfile: actor(actorProfileMachine, {
    slots: ({ request, query, language }) => ({
      loadActorProfile: asks(request, loadActorProfile),
      loadActorState: asks(request, loadActorState),
      loadActorNote: asks(request, loadActorNote),
      storeActorNote: asks(request, storeActorNote),
      loadActorInsights: asks(query, (service, { actorId }: { actorId: string }, signal) =>
        loadActorInsights(service, { actorId, language: language() }, signal),
      ),
      loadFreeChatDuration: asks(query, loadFreeChatDuration),
    }),
  }),
  sidebar: actor(sidebarMachine, {
    slots: ({ query, language }) => ({
      loadSidebar: loads(query, (service, signal) => loadSidebar(service, language(), signal)),
    }),
  }),
  actorNews: actor(actorNewsMachine, {
    slots: ({ request }) => ({
      loadActorTv: asks(request, loadActorTv),
      loadActorSales: asks(request, loadActorSales),
    }),
  }),
  actorPictures: actor(actorPicturesMachine, {
    slots: ({ query, request, language }) => ({
      loadActorPictures: asks({ query, request }, (services, wanted: PicturesWanted, signal) =>
        loadActorPictures(services, wanted, language(), signal),
      ),
    }),
  }),
  sedcardsRating: actor(sedcardsRatingMachine, {
    slots: ({ request }) => ({ storeSedcardsRating: asks(request, storeSedcardsRating) }),
  }),
  freePreview: actor(freePreviewMachine, {
    slots: ({ query }) => ({
      startFreePreview: asks(query, startFreePreview),
      declineFreePreview: asks(query, declineFreePreview),
    }),
  }),
  liveGifts: actor(liveGiftsMachine),
  clashOfCams: actor(clashOfCamsMachine),
  modelSites: actor(modelSitesMachine),
  exitIntent: actor(exitIntentMachine, {
    input: ({ items }) => ({ shown: items.exitIntentShown }),
    slots: ({ environment }) => ({ watchPointer: createExitWatch(environment) }),
  }),
  liveChat: actor(liveChatMachine, {
    slots: ({ environment, request }) => ({
      loadRunningChat: loads(request, loadRunningChat),
      openLiveChat: asks(request, openLiveChat),
      bookMinute: asks(request, bookMinute),
      goPrivate: asks(request, goPrivate),
      endLiveChat: asks(request, endLiveChat),
      rateLiveChat: asks(request, rateLiveChat),
      livePicture: fromCallback(
        createLivePictureWork(browserPictureEnvironment(globalThis, environment)),
      ),
    }),
  }),
  actorPosts: actor(actorPostsMachine, {
    slots: ({ feed, language }) => ({
      list: listMachine.provide({
        actors: {
          loadListPage: asks(feed, (service, request: PageRequest, signal) =>
            loadActorPosts(service, request, language(), signal),
          ),
        },
      }),
    }),
  }),
} satisfies Manifest
