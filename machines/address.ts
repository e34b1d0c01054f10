import type { ActorRef, AnyActorRef, EventObject, Snapshot } from 'xstate'
import type { AppEvent } from './app/app.events.ts'
import type { BrowserRequest } from './app/browser.events.ts'
import type { LogEntry } from './app/logger.events.ts'
import type { FavouritesEvent } from './favourites/favourites.events.ts'
import type { GuestEvent } from './guest/guest.events.ts'
import type { NotificationsEvent } from './notifications/notifications.events.ts'
import type { PayTourEvent } from './payTour/payTour.events.ts'
import type { RealtimeEvent } from './realtime/realtime.events.ts'

/** Every actor that others may reach, by its system id, with the events that it takes. */
export interface Addresses {
  app: AppEvent
  browser: BrowserRequest
  favourites: FavouritesEvent
  guest: GuestEvent
  logger: LogEntry
  notifications: NotificationsEvent
  payTour: PayTourEvent
  realtime: RealtimeEvent
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
