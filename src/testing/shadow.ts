import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { OnFold } from '../engine/fold.ts'
import { type Neighbours, type Occurrence, PureMachine, type Standing } from './pure.ts'
import type { Noted } from './stage.ts'
import { actorTold, parting, purelyTold } from './told.ts'
import type { Walked } from './walk.ts'

/** What a machine that is folded beside another knows of the system. */
interface Moment {
  /** Of the input under way, in ms since the epoch. */
  now: () => number
  onFold: OnFold
  /** When the system began, in ms since the epoch. */
  startedAt: number
}

/** An event on its way to an actor. */
interface Received {
  source: AnyActorRef | undefined
  event: AnyEventObject
  now: number
  /** The actor told it itself while it was at work: it belongs to what it was at. */
  isOwn: boolean
}

/** A machine that is folded purely beside an actor that runs it: what the actor receives, it gets. */
export class Shadow {
  readonly name: string
  /** What the actor did since both were compared last. */
  noted: Noted = nothing()
  /** The chance that it drew meanwhile. */
  drawn: number[] = []
  readonly taken = new Set<string>()
  found: string[] = []
  steps = 0
  readonly #actor: AnyActorRef
  readonly #machine: AnyStateMachine
  readonly #moment: Moment
  #pure: PureMachine | undefined
  #standing: Standing | undefined
  /** What the actor is not done with, in order. */
  readonly #waiting: Received[] = []
  /** What it is at, with what it told itself meanwhile. */
  #under: Received | undefined
  /** As they were when that began. */
  #neighbours: Neighbours = {}

  constructor(actor: AnyActorRef, machine: AnyStateMachine, moment: Moment) {
    this.name = actor.id
    this.#actor = actor
    this.#machine = machine
    this.#moment = moment
  }

  get #isAtWork(): boolean {
    return this.#under !== undefined || this.#waiting.length > 0
  }

  /** The actor gets an event, at once or when it is done with another. */
  receives(source: AnyActorRef | undefined, event: AnyEventObject, neighbours: Neighbours): void {
    const isOwn = this.#isAtWork && source === this.#actor
    if (!this.#isAtWork) this.#neighbours = neighbours
    this.#waiting.push({ source, event, now: this.#moment.now(), isOwn })
  }

  /** The actor tells another one something. */
  tells(actor: AnyActorRef, event: AnyEventObject): void {
    if (actor === this.#actor || /^xstate\.(done|error|snapshot)\./.test(event.type)) return
    this.noted.reached.push({ actor, event })
    const { timers = [] } = this.#standing ?? {}
    const timer = timers.find(
      ({ to, event: { type } }) => to?.id === actor.id && type === event.type,
    )
    if (timer && !this.#isAtWork) this.#take({ label: event.type, event, by: { timer } })
  }

  /**
   * The actor is done with an event.
   * @param neighbours as they are now
   * @returns whether it is at rest
   */
  rests(neighbours: Neighbours): boolean {
    const received = this.#under ?? this.#waiting[0]
    this.#waiting.shift()
    const [next] = this.#waiting
    this.#under = next?.isOwn ? received : undefined
    if (this.#under) return false
    if (received) this.#step(received)
    this.#neighbours = neighbours
    return next === undefined
  }

  #step({ source, event, now }: Received): void {
    if (event.type === 'xstate.init') {
      this.#begin(event.input)
      return
    }
    if (!this.#standing) return
    this.#standing = { ...this.#standing, now }
    const { timers, snapshot } = this.#standing
    const timer = timers.find((one) => !one.to && one.event.type === event.type)
    const [, id = ''] = /^xstate\.(?:done|error)\.actor\.(.*)$/.exec(event.type) ?? []
    const child = (snapshot as AnyMachineSnapshot).children[id]
    const isTimer = source === this.#actor && timer !== undefined
    const by = isTimer ? { timer, late: now - Math.max(timer.dueAt, now) } : child ? { child } : {}
    this.#take({ label: event.type, event, by })
  }

  #begin(input: unknown): void {
    const neighbours = new Proxy({}, { get: (_, name) => this.#neighbours[String(name)] })
    const { now, onFold } = this.#moment
    this.#pure = new PureMachine(this.#machine, {
      id: this.name,
      input,
      neighbours,
      isThere: (name) => name in this.#neighbours,
      startAt: now(),
      onFold: (fold) => onFold(fold && { ...fold, random: () => this.drawn.shift() ?? Number.NaN }),
    })
    this.#compare({ label: 'begins', ...this.#pure.start() })
  }

  #take(occurrence: Occurrence): void {
    const { label, event, by } = occurrence
    if (!this.#pure || !this.#standing) return
    this.#compare({ label, occurrence, ...this.#pure.step(this.#standing, event, by) })
  }

  /** Once they part, everything after it is only what follows from that. */
  #compare(step: Walked): void {
    this.steps++
    for (const id of this.noted.taken) this.taken.add(id)
    const live = actorTold(this.#actor, this.noted, this.#moment.startedAt)
    const parts = parting(purelyTold(step, this.name), live)
    this.found = parts.map((part) => `${this.name}, step ${this.steps}, ${step.label}: ${part}`)
    this.#standing = parts.length === 0 ? step.standing : undefined
    this.noted = nothing()
    this.drawn = []
  }
}

const nothing = (): Noted => ({ taken: [], effects: [], reached: [] })
