import { type AnyStateMachine, fromPromise, type InputFrom, type PromiseActorLogic } from 'xstate'
import type { Machines } from '../../machines/core/address.ts'
import { endsWhole } from '../../machines/core/endsWhole.ts'
import type { AreaActor, AreaActors, AreaSetting } from '../../machines/shell/app/app.parts.ts'
import type { Reach } from './reach.ts'

type ActorsOf<TMachine extends AnyStateMachine> = NonNullable<
  Parameters<TMachine['provide']>[0]['actors']
>

/** What an actor is beside its machine. */
interface ActorParts<TMachine extends AnyStateMachine, TSlots> {
  /** What the machine starts with. */
  input?: (setting: AreaSetting) => InputFrom<TMachine>
  /** The services in the machine's slots. */
  slots?: (reach: Reach) => TSlots
}

/** An actor as an area's manifest lists it. */
export interface AreaEntry<TSlots extends object = object> extends AreaActor {
  /** The services in the machine's slots. */
  slots: (reach: Reach) => TSlots
}

/** What an area is: its actors by their addresses, each a line. */
export type Manifest = { readonly [A in keyof Machines]?: AreaEntry }

const noSlots = () => ({})

/** A line of an area's manifest. */
export function actor<TMachine extends AnyStateMachine, TSlots extends ActorsOf<TMachine>>(
  machine: TMachine,
  { input, slots = noSlots as () => TSlots }: ActorParts<TMachine, TSlots> = {},
): AreaEntry<TSlots> {
  return { machine: endsWhole(machine), slots, ...(input && { input }) }
}

/** The actors of an area, their slots filled by the services. */
export function filled(manifest: Manifest, reach: Reach): AreaActors {
  return Object.fromEntries(
    Object.entries(manifest).map(([address, { machine, slots, ...rest }]) => [
      address,
      { ...rest, machine: machine.provide({ actors: slots(reach) } as never) },
    ]),
  )
}

/** A slot's logic that asks a service for what the slot's input says. */
export function asks<TService, TInput, TOutput>(
  service: TService,
  work: (service: TService, input: TInput, signal: AbortSignal) => Promise<TOutput>,
): PromiseActorLogic<TOutput, TInput> {
  return fromPromise(({ input, signal }) => work(service, input, signal))
}

/** A slot's logic that asks a service for what takes no input. */
export function loads<TService, TOutput>(
  service: TService,
  work: (service: TService, signal: AbortSignal) => Promise<TOutput>,
): PromiseActorLogic<TOutput> {
  return fromPromise(({ signal }) => work(service, signal))
}
