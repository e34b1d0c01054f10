import {
  type ActorLogic,
  type ActorOptions,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  createMachine,
  fromCallback,
  fromPromise,
  fromTransition,
  type InspectionEvent,
  type Snapshot,
  StateMachine,
  toPromise,
} from 'xstate'
import { type Recording, record } from '../engine/index.ts'
import type { AnyCases } from './cases.ts'
import { transitionId } from './chart.ts'
import {
  type By,
  defaultStart,
  type Effect,
  type Occurrence,
  type PureOptions,
  selfId,
} from './pure.ts'

/** What a machine did since it was looked at last, as its system told it. */
export interface Noted {
  /** Ids of the transitions taken, in order. */
  taken: string[]
  effects: Effect[]
  /** Who else was started or told something by it, in order, each with the event that reached it. */
  reached: { actor: AnyActorRef; event: AnyEventObject }[]
}

/** Services that answer in place of the cases. */
export interface Services {
  /** By the names of their slots; what has none answers as the cases say. */
  logics: Readonly<Record<string, AnyActorLogic>>
  /** Brings the platform to answer one of them as the cases say, before it is asked. */
  prepare(answer: NonNullable<By['answer']>): Promise<void>
}

/** What a stage is set up with, beside the cases. */
export interface StageOptions extends Pick<PureOptions, 'input' | 'onFold'> {
  /** Addresses at which somebody is to stand and take whatever it is told. */
  addresses: Iterable<string>
  services?: Services | undefined
}

/**
 * A machine that runs: started by XState, recorded by the engine, under a clock that stands still, among actors
 * that do nothing unless they are told to.
 */
export class Stage {
  /** What runs, for a replay to fold. */
  readonly logic: AnyStateMachine
  readonly recording: Recording<AnyStateMachine>
  readonly #clock = new StandingClock(defaultStart)
  readonly #asked: Questions = new Map()
  readonly #services: Services | undefined
  #noted: Noted = nothing()

  constructor(cases: AnyCases, { input, onFold, addresses, services }: StageOptions) {
    const { machine, neighbours = {} } = cases
    this.#services = services
    const actors = puppets(machine, this.#asked, services?.logics)
    const subject = machine.provide({ actors } as never)
    const standIns = [...addresses].map((address) => ({
      src: fromTransition((context: unknown) => context, neighbours[address]),
      id: address,
      systemId: address,
    }))
    const invoke = [...standIns, { src: subject, id: selfId, input }]
    this.logic = createMachine({ id: 'stage', invoke } as never) as unknown as AnyStateMachine
    const options = { clock: this.#clock as ActorOptions<AnyActorLogic>['clock'] }
    this.recording = record(this.logic, {
      ...options,
      seed: 1,
      inspect: (seen) => this.#note(seen),
      ...(onFold && { onFold }),
    })
    this.recording.actor.start()
  }

  /** The machine as it runs. */
  get subject(): AnyActorRef {
    const { children } = this.recording.actor.getSnapshot() as AnyMachineSnapshot
    return children[selfId] as AnyActorRef
  }

  /** What the machine did since this was read last. */
  take(): Noted {
    const noted = this.#noted
    this.#noted = nothing()
    return noted
  }

  /**
   * Lets something happen as the world lets it: somebody sends an event, a service answers, time comes.
   * @returns what has reached the machine then
   */
  async play(occurrence: Occurrence): Promise<Occurrence> {
    const { event, by } = occurrence
    const { timer, late = 0, child, answer } = by
    if (timer) this.#clock.next(late)
    else if (!child) this.subject.send(event)
    else return { ...occurrence, event: await this.#end(child.id, event, answer) }
    return occurrence
  }

  async #end(id: string, event: AnyEventObject, answer: By['answer']): Promise<AnyEventObject> {
    const { children } = this.subject.getSnapshot() as AnyMachineSnapshot
    const child = children[id] as AnyActorRef
    const isFailure = event.type.startsWith(failure)
    const data: unknown = isFailure ? event.error : event.output
    const question = this.#asked.get(child)
    const isServed = answer && this.#services && answer.slot in this.#services.logics
    const over = new Promise<void>((done) =>
      child.subscribe({ complete: done, error: () => done() }),
    )
    if (isServed) await this.#services?.prepare(answer)
    if (question) (isFailure && !isServed ? question.reject : question.resolve)(data)
    else child.send({ type: isFailure ? rejected : resolved, data })
    await over
    return isServed ? endOf(child) : event
  }

  #note(seen: InspectionEvent): void {
    const { taken, effects, reached } = this.#noted
    if (seen.type === '@xstate.event') {
      const { sourceRef, actorRef, event } = seen
      if (isSubject(sourceRef) && !isSubject(actorRef) && actorRef !== this.recording.actor) {
        reached.push({ actor: actorRef as AnyActorRef, event })
      }
    } else if (isSubject(seen.actorRef)) {
      if (seen.type === '@xstate.action') effects.push(seen.action)
      if (seen.type === '@xstate.microstep') taken.push(...seen._transitions.map(transitionId))
    }
  }
}

const nothing = (): Noted => ({ taken: [], effects: [], reached: [] })

const isSubject = (actor: unknown) => (actor as AnyActorRef | undefined)?.id === selfId

const failure = 'xstate.error.actor.'

/** What an actor that has ended tells its parent. */
function endOf(child: AnyActorRef): AnyEventObject {
  const { id } = child
  const { status, output, error } = child.getSnapshot() as Snapshot<unknown>
  return status === 'error'
    ? { type: `${failure}${id}`, error, actorId: id }
    : { type: `xstate.done.actor.${id}`, output, actorId: id }
}

/** Services that were asked and have not answered, by the actors that ask them. */
type Questions = Map<
  AnyActorRef,
  { resolve: (output: unknown) => void; reject: (error: unknown) => void }
>

/**
 * What stands in the slots of a machine: services that answer when they are told to, or never say anything.
 * @param services asked once they are told to
 */
function puppets(
  machine: AnyStateMachine,
  asked: Questions,
  services: Services['logics'] = {},
): Record<string, AnyActorLogic> {
  const slots = Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>)
  const isTold = (self: AnyActorRef) =>
    new Promise((resolve, reject) => asked.set(self, { resolve, reject }))
  const question = fromPromise(({ self }) => isTold(self))
  const served = (logic: AnyActorLogic) =>
    fromPromise(async ({ self, input }) => {
      await isTold(self)
      return toPromise(createActor(logic, { input } as never).start())
    })
  const silent = fromCallback(() => {})
  const isPromise = (logic: AnyActorLogic) => String(logic.transition) === promiseCode
  return Object.fromEntries(
    slots.map(([name, logic]) => {
      if (logic instanceof StateMachine) return [name, puppetOf(logic)]
      if (!isPromise(logic)) return [name, silent]
      return [name, services[name] ? served(services[name]) : question]
    }),
  )
}

/** Logics that XState makes of promises share their code. */
const promiseCode = String(fromPromise(() => Promise.resolve()).transition)

/** What reaches a service that answers or fails, as XState calls it; children that are machines are told the same. */
export const resolved = 'xstate.promise.resolve'
export const rejected = 'xstate.promise.reject'

/** A child that is a machine: it stays as it begins, and does nothing, until it is told to end or to fail. */
function puppetOf(machine: AnyStateMachine): ActorLogic<AnyMachineSnapshot, AnyEventObject> {
  return {
    getInitialSnapshot(scope, input) {
      const inert = { ...scope, defer: () => {}, actionExecutor: () => {} }
      return machine.getInitialSnapshot(inert as never, input as never)
    },
    transition(snapshot, { type, data }) {
      if (type === resolved) return changed(snapshot, { status: 'done', output: data })
      if (type === rejected) return changed(snapshot, { status: 'error', error: data })
      return snapshot
    },
    getPersistedSnapshot: (snapshot) => snapshot,
  }
}

const changed = (snapshot: AnyMachineSnapshot, changes: object): AnyMachineSnapshot =>
  Object.assign(Object.create(Object.getPrototypeOf(snapshot)), snapshot, changes)

/** A clock that moves from timer to timer; who asks for one decides how late. */
class StandingClock {
  #now: number
  #timers: { due: number; run: () => void }[] = []

  constructor(start: number) {
    this.#now = start
  }

  now(): number {
    return this.#now
  }

  setTimeout(run: () => void, delay: number): object {
    const timer = { due: this.#now + delay, run }
    this.#timers.push(timer)
    return timer
  }

  clearTimeout(timer: object): void {
    this.#timers = this.#timers.filter((other) => other !== timer)
  }

  /** Fires the timer that is due first, so many ms after it was due and never in the past. */
  next(late: number): void {
    const [timer] = this.#timers.toSorted((one, other) => one.due - other.due)
    if (!timer) throw new Error('no timer is pending')
    this.clearTimeout(timer)
    this.#now = Math.max(this.#now, timer.due) + late
    timer.run()
  }
}
