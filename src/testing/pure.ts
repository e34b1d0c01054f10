import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromCallback,
  type InspectionEvent,
} from 'xstate'
import { transitionId, withNotedGuards } from './chart.ts'

/** A timer that a machine set and that is still to fire. */
export interface PendingTimer {
  id: string
  event: AnyEventObject
  /** In ms of the exploration's clock. */
  dueAt: number
  /** Whom it tells something; undefined for the machine itself. */
  to?: AnyActorRef
}

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
  /** What the machine finds where it asks another one. */
  neighbours?: Neighbours | undefined
  /** When the machine begins, in ms since the epoch. */
  startAt?: number
  /** Runs around each fold what sets time and chance for the machine, and undefined after it. */
  onFold?: (fold: { now: number; random: () => number } | undefined) => void
}

/** Transitions that one event may take, through `always` and what the machine raises. */
const maxIterations = 1_000
const defaultStart = Date.UTC(2026, 0, 15, 12)

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
    const { snapshot, ...noted } = this.#fold(now, () =>
      this.machine.getInitialSnapshot(this.#scope as never, this.#options.input as never),
    )
    const standing = {
      snapshot,
      timers: timersAfter([], noted.effects, now),
      now,
      ended: new Set<AnyActorRef>(),
    }
    return { standing, ...noted }
  }

  /**
   * The machine after an event.
   * @param by what sends it: the machine's timer, one of its children that ends with it, or the outside
   */
  step(before: Standing, event: AnyEventObject, by: By = {}): Stepped {
    const now = by.timer ? Math.max(by.timer.dueAt, before.now) + (by.late ?? 0) : before.now
    const left = by.timer ? before.timers.filter((timer) => timer !== by.timer) : before.timers
    const ended = by.child ? new Set([...before.ended, by.child]) : before.ended
    if (by.timer?.to) {
      return { standing: { ...before, timers: left, now }, taken: [], verdicts: [], effects: [] }
    }
    this.#before = before.snapshot
    const { snapshot, ...noted } = this.#fold(now, () =>
      this.machine.transition(before.snapshot as never, event as never, this.#scope as never),
    )
    const timers = snapshot.status === 'active' ? timersAfter(left, noted.effects, now) : []
    return { standing: { snapshot, timers, now, ended }, ...noted }
  }

  /** Where a machine of the same states stands, as where this one does. */
  adopt({ snapshot, ...rest }: Standing): Standing {
    const { children } = snapshot
    return { ...rest, snapshot: Object.assign(this.machine.resolveState(snapshot), { children }) }
  }

  /** Ids of the transitions that an event would take first, without taking them. */
  accepts({ snapshot, now }: Standing, event: AnyEventObject): readonly string[] {
    if (snapshot.status !== 'active') return []
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

  #fold(now: number, fold: () => unknown) {
    this.#taken = []
    this.#verdicts = []
    this.#effects = []
    const snapshot = this.#at(now, fold) as AnyMachineSnapshot
    return { snapshot, taken: this.#taken, verdicts: this.#verdicts, effects: this.#effects }
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

/** What an event comes from. */
export interface By {
  timer?: PendingTimer
  /** How late that fires, in ms. */
  late?: number
  child?: AnyActorRef
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
  { input, neighbours = {} }: PureOptions,
  notes: Notes,
) {
  const self = Object.assign(createActor(noBody), { getSnapshot: notes.getSnapshot })
  const system = self.system as unknown as Record<string, unknown>
  const met = new Map<string, AnyActorRef>()
  Object.assign(system, {
    get(name: string) {
      const known = met.get(name) ?? (createActor(noBody, { id: name }) as AnyActorRef)
      const context = neighbours[name]
      if (context) Object.assign(known, { getSnapshot: () => ({ context }) })
      met.set(name, known)
      return known
    },
    _set: (name: string, child: AnyActorRef) => void met.set(name, child),
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

interface Sending {
  event: AnyEventObject
  delay?: number
  id?: string
  to?: AnyActorRef
}

/** The timers that are pending once a machine has done something. */
function timersAfter(
  before: readonly PendingTimer[],
  effects: readonly Effect[],
  now: number,
): readonly PendingTimer[] {
  let timers = [...before]
  for (const { type, params } of effects) {
    if (type === 'xstate.cancel') {
      const { sendId } = params as { sendId: string }
      timers = timers.filter(({ id }) => id !== sendId)
    } else if (type === 'xstate.raise' || type === 'xstate.sendTo') {
      const { event, delay, id = event.type, to } = params as Sending
      if (delay === undefined) continue
      timers = timers.filter((timer) => timer.id !== id)
      timers.push({ id, event, dueAt: now + delay, ...(type === 'xstate.sendTo' && to && { to }) })
    }
  }
  return timers.toSorted((one, other) => one.dueAt - other.dueAt)
}
