import type { ActorRef, AnyActorRef, EventObject, Snapshot } from 'xstate'

/**
 * Every actor that others may reach, by its system id, with the events that it takes. Each feature adds
 * its own where its events are declared.
 */
// biome-ignore lint/suspicious/noEmptyInterface: its members stand in the features
export interface Addresses {}

/** The machines behind those addresses. Each feature adds its own where its machine stands. */
// biome-ignore lint/suspicious/noEmptyInterface: its members stand in the features
export interface Machines {}

export type Address = keyof Addresses

/** What `sendTo` takes for the actor with that system id. */
export type Target<TAddress extends Address> = (args: {
  system: AnyActorRef['system']
}) => ActorRef<Snapshot<unknown>, Addresses[TAddress]>

/**
 * The target of a `sendTo`: the actor with that system id.
 * @param address a system id of `Addresses`; another name, or an event the actor does not take,
 * does not compile
 * @returns what `sendTo` takes as its first argument
 * @throws Error when the actor is not there at the time of sending
 */
export function to<TAddress extends Address>(address: TAddress): Target<TAddress> {
  return ({ system }) => {
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
 * Both arguments of a `sendTo` to an actor that may come later, with its area: what is sent before it
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
