import { fromCallback, fromPromise, type PromiseActorLogic } from 'xstate'
import type { Language } from '../machines/core/language.ts'
import { conversationMachine } from '../machines/messenger/conversation/conversation.machine.ts'
import type { PaySuccess } from '../machines/money/payTour/payTour.machine.ts'
import { laterActors } from '../machines/shell/app/app.laterActors.ts'
import type { ReadCredentials } from '../services/core/credentials.ts'
import type { Environment } from '../services/core/environment.ts'
import type { RequestService } from '../services/core/request.service.ts'
import { browserDeliveryEnvironment } from '../services/messenger/deliveryEnvironment.ts'
import { createDeliveryStoreWork } from '../services/messenger/deliveryStore.service.ts'
import { createCheckoutWork } from '../services/money/checkout.service.ts'
import { createPayTabLogic } from '../services/money/payTab.service.ts'
import { createPayTourService } from '../services/money/payTour.service.ts'
import type { RuntimeConfig } from '../services/shell/config.service.ts'
import type { Secrets } from '../services/shell/router.service.ts'
import type { ServicesOnDemand } from './onDemand.ts'

interface Reach {
  environment: Environment
  request: RequestService
  credentials: ReadCredentials
  /** Those of the page's address. */
  secrets: () => Secrets
  /** The interface language; asked anew at each request. */
  language: () => Language
  config: () => RuntimeConfig
}

/**
 * The actors that no first page needs, with every slot filled by its service.
 * @param reach what the services work with
 */
export function createLaterActors(reach: Reach) {
  const { environment, request, credentials, secrets, language, config } = reach
  /** The work of a slot that answers once: its code comes when it is asked for. */
  const onDemand = <TInput, TOutput>(
    pick: (does: ServicesOnDemand) => (input: TInput, signal: AbortSignal) => Promise<TOutput>,
  ): PromiseActorLogic<TOutput, TInput> =>
    fromPromise(async ({ input, signal }) => {
      const { createServicesOnDemand } = await import('./onDemand.ts')
      const does = createServicesOnDemand(environment, request, config, credentials, language)
      return pick(does)(input, signal)
    })
  const payUrl = () => config().payUrl
  const payTour = createPayTourService(environment, request, credentials, payUrl, secrets)
  const machines = laterActors
  return {
    cancellationOffer: machines.cancellationOffer.provide({
      actors: { acceptOffer: onDemand((does) => does.acceptOffer) },
    }),
    autoRecharge: machines.autoRecharge.provide({
      actors: { saveTeaserState: onDemand((does) => does.saveTeaserState) },
    }),
    ageVerification: machines.ageVerification.provide({
      actors: {
        loadBonusAvailable: onDemand((does) => does.loadBonusAvailable),
        requestAvs: onDemand((does) => does.requestAvs),
      },
    }),
    dataProtection: machines.dataProtection.provide({
      actors: {
        closeBoth: onDemand((does) => does.closeBoth),
        closeDataProtection: onDemand((does) => does.closeDataProtection),
      },
    }),
    favourites: machines.favourites.provide({
      actors: { loadFavouriteActors: onDemand((does) => does.loadFavouriteActors) },
    }),
    login: machines.login.provide({
      actors: { askAccountCookie: onDemand((does) => does.askAccountCookie) },
    }),
    payTour: machines.payTour.provide({
      actors: {
        confirmSuccess: fromPromise(({ input }: { input: PaySuccess }) =>
          payTour.confirmSuccess(input),
        ),
        payFrame: fromCallback(payTour.talkTo(() => environment.payFrameWindow())),
        payTab: createPayTabLogic(environment, payTour),
      },
    }),
    bonusCode: machines.bonusCode.provide({
      actors: {
        checkCode: onDemand((does) => does.checkCode),
        loadRedeemedCodes: onDemand((does) => does.loadRedeemedCodes),
        loadRemainingCodes: onDemand((does) => does.loadRemainingCodes),
        redeemCode: onDemand((does) => does.redeemCode),
      },
    }),
    breadcrumbs: machines.breadcrumbs.provide({
      actors: { loadBreadcrumb: onDemand((does) => does.loadBreadcrumb) },
    }),
    camFilter: machines.camFilter.provide({
      actors: { findPlace: onDemand((does) => does.findPlace) },
    }),
    categories: machines.categories.provide({
      actors: { loadCategories: onDemand((does) => does.loadCategories) },
    }),
    checkout: machines.checkout.provide({
      actors: {
        checkoutWindow: fromCallback(
          createCheckoutWork(environment, () => config().checkoutOrigin),
        ),
      },
    }),
    conversionChat: machines.conversionChat.provide({
      actors: { switchConversionChat: onDemand((does) => does.switchConversionChat) },
    }),
    delivery: machines.delivery.provide({
      actors: {
        deliveryStore: fromCallback(
          createDeliveryStoreWork(browserDeliveryEnvironment(globalThis, environment)),
        ),
      },
    }),
    gifts: machines.gifts.provide({
      actors: {
        loadGifts: onDemand((does) => does.loadGifts),
        loadToyControls: onDemand((does) => does.loadToyControls),
      },
    }),
    legal: machines.legal.provide({
      actors: { loadLegalText: onDemand((does) => does.loadLegalText) },
    }),
    messenger: machines.messenger.provide({
      actors: {
        blockChannel: onDemand((does) => does.blockChannel),
        conversation: conversationMachine.provide({
          actors: { loadContent: onDemand((does) => does.loadContent) },
        }),
        loadActorChannel: onDemand((does) => does.loadActorChannel),
        loadChannel: onDemand((does) => does.loadChannel),
        loadChannels: onDemand((does) => does.loadChannels),
        loadMessengerActor: onDemand((does) => does.loadMessengerActor),
        loadUnreadCount: onDemand((does) => does.loadUnreadCount),
        touchChannel: onDemand((does) => does.touchChannel),
      },
    }),
    newsletter: machines.newsletter.provide({
      actors: {
        subscribe: onDemand((does) => does.subscribe),
        unsubscribe: onDemand((does) => does.unsubscribe),
      },
    }),
    pinCall: machines.pinCall.provide({
      actors: {
        startVerification: onDemand((does) => does.startVerification),
        verifyPin: onDemand((does) => does.verifyPin),
      },
    }),
    profile: machines.profile.provide({
      actors: {
        loadNotificationsSettings: onDemand((does) => does.loadNotificationsSettings),
        loadProfile: onDemand((does) => does.loadProfile),
        previewProfile: onDemand((does) => does.previewProfile),
        saveNotificationsSettings: onDemand((does) => does.saveNotificationsSettings),
        savePreferences: onDemand((does) => does.savePreferences),
        saveProfile: onDemand((does) => does.saveProfile),
      },
    }),
    recommendations: machines.recommendations.provide({
      actors: { loadRecommendations: onDemand((does) => does.loadRecommendations) },
    }),
    relations: machines.relations.provide({
      actors: {
        addRelation: onDemand((does) => does.addRelation),
        hasRelation: onDemand((does) => does.hasRelation),
      },
    }),
    videoShare: machines.videoShare.provide({
      actors: { sendVideoShareEmail: onDemand((does) => does.sendVideoShareEmail) },
    }),
    voiceCall: machines.voiceCall.provide({
      actors: { startAnonymousCall: onDemand((does) => does.startAnonymousCall) },
    }),
    notifications: machines.notifications,
    oneClick: machines.oneClick,
    gate: machines.gate,
    search: machines.search,
  }
}
