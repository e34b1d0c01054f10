import type { ActorRef, AnyActorRef, EventObject, Snapshot } from 'xstate'
import type { AgeVerificationEvent } from '../account/ageVerification/ageVerification.events.ts'
import type { DataProtectionEvent } from '../account/dataProtection/dataProtection.events.ts'
import type { FavouritesEvent } from '../account/favourites/favourites.events.ts'
import type { GateEvent } from '../account/gate/gate.events.ts'
import type { GuestEvent } from '../account/guest/guest.events.ts'
import type { LoginEvent } from '../account/login/login.events.ts'
import type { NewsletterEvent } from '../account/newsletter/newsletter.events.ts'
import type { PinCallEvent } from '../account/pinCall/pinCall.events.ts'
import type { ProfileEvent } from '../account/profile/profile.events.ts'
import type { RelationsEvent } from '../account/relations/relations.events.ts'
import type { VoiceCallEvent } from '../account/voiceCall/voiceCall.events.ts'
import type { ConversionChatEvent } from '../messenger/conversionChat/conversionChat.events.ts'
import type { DeliveryEvent } from '../messenger/delivery/delivery.events.ts'
import type { GiftsEvent } from '../messenger/gifts/gifts.events.ts'
import type { MessengerEvent } from '../messenger/messenger/messenger.events.ts'
import type { NotificationsEvent } from '../messenger/notifications/notifications.events.ts'
import type { RecommendationsEvent } from '../messenger/recommendations/recommendations.events.ts'
import type { VideoShareEvent } from '../messenger/videoShare/videoShare.events.ts'
import type { AutoRechargeEvent } from '../money/autoRecharge/autoRecharge.events.ts'
import type { BonusCodeEvent } from '../money/bonusCode/bonusCode.events.ts'
import type { CancellationOfferEvent } from '../money/cancellationOffer/cancellationOffer.events.ts'
import type { CheckoutEvent } from '../money/checkout/checkout.events.ts'
import type { OneClickEvent } from '../money/oneClick/oneClick.events.ts'
import type { PayTourEvent } from '../money/payTour/payTour.events.ts'
import type { AppEvent } from '../shell/app/app.events.ts'
import type { BrowserRequest } from '../shell/app/browser.events.ts'
import type { LogEntry } from '../shell/app/logger.events.ts'
import type { BreadcrumbsEvent } from '../shell/breadcrumbs/breadcrumbs.events.ts'
import type { CamFilterEvent } from '../shell/camFilter/camFilter.events.ts'
import type { CategoriesEvent } from '../shell/categories/categories.events.ts'
import type { ConsentEvent } from '../shell/consent/consent.events.ts'
import type { HomescreenEvent } from '../shell/homescreen/homescreen.events.ts'
import type { LegalEvent } from '../shell/legal/legal.events.ts'
import type { MenusEvent } from '../shell/menus/menus.events.ts'
import type { ModalsEvent } from '../shell/modals/modals.events.ts'
import type { NavigationEvent, RouterRequest } from '../shell/navigation/navigation.events.ts'
import type { RealtimeEvent } from '../shell/realtime/realtime.events.ts'
import type { ReportingEvent } from '../shell/reporting/reporting.events.ts'
import type { SearchEvent } from '../shell/search/search.events.ts'
import type { StatusBarEvent } from '../shell/statusBar/statusBar.events.ts'
import type { StorageEvent } from '../shell/storage/storage.events.ts'
import type { TabEvent } from '../shell/tab/tab.events.ts'
import type { TrackingEvent } from '../shell/tracking/tracking.events.ts'
import type { UpdatesEvent } from '../shell/updates/updates.events.ts'
import type { ViewportEvent, WindowRequest } from '../shell/viewport/viewport.events.ts'

/** Every actor that others may reach, by its system id, with the events that it takes. */
export interface Addresses {
  ageVerification: AgeVerificationEvent
  app: AppEvent
  autoRecharge: AutoRechargeEvent
  bonusCode: BonusCodeEvent
  breadcrumbs: BreadcrumbsEvent
  browser: BrowserRequest
  camFilter: CamFilterEvent
  cancellationOffer: CancellationOfferEvent
  categories: CategoriesEvent
  checkout: CheckoutEvent
  consent: ConsentEvent
  conversionChat: ConversionChatEvent
  delivery: DeliveryEvent
  gifts: GiftsEvent
  messenger: MessengerEvent
  recommendations: RecommendationsEvent
  dataProtection: DataProtectionEvent
  favourites: FavouritesEvent
  gate: GateEvent
  guest: GuestEvent
  homescreen: HomescreenEvent
  legal: LegalEvent
  logger: LogEntry
  login: LoginEvent
  menus: MenusEvent
  modals: ModalsEvent
  navigation: NavigationEvent
  newsletter: NewsletterEvent
  notifications: NotificationsEvent
  oneClick: OneClickEvent
  payTour: PayTourEvent
  pinCall: PinCallEvent
  profile: ProfileEvent
  realtime: RealtimeEvent
  relations: RelationsEvent
  reporting: ReportingEvent
  router: RouterRequest
  search: SearchEvent
  statusBar: StatusBarEvent
  storage: StorageEvent
  tab: TabEvent
  tracking: TrackingEvent
  updates: UpdatesEvent
  videoShare: VideoShareEvent
  viewport: ViewportEvent
  voiceCall: VoiceCallEvent
  window: WindowRequest
}

export type Address = keyof Addresses

type Addressed<TEvent extends EventObject> = ActorRef<Snapshot<unknown>, TEvent>

/**
 * The target of a `sendTo`: the actor with that system id.
 * @param address a system id of `Addresses`; another name, or an event the actor does not take,
 * does not compile
 * @returns what `sendTo` takes as its first argument
 * @throws Error when the actor is not there at the time of sending
 */
export function to<TAddress extends Address>(address: TAddress) {
  return ({ system }: { system: AnyActorRef['system'] }): Addressed<Addresses[TAddress]> => {
    const actor = system.get(address)
    if (!actor) throw new Error(`no actor has the address '${address}'`)
    return actor
  }
}

/** An event for an actor that does not run yet: the root holds it until it does. */
export interface EventHeld {
  type: 'app.eventHeld'
  address: Address
  event: EventObject
  /** The guest asked for it and sees that it is waited for. */
  isWish?: true
}

/**
 * Both arguments of a `sendTo` to an actor that may come later (`laterActors`): what is sent before it
 * runs reaches it, in the order of sending, as soon as it does.
 * @param address a system id of `Addresses`
 */
export function toNowOrLater<TAddress extends Address>(
  address: TAddress,
  event: Addresses[TAddress],
) {
  type Args = { system: AnyActorRef['system'] }
  const isThere = ({ system }: Args) => system.get(address) !== undefined
  return [
    (args: Args): AnyActorRef => to(isThere(args) ? address : 'app')(args),
    (args: Args): Addresses[TAddress] | EventHeld =>
      isThere(args) ? event : { type: 'app.eventHeld', address, event },
  ] as const
}
