import type { AnyActorRef, ErrorActorEvent, EventObject, SnapshotFrom } from 'xstate'
import type { guestMachine } from '../../account/guest/guest.machine.ts'
import type { EventHeld } from '../../core/address.ts'
import { type Facts, factAudience } from '../../core/facts.ts'
import type { navigationMachine } from '../navigation/navigation.machine.ts'
import type { realtimeMachine } from '../realtime/realtime.machine.ts'

/** An actor that failed, so that its area, or all of them, began anew. */
export interface Restart {
  address: string
  /** The name of its error: what an error says differs from browser to browser. */
  errorName: string
  /** In ms since the epoch. */
  at: number
}

/** How many restarts there may be within how many ms: what fails at once again is beyond help. */
export const mostRestarts = 5
const restartSpan = 60_000

/** The restarts that still count at a time. */
export function recentOf(restarts: readonly Restart[], time: number): readonly Restart[] {
  return restarts.filter(({ at }) => time - at < restartSpan)
}

/** What is known of an actor that failed, at a time. */
export function restartOf({ actorId, error }: ErrorActorEvent, at: number): Restart {
  return { address: actorId, errorName: error instanceof Error ? error.name : 'unknown', at }
}

type Standing = { [T in keyof Facts]: Facts[T] & EventObject }[keyof Facts]

/**
 * What actors that begin anew must be told because it was told before they began: who the guest is,
 * that the channel is there, which page is shown.
 * @param addresses of the actors
 */
export function standingFacts(
  { system }: Pick<AnyActorRef, 'system'>,
  addresses: readonly string[],
): EventHeld[] {
  const guest: SnapshotFrom<typeof guestMachine> = system.get('guest').getSnapshot()
  const realtime: SnapshotFrom<typeof realtimeMachine> = system.get('realtime').getSnapshot()
  const navigation: SnapshotFrom<typeof navigationMachine> = system.get('navigation').getSnapshot()
  const { shown } = navigation.context
  const isKnown = guest.matches('loggedIn') || guest.matches('anonymous')
  const facts: (Standing | false | null)[] = [
    isKnown && { type: 'guest.identified', guest: guest.context.guest },
    realtime.hasTag('established') && { type: 'realtime.sessionEstablished', resumed: false },
    shown && {
      type: 'navigation.pageEntered',
      page: shown.page,
      path: shown.location.path,
      query: shown.location.query,
    },
  ]
  return facts.flatMap((event) =>
    addresses
      .filter((address) => event && address in factAudience[event.type])
      .map((address) => ({ type: 'app.eventHeld', address, event }) as EventHeld),
  )
}
