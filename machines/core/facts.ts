import type { EventObject } from 'xstate'
import { type Address, type Addresses, toNowOrLater } from './address.ts'

/**
 * What an actor tells all whom it concerns, by its type. Each feature adds its own where its events are
 * declared.
 */
// biome-ignore lint/suspicious/noEmptyInterface: its members stand in the features
export interface Facts {}

/**
 * Every actor that takes an event, no more and no fewer. The root passes on what the browser told it,
 * and is not among them.
 */
export type Audience<TEvent extends EventObject> = {
  readonly [A in Address as TEvent extends Addresses[A] ? Exclude<A, 'app'> : never]: true
}

/**
 * Who is told of each fact, in the order of telling. An actor that takes one and is not listed does not
 * compile, nor does one that is listed and does not take it. Of those who are told who the guest is, the
 * gate comes after all whom it may tell to do something, and before the login machine, which asks it.
 */
export const factAudience: { readonly [T in keyof Facts]: Audience<Facts[T]> } = {
  'browser.shown': {
    tab: true,
    reporting: true,
    messenger: true,
    notifications: true,
    conversionChat: true,
    onlineAmount: true,
  },
  'browser.hidden': {
    tab: true,
    tracking: true,
    reporting: true,
    messenger: true,
    notifications: true,
    onlineAmount: true,
  },
  'browser.leaveRefused': { ageVerification: true, login: true },
  'navigation.languageChanged': {
    guest: true,
    payTour: true,
    realtime: true,
    categories: true,
    cams: true,
    favouriteCams: true,
    recommendedModels: true,
    seoTexts: true,
    actorPictures: true,
    actorNews: true,
    actorPosts: true,
    tileGrids: true,
    sidebar: true,
    legalVersions: true,
  },
  'navigation.pageEntered': {
    homescreen: true,
    legal: true,
    login: true,
    modals: true,
    ageVerification: true,
    tracking: true,
    messenger: true,
    outcomes: true,
    cams: true,
    actorProfile: true,
    chatShows: true,
    liveChat: true,
    favouriteCams: true,
    topCams: true,
    actorSearch: true,
    hoverPreview: true,
    onlineAmount: true,
    exitIntent: true,
    modelSites: true,
    tileGrids: true,
  },
  'navigation.queryEntered': {
    messenger: true,
    cams: true,
    topCams: true,
    actorSearch: true,
    tileGrids: true,
  },
  'consent.decided': { storage: true, tracking: true },
  'realtime.sessionEstablished': {
    guest: true,
    recovery: true,
    notifications: true,
    favourites: true,
    delivery: true,
    channels: true,
    channelPages: true,
    channelOrders: true,
    channelDetails: true,
    messenger: true,
    recommendations: true,
    actorProfile: true,
    actorPictures: true,
    cams: true,
    chatShows: true,
    liveChat: true,
    favouriteCams: true,
    topCams: true,
    presenceFeed: true,
  },
  'realtime.sessionEnded': {
    notifications: true,
    favourites: true,
    delivery: true,
    channels: true,
    channelPages: true,
    channelOrders: true,
    channelDetails: true,
    messenger: true,
    recommendations: true,
  },
  'realtime.connectionLost': {
    notifications: true,
    delivery: true,
    channels: true,
    channelPages: true,
  },
  'recovery.retryDue': {
    guest: true,
    navigation: true,
    categories: true,
    legal: true,
    legalVersions: true,
    modals: true,
    camFilter: true,
    favourites: true,
    profile: true,
    bonusCode: true,
    channels: true,
    channelPages: true,
    channelDetails: true,
    gifts: true,
    messenger: true,
    recommendations: true,
    actorProfile: true,
    actorPictures: true,
    actorNews: true,
    actorPosts: true,
    sidebar: true,
    cams: true,
    chatShows: true,
    liveChat: true,
    favouriteCams: true,
    recommendedModels: true,
    seoTexts: true,
    topCams: true,
    actorSearch: true,
    onlineAmount: true,
    tileGrids: true,
  },
  'guest.loggedIn': { realtime: true },
  'guest.loggedOut': { realtime: true },
  'guest.leaving': { outcomes: true, storage: true, delivery: true },
  'guest.changed': { outcomes: true, gate: true, messenger: true },
  'guest.identified': {
    outcomes: true,
    ageVerification: true,
    autoRecharge: true,
    bonusCode: true,
    cancellationOffer: true,
    conversionChat: true,
    dataProtection: true,
    delivery: true,
    channels: true,
    channelPages: true,
    channelOrders: true,
    messenger: true,
    recommendations: true,
    modals: true,
    newsletter: true,
    oneClick: true,
    payTour: true,
    profile: true,
    relations: true,
    reporting: true,
    statusBar: true,
    tracking: true,
    voiceCall: true,
    actorProfile: true,
    actorPictures: true,
    actorPosts: true,
    cams: true,
    favouriteCams: true,
    recommendedModels: true,
    chatShows: true,
    freePreview: true,
    liveChat: true,
    topCams: true,
    presenceFeed: true,
    actorSearch: true,
    clashOfCams: true,
    exitIntent: true,
    modelSites: true,
    tileGrids: true,
    gate: true,
    login: true,
  },
}

/** What tells of facts: the enqueuer of an `enqueueActions`. */
interface Teller {
  sendTo(...args: ReturnType<typeof toNowOrLater>): void
}

/**
 * Tells a fact to its audience, in the table's order.
 * @param enqueue that of an `enqueueActions`
 */
export function tell<T extends keyof Facts>(enqueue: Teller, fact: Facts[T] & { type: T }): void {
  for (const address of Object.keys(factAudience[fact.type])) {
    enqueue.sendTo(...toNowOrLater(address as Address, fact as never))
  }
}
