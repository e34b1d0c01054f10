import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromCallback,
  type InspectionEvent,
} from 'xstate'
import { isNamedIn, transitionId, withNotedGuards } from './chart.ts'
import { type PendingTimer, type Sending, timersAfter, timersWithout } from './timers.ts'

/** A machine as it stands, with what only a running actor has beside its snapshot. */
export interface Standing {
  snapshot: AnyMachineSnapshot
  /** In the order in which they fall due. */
  timers: readonly PendingTimer[]
  /** In ms since the epoch. */
  now: number
  /** Children that have answered or failed. */
  ended: ReadonlySet<AnyActorRef>
}

/** Something that a machine did, which here comes to nothing: an action's name and what it was given. */
export interface Effect {
  type: string
  params: unknown
}

/** What one event did. */
export interface Stepped {
  standing: Standing
  /** Ids of the transitions taken, in order. */
  taken: readonly string[]
  /** What guards said, by the transition's id and the verdict. */
  verdicts: readonly string[]
  effects: readonly Effect[]
}

/** Contexts by the addresses of machines. */
export type Neighbours = Readonly<Record<string, object>>

export interface PureOptions {
  input?: unknown
  /** The id by which the machine goes; `selfId` without it. */
  id?: string
  /** What the machine finds where it asks another one. */
  neighbours?: Neighbours | undefined
  /** Whether anybody stands at an address; at every one without it. */
  isThere?: (address: string) => boolean
  /** When the machine begins, in ms since the epoch. */
  startAt?: number
  /** Runs around each fold what sets time and chance for the machine, and undefined after it. */
  onFold?: (fold: { now: number; random: () => number } | undefined) => void
  /** Told the address of each actor that the machine looks for and has not made itself. */
  onAsked?: (address: string) => void
}

/** Transitions that one event may take, through `always` and what the machine raises. */
const maxIterations = 1_000
/** The id that a machine has itself. */
export const selfId = 'self'
/** When a machine begins unless it is said otherwise, in ms since the epoch. */
export const defaultStart = Date.UTC(2026, 0, 15, 12)

/** The key under which a verdict stands. */
export const verdictOf = (transition: string, isAllowed: boolean): string =>
  `${transition} ${isAllowed ? 'allowed' : 'refused'}`

/**
 * Folds events through a machine as it is, with its timers and its children, of which none ever starts:
 * whatever would reach outside is noted and left out. Same events, same outcome.
 */
export class PureMachine {
  readonly machine: AnyStateMachine
  readonly #options: PureOptions
  readonly #scope: ReturnType<typeof inertScope>
  #taken: string[] = []
  #verdicts: string[] = []
  #effects: Effect[] = []
  /** What the machine finds while it folds an event when it looks at itself: how it stood before. */
  #before: AnyMachineSnapshot | undefined

  constructor(machine: AnyStateMachine, options: PureOptions = {}) {
    this.machine = withNotedGuards(machine, (transition, isAllowed) =>
      this.#verdicts.push(verdictOf(transition, isAllowed)),
    )
    Object.assign(this.machine.options, { maxIterations })
    this.#options = options
    this.#scope = inertScope(this.machine, options, {
      onTransitions: (ids) => this.#taken.push(...ids),
      onEffect: (effect) => this.#effects.push(effect),
      getSnapshot: () => this.#before,
    })
  }

  /** The machine as it begins. */
  start(): Stepped {
    const now = this.#options.startAt ?? defaultStart
    const begun = { timers: [], now, ended: new Set<AnyActorRef>() }
    return this.#settled(
      this.#fold(begun, () =>
        this.machine.getInitialSnapshot(this.#scope as never, this.#options.input as never),
      ),
    )
  }

  /**
   * The machine after an event, and after all that it tells itself meanwhile.
   * @param by what sends it: the machine's timer, one of its children that ends with it, or the outside
   */
  step(before: Standing, event: AnyEventObject, by: By = {}): Stepped {
    const now = by.timer ? Math.max(by.timer.dueAt, before.now) + (by.late ?? 0) : before.now
    const timers = by.timer ? timersWithout(before.timers, by.timer) : before.timers
    const ended = by.child ? new Set([...before.ended, by.child]) : before.ended
    const here = { ...before, timers, now, ended }
    const isUnheard = !event.type.startsWith('xstate.') && !isNamedIn(here.snapshot, event.type)
    if (by.timer?.to || isUnheard) return { standing: here, taken: [], verdicts: [], effects: [] }
    return this.#settled(this.#take(here, event))
  }

  #take(before: Standing, event: AnyEventObject): Stepped {
    this.#before = before.snapshot
    return this.#fold(before, () =>
      this.machine.transition(before.snapshot as never, event as never, this.#scope as never),
    )
  }

  /** What a machine tells itself waits until it is done with what made it do so. */
  #settled(first: Stepped): Stepped {
    const { self } = this.#scope
    const waiting = toldTo(self, first.effects)
    let whole = first
    for (const event of waiting) {
      if (whole.standing.snapshot.status !== 'active') break
      const { standing, ...next } = this.#take(whole.standing, event)
      waiting.push(...toldTo(self, next.effects))
      whole = {
        standing,
        taken: [...whole.taken, ...next.taken],
        verdicts: [...whole.verdicts, ...next.verdicts],
        effects: [...whole.effects, ...next.effects],
      }
    }
    return whole
  }

  /** Where a machine of the same states stands, as where this one does. */
  adopt({ snapshot, ...rest }: Standing): Standing {
    const { children } = snapshot
    return { ...rest, snapshot: Object.assign(this.machine.resolveState(snapshot), { children }) }
  }

  /** Ids of the transitions that an event would take first, without taking them. */
  accepts({ snapshot, now }: Standing, event: AnyEventObject): readonly string[] {
    if (snapshot.status !== 'active' || !isNamedIn(snapshot, event.type)) return []
    const verdicts = this.#verdicts
    this.#verdicts = []
    try {
      return this.#at(now, () =>
        this.machine.getTransitionData(snapshot as never, event as never).map(transitionId),
      )
    } finally {
      this.#verdicts = verdicts
    }
  }

  #fold({ timers, now, ended }: Omit<Standing, 'snapshot'>, fold: () => unknown): Stepped {
    this.#taken = []
    this.#verdicts = []
    this.#effects = []
    const snapshot = this.#at(now, fold) as AnyMachineSnapshot
    const [taken, verdicts, effects] = [this.#taken, this.#verdicts, this.#effects]
    const pending = snapshot.status === 'active' ? timersAfter(timers, effects, now) : []
    return { standing: { snapshot, timers: pending, now, ended }, taken, verdicts, effects }
  }

  #at<T>(now: number, run: () => T): T {
    const { onFold } = this.#options
    onFold?.({ now, random: () => 0.5 })
    try {
      return run()
    } finally {
      onFold?.(undefined)
    }
  }
}

/** What is told an actor at once, in order. */
function toldTo(actor: unknown, effects: readonly Effect[]): AnyEventObject[] {
  return effects.flatMap(({ type, params }) => {
    if (type !== 'xstate.sendTo') return []
    const { to, event, delay } = params as Sending
    return to === actor && delay === undefined ? [event] : []
  })
}

/** What an event comes from. */
export interface By {
  timer?: PendingTimer
  /** How late that fires, in ms. */
  late?: number
  child?: AnyActorRef
  /** Which of its cases that child says. */
  answer?: { slot: string; kind: 'outputs' | 'errors'; index: number }
}

/** Something that may happen to a machine where it stands. */
export interface Occurrence {
  /** The same for the same thing, whatever else there is. */
  label: string
  event: AnyEventObject
  by: By
}

interface Notes {
  onTransitions(ids: string[]): void
  onEffect(effect: Effect): void
  /** What the machine finds when it looks at itself. */
  getSnapshot(): AnyMachineSnapshot | undefined
}

/** A place for a machine in which children are made and never started, and everybody may be written to. */
function inertScope(
  machine: AnyStateMachine,
  { input, id = selfId, neighbours = {}, isThere = () => true, onAsked }: PureOptions,
  notes: Notes,
) {
  const self = Object.assign(createActor(noBody, { id }), {
    getSnapshot: notes.getSnapshot,
  })
  const system = self.system as unknown as Record<string, unknown>
  const met = new Map<string, AnyActorRef>()
  const own = new Set<string>()
  Object.assign(system, {
    get(name: string) {
      if (name === id) return self
      if (!own.has(name)) {
        if (!isThere(name)) return undefined
        onAsked?.(name)
      }
      const known = met.get(name) ?? (createActor(noBody, { id: name }) as AnyActorRef)
      const context = neighbours[name]
      if (context) Object.assign(known, { getSnapshot: () => ({ context }) })
      met.set(name, known)
      return known
    },
    _set(name: string, child: AnyActorRef) {
      own.add(name)
      met.set(name, child)
    },
    _unregister: () => {},
    _sendInspectionEvent(told: InspectionEvent) {
      if (told.type !== '@xstate.microstep' || told.actorRef !== self) return
      notes.onTransitions(told._transitions.map(transitionId))
    },
  })
  return {
    self,
    id: machine.id,
    sessionId: 'explored',
    logger: () => {},
    defer: () => {},
    system,
    input,
    stopChild: () => {},
    emit: (event: AnyEventObject) => notes.onEffect({ type: 'emit', params: event }),
    actionExecutor: ({ type, params }: Effect) => notes.onEffect({ type, params }),
  }
}

const noBody = fromCallback(() => {})
