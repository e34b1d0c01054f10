import type {
  ActorRefLike,
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyTransitionDefinition,
  InspectionEvent,
  Snapshot,
} from 'xstate'
import type { Replay, SeenActor } from '../../engine/index.ts'

export type AnyReplay = Pick<
  Replay<never>,
  'watch' | 'seen' | 'asIf' | 'actors' | 'seek' | 'timers' | 'first' | 'length'
>

/** An actor's snapshot, of a machine or of other logic. */
export type AnySnapshot = Snapshot<unknown> & Partial<Omit<AnyMachineSnapshot, 'status'>>

/** One step of one actor. */
export interface Step {
  /** Of the entry by which it came about. */
  position: number
  actor: SeenActor
  event: AnyEventObject
  /** Address of who sent the event; null for the outside. */
  from: string | null
  taken: readonly AnyTransitionDefinition[]
  before: AnySnapshot | undefined
  /** Undefined until it is known, and for an actor that was never started. */
  after: AnySnapshot | undefined
  actions: readonly { type: string; params: unknown }[]
  /** The last one before the actor rests. */
  isLast: boolean
}

/** An event on its way. */
export interface Delivery {
  position: number
  from: string | null
  to: string
  event: AnyEventObject
  /** It is the entry's own. */
  isInput: boolean
}

/** Who sent the entry at a position: an address, null for the outside. */
export type SenderOf = (position: number) => string | null

/** All that came about by one input, and by what was taken within it. */
export interface Trace {
  steps: Step[]
  deliveries: Delivery[]
}

const initType = 'xstate.init'

/**
 * Folds the input at a position once more and notes each step.
 * @returns steps in order, of all entries that belong to the input
 */
export function traceOf(
  replay: AnyReplay,
  position: number,
  start: number,
  senderOf: SenderOf,
): Trace {
  replay.seek(start)
  const tracer = new Tracer(replay, senderOf)
  replay.watch(position, (event, at) => tracer.take(event, at))
  return tracer.trace
}

class Tracer {
  readonly trace: Trace = { steps: [], deliveries: [] }
  readonly #replay: AnyReplay
  /** What each actor was before its next step. */
  readonly #latest = new Map<ActorRefLike, AnySnapshot>()
  readonly #seen = new Map<ActorRefLike, SeenActor>()
  readonly #sources = new Map<AnyEventObject, string | null>()
  readonly #actions = new Map<ActorRefLike, { type: string; params: unknown }[]>()
  readonly #begun = new Map<ActorRefLike, Step>()
  /** Logic that is no machine has one step for an event, which shows only once it is done. */
  readonly #told = new Map<AnyEventObject, Step>()
  readonly #senderOf: SenderOf
  #lastInput = 0

  constructor(replay: AnyReplay, senderOf: SenderOf) {
    this.#replay = replay
    this.#senderOf = senderOf
    for (const seen of replay.actors) {
      this.#seen.set(seen.actor, seen)
      this.#latest.set(seen.actor, seen.actor.getSnapshot() as AnySnapshot)
    }
  }

  take(told: InspectionEvent, position: number): void {
    const actor = this.#actorOf(told.actorRef)
    if (!actor) return
    switch (told.type) {
      case '@xstate.actor':
        this.#made(actor, position)
        break
      case '@xstate.event':
        this.#delivered(actor, told.event, told.sourceRef, position)
        break
      case '@xstate.action':
        this.#actionsOf(told.actorRef).push(told.action)
        break
      case '@xstate.microstep':
        this.#step(actor, told.event, told._transitions, told.snapshot as AnySnapshot, position)
        break
      case '@xstate.snapshot':
        this.#rested(actor, told.event, told.snapshot as AnySnapshot)
        break
    }
  }

  #actorOf(ref: ActorRefLike): SeenActor | undefined {
    let seen = this.#seen.get(ref)
    if (!seen) {
      seen = this.#replay.seen(ref as AnyActorRef)
      if (seen) this.#seen.set(ref, seen)
    }
    return seen
  }

  #actionsOf(ref: ActorRefLike): { type: string; params: unknown }[] {
    let actions = this.#actions.get(ref)
    if (!actions) {
      actions = []
      this.#actions.set(ref, actions)
    }
    return actions
  }

  #made(actor: SeenActor, position: number): void {
    const step: Step = {
      position,
      actor,
      event: { type: initType },
      from: actor.parent ?? null,
      taken: [],
      before: undefined,
      after: undefined,
      actions: this.#actionsOf(actor.actor),
      isLast: false,
    }
    this.#begun.set(actor.actor, step)
    this.trace.steps.push(step)
  }

  #delivered(
    actor: SeenActor,
    event: AnyEventObject,
    source: ActorRefLike | undefined,
    position: number,
  ): void {
    const isInput = position > this.#lastInput
    this.#lastInput = Math.max(position, this.#lastInput)
    const sender = (source && this.#actorOf(source)?.address) ?? null
    const from = isInput ? this.#senderOf(position) : sender
    this.#sources.set(event, from)
    this.trace.deliveries.push({ position, from, to: actor.address, event, isInput })
    if (actor.kind !== 'machine' && event.type !== initType) this.#tell(actor, event, position)
  }

  #tell(actor: SeenActor, event: AnyEventObject, position: number): void {
    const before = this.#latest.get(actor.actor)
    this.#step(actor, event, [], before, position)
    const step = this.trace.steps.at(-1) as Step
    step.isLast = true
    this.#told.set(event, step)
  }

  #step(
    actor: SeenActor,
    event: AnyEventObject,
    taken: readonly AnyTransitionDefinition[],
    after: AnySnapshot | undefined,
    position: number,
  ): void {
    const ref = actor.actor
    const begun = this.#begun.get(ref)
    if (begun && !begun.after) begun.after = after
    const source = this.#sources.get(event)
    this.trace.steps.push({
      position,
      actor,
      event,
      from: source === undefined ? actor.address : source,
      taken,
      before: this.#latest.get(ref),
      after,
      actions: this.#actions.get(ref) ?? [],
      isLast: false,
    })
    this.#actions.delete(ref)
    if (after) this.#latest.set(ref, after)
  }

  /** An actor is at rest; logic that is no machine shows its one step only so. */
  #rested(actor: SeenActor, event: AnyEventObject, snapshot: AnySnapshot): void {
    const ref = actor.actor
    const begun = this.#begun.get(ref)
    const isStart = event.type === initType
    if (begun && isStart) {
      begun.after ??= snapshot
      begun.event = event
      begun.isLast = !this.#latest.has(ref)
    } else if (actor.kind !== 'machine') {
      const step = this.#told.get(event)
      if (step) step.after = snapshot
    }
    this.#latest.set(ref, snapshot)
    if (actor.kind !== 'machine') return
    const last = this.trace.steps.findLast((step) => step.actor.actor === ref)
    if (last) last.isLast = true
  }
}
