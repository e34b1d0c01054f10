import type { ActorRef, AnyActorRef, EventObject, Snapshot } from 'xstate'
import type { AppEvent } from './app/app.events.ts'
import type { BrowserRequest } from './app/browser.events.ts'
import type { LogEntry } from './app/logger.events.ts'
import type { CamFilterEvent } from './camFilter/camFilter.events.ts'
import type { CategoriesEvent } from './categories/categories.events.ts'
import type { ConsentEvent } from './consent/consent.events.ts'
import type { FavouritesEvent } from './favourites/favourites.events.ts'
import type { GuestEvent } from './guest/guest.events.ts'
import type { HomescreenEvent } from './homescreen/homescreen.events.ts'
import type { LegalEvent } from './legal/legal.events.ts'
import type { MenusEvent } from './menus/menus.events.ts'
import type { ModalsEvent } from './modals/modals.events.ts'
import type { NavigationEvent, RouterRequest } from './navigation/navigation.events.ts'
import type { NotificationsEvent } from './notifications/notifications.events.ts'
import type { PayTourEvent } from './payTour/payTour.events.ts'
import type { RealtimeEvent } from './realtime/realtime.events.ts'
import type { ReportingEvent } from './reporting/reporting.events.ts'
import type { SearchEvent } from './search/search.events.ts'
import type { StatusBarEvent } from './statusBar/statusBar.events.ts'
import type { StorageEvent } from './storage/storage.events.ts'
import type { TabEvent } from './tab/tab.events.ts'
import type { TrackingEvent } from './tracking/tracking.events.ts'
import type { UpdatesEvent } from './updates/updates.events.ts'
import type { ViewportEvent, WindowRequest } from './viewport/viewport.events.ts'

/** Every actor that others may reach, by its system id, with the events that it takes. */
export interface Addresses {
  app: AppEvent
  browser: BrowserRequest
  camFilter: CamFilterEvent
  categories: CategoriesEvent
  consent: ConsentEvent
  favourites: FavouritesEvent
  guest: GuestEvent
  homescreen: HomescreenEvent
  legal: LegalEvent
  logger: LogEntry
  menus: MenusEvent
  modals: ModalsEvent
  navigation: NavigationEvent
  notifications: NotificationsEvent
  payTour: PayTourEvent
  realtime: RealtimeEvent
  reporting: ReportingEvent
  router: RouterRequest
  search: SearchEvent
  statusBar: StatusBarEvent
  storage: StorageEvent
  tab: TabEvent
  tracking: TrackingEvent
  updates: UpdatesEvent
  viewport: ViewportEvent
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
