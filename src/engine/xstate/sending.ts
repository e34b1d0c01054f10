import type { AnyActor, AnyEventObject, InspectionEvent } from 'xstate'
import { internals } from './internals.ts'

/** Hands an event over to an actor; one that has stopped takes none. */
export function deliver(target: AnyActor, event: AnyEventObject): void {
  internals(target)._send(event)
}

/** Sends an event through the system, as XState does itself. */
export function relay(source: AnyActor | undefined, target: AnyActor, event: AnyEventObject): void {
  internals(target).system._relay(source, target, event)
}

/** Has somebody watch an actor system's work. @returns what ends it */
export function inspectSystem(
  actor: AnyActor,
  inspector: (event: InspectionEvent) => void,
): () => void {
  const { unsubscribe } = internals(actor).system.inspect(inspector)
  return unsubscribe
}

/** Keeps an actor from reporting an unhandled error to the environment. */
export function silenceErrors(actor: AnyActor): void {
  const target = internals(actor)
  target._reportError = () => {
    target.observers.clear()
    target.eventListeners.clear()
  }
}
