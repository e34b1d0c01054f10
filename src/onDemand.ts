import type { LegalTextId } from '../machines/shell/legal/legal.events.ts'
import { askAccountCookie } from '../services/account/accountCookie.service.ts'
import { loadBonusAvailable, requestAvs } from '../services/account/ageVerification.service.ts'
import { closeBoth, closeDataProtection } from '../services/account/dataProtection.service.ts'
import { loadFavouriteActors } from '../services/account/favourites.service.ts'
import { subscribe, unsubscribe } from '../services/account/newsletter.service.ts'
import { startVerification, verifyPin } from '../services/account/pinCall.service.ts'
import {
  loadNotificationsSettings,
  loadProfile,
  previewProfile,
  saveNotificationsSettings,
  savePreferences,
  saveProfile,
} from '../services/account/profile.service.ts'
import { addRelation, hasRelation } from '../services/account/relations.service.ts'
import { startAnonymousCall } from '../services/account/voiceCall.service.ts'
import type { ReadCredentials } from '../services/core/credentials.ts'
import type { Environment } from '../services/core/environment.ts'
import { createGraphqlService } from '../services/core/graphql.service.ts'
import type { RequestService } from '../services/core/request.service.ts'
import { switchConversionChat } from '../services/messenger/conversionChat.service.ts'
import { loadGifts, loadToyControls } from '../services/messenger/gifts.service.ts'
import {
  blockChannel,
  loadActorChannel,
  loadChannel,
  loadChannels,
  loadMessengerActor,
  loadUnreadCount,
  touchChannel,
} from '../services/messenger/messenger.service.ts'
import { loadContent } from '../services/messenger/messengerContent.service.ts'
import { loadRecommendations } from '../services/messenger/recommendations.service.ts'
import { sendVideoShareEmail } from '../services/messenger/videoShare.service.ts'
import { saveTeaserState } from '../services/money/autoRecharge.service.ts'
import {
  checkCode,
  loadRedeemedCodes,
  loadRemainingCodes,
  redeemCode,
} from '../services/money/bonusCode.service.ts'
import { acceptOffer } from '../services/money/cancellationOffer.service.ts'
import { loadBreadcrumb } from '../services/shell/breadcrumbs.service.ts'
import { loadCategories } from '../services/shell/categories.service.ts'
import type { RuntimeConfig } from '../services/shell/config.service.ts'
import { loadLegalText } from '../services/shell/legal.service.ts'
import { findPlace } from '../services/shell/place.service.ts'

/**
 * The services that the start page does without, in a chunk of their own.
 * @param config the configuration as it is known by then
 * @param language that of the page
 * @returns the work of the slots of these names, each given the slot's input and the signal that
 * nobody waits any more; it rejects as each service does
 */
export function createServicesOnDemand(
  environment: Environment,
  request: RequestService,
  config: () => RuntimeConfig,
  credentials: ReadCredentials,
  language: () => string,
) {
  const query = createGraphqlService(environment, {
    name: 'query service',
    url: () => config().queryUrl,
    tokenMissing: 'Missing Vxql-Token',
    token: () => credentials().queryToken,
  })
  const accessToken = () => credentials().accessToken
  const guest = createGraphqlService(environment, {
    name: 'guest service',
    url: () => config().guestUrl,
    tokenMissing: 'the guest service needs the access token',
    token: accessToken,
  })
  const content = createGraphqlService(environment, {
    name: 'content service',
    url: () => config().contentUrl,
    tokenMissing: 'the content service needs the access or the query token',
    token: () => accessToken() ?? credentials().queryToken,
  })
  const bonusCodes = createGraphqlService(environment, {
    name: 'bonus-code service',
    url: () => config().bonusCodeUrl,
    tokenMissing: 'the bonus-code service needs the access token',
    token: accessToken,
  })

  return {
    acceptOffer: given(request, acceptOffer),
    addRelation: given(request, addRelation),
    askAccountCookie: (_: unknown, signal: AbortSignal) =>
      askAccountCookie(environment, config().payUrl, signal),
    blockChannel: given(request, blockChannel),
    checkCode: given(content, checkCode),
    closeBoth: () => closeBoth(request),
    closeDataProtection: given(request, closeDataProtection),
    findPlace: ({ zipCode }: { zipCode: string }, signal: AbortSignal) =>
      findPlace(request, zipCode, signal),
    hasRelation: given(request, hasRelation),
    loadActorChannel: given(request, loadActorChannel),
    loadBonusAvailable: alone(guest, loadBonusAvailable),
    loadBreadcrumb: given(request, loadBreadcrumb),
    loadCategories: (_: unknown, signal: AbortSignal) => loadCategories(query, language(), signal),
    loadChannel: given(request, loadChannel),
    loadChannels: given(content, loadChannels),
    loadContent: given({ content, request }, loadContent),
    loadFavouriteActors: alone(request, loadFavouriteActors),
    loadGifts: alone(content, loadGifts),
    loadLegalText: ({ id }: { id: LegalTextId }, signal: AbortSignal) =>
      loadLegalText(request, id, signal),
    loadMessengerActor: given(request, loadMessengerActor),
    loadNotificationsSettings: alone(request, loadNotificationsSettings),
    loadProfile: alone(request, loadProfile),
    loadRecommendations: given(request, loadRecommendations),
    loadRedeemedCodes: alone(bonusCodes, loadRedeemedCodes),
    loadRemainingCodes: alone(content, loadRemainingCodes),
    loadToyControls: alone(content, loadToyControls),
    loadUnreadCount: alone(content, loadUnreadCount),
    previewProfile: given(request, previewProfile),
    redeemCode: given(request, redeemCode),
    requestAvs: given(guest, requestAvs),
    saveNotificationsSettings: given(request, saveNotificationsSettings),
    savePreferences: given(request, savePreferences),
    saveProfile: given(request, saveProfile),
    saveTeaserState: given(request, saveTeaserState),
    sendVideoShareEmail: given(request, sendVideoShareEmail),
    startAnonymousCall: ({ actorId }: { actorId: string }, signal: AbortSignal) =>
      startAnonymousCall(content, credentials, { actorId }, signal),
    startVerification: given(guest, startVerification),
    subscribe: given(request, subscribe),
    switchConversionChat: given(request, switchConversionChat),
    touchChannel: given(content, touchChannel),
    unsubscribe: given(request, unsubscribe),
    verifyPin: given(guest, verifyPin),
  }
}

export type ServicesOnDemand = ReturnType<typeof createServicesOnDemand>

/** Work that is given the slot's input. */
function given<TService, TInput, TOutput>(
  service: TService,
  work: (service: TService, input: TInput, signal: AbortSignal) => Promise<TOutput>,
) {
  return (input: TInput, signal: AbortSignal) => work(service, input, signal)
}

/** Work that needs no input. */
function alone<TService, TOutput>(
  service: TService,
  work: (service: TService, signal: AbortSignal) => Promise<TOutput>,
) {
  return (_: unknown, signal: AbortSignal) => work(service, signal)
}
