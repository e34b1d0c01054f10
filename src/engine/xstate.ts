/**
 * Everything that touches XState's internals. XState 5 offers no public way to stand between an
 * actor and its effects, so this file hooks into one actor system through the few members declared
 * below; nothing is patched globally. A new major version of XState is this file's work.
 */
import {
  type Actor,
  type ActorOptions,
  type AnyActor,
  type AnyActorLogic,
  type AnyEventObject,
  createActor,
  fromCallback,
  type InspectionEvent,
  type Snapshot,
  StateMachine,
} from 'xstate'
import type { SystemHooks } from './hooks.ts'

type Exec = (info: unknown, params: unknown) => void

interface ActorInternals {
  id: string
  sessionId: string
  logic: AnyActorLogic & {
    start?: (snapshot: unknown, scope: unknown) => void
    implementations?: { actions: Record<string, unknown> }
  }
  options: ActorOptions<AnyActorLogic>
  observers: Set<{ next?: (snapshot: unknown) => void }>
  eventListeners: Map<string, unknown>
  system: SystemInternals
  update(snapshot: unknown, event: unknown): void
  start(): unknown
  stop(): unknown
  on(type: string, handler: (event: unknown) => void): unknown
  subscribe(...args: unknown[]): unknown
  _parent?: AnyActor
  _processingStatus: number
  _snapshot: unknown
  _send(event: AnyEventObject): void
  _reportError(error: unknown): void
  _stop(): unknown
  _actorScope: {
    sessionId: string
    logger: (...args: unknown[]) => void
    emit: (event: AnyEventObject) => void
    actionExecutor: (action: { type: string; params: unknown; exec?: Exec }) => void
  }
}

interface MachineInternals {
  _nodes?: unknown
  children: unknown
  historyValue: unknown
}

interface SystemInternals {
  inspect(observer: unknown): unknown
  scheduler: {
    schedule(
      source: AnyActor,
      target: AnyActor,
      event: AnyEventObject,
      delay: number,
      id?: string,
    ): void
  }
  _bookId(): string
  _unregister(actor: AnyActor): void
  _relay(source: AnyActor | undefined, target: AnyActor, event: AnyEventObject): void
  _sendInspectionEvent(event: InspectionEvent): void
}

const internals = (actor: AnyActor) => actor as unknown as ActorInternals
const running = 1
const stopped = 2

const builtinActions = new Set([
  'xstate.assign',
  'xstate.cancel',
  'xstate.emit',
  'xstate.enqueueActions',
  'xstate.log',
  'xstate.raise',
  'xstate.sendTo',
  'xstate.spawnChild',
  'xstate.stopChild',
])

/** Tells whether a value is an actor (or a reference to one: in XState 5 they are the same). */
export function isActor(value: unknown): value is AnyActor {
  return typeof value === 'object' && value !== null && '_processingStatus' in value
}

/** Hands an event over to an actor; one that has stopped takes none. */
export function deliver(target: AnyActor, event: AnyEventObject): void {
  internals(target)._send(event)
}

/** Tells whether an actor has stopped, finished or failed and so takes no events. */
export function hasEnded(actor: AnyActor): boolean {
  return internals(actor)._processingStatus === stopped
}

/** The parent of an actor, undefined for the root. */
export function parentOf(actor: AnyActor): AnyActor | undefined {
  return internals(actor)._parent
}

/** The id that an actor was given, undefined when XState made one up. */
export function givenId(actor: AnyActor): string | undefined {
  return internals(actor).options.id
}

/** Sends an event through the system, as XState does itself. */
export function relay(source: AnyActor | undefined, target: AnyActor, event: AnyEventObject): void {
  internals(target).system._relay(source, target, event)
}

/**
 * An actor's state as it stands now, undefined for one that could not be made (its system id was
 * taken). Snapshots are immutable, so keeping one is free.
 */
export function momentOf(actor: AnyActor): Snapshot<unknown> | undefined {
  return internals(actor)._snapshot as Snapshot<unknown> | undefined
}

/** Whether two snapshots of a machine have the same states active; false for other snapshots. */
export function isSameConfiguration(a: Snapshot<unknown>, b: Snapshot<unknown>): boolean {
  const { _nodes } = a as unknown as MachineInternals
  return _nodes !== undefined && _nodes === (b as unknown as MachineInternals)._nodes
}

/** Whether two snapshots of a machine are the same but for their contexts. */
export function differOnlyInContext(a: Snapshot<unknown>, b: Snapshot<unknown>): boolean {
  const before = a as unknown as MachineInternals
  const after = b as unknown as MachineInternals
  return (
    isSameConfiguration(a, b) &&
    before.children === after.children &&
    before.historyValue === after.historyValue &&
    a.status === b.status &&
    a.output === b.output &&
    a.error === b.error
  )
}

/** A snapshot with another context. */
export function withContext(snapshot: Snapshot<unknown>, context: unknown): Snapshot<unknown> {
  return contextOf(snapshot) === context ? snapshot : Object.assign({ ...snapshot }, { context })
}

/** The context of a snapshot, undefined for one that has none. */
export function contextOf(snapshot: Snapshot<unknown>): unknown {
  return (snapshot as { context?: unknown }).context
}

/** Sets a started actor to a moment of its own past or future and tells its observers. */
export function restoreActor(actor: AnyActor, moment: Snapshot<unknown>): void {
  const target = internals(actor)
  target._snapshot = moment
  target._processingStatus = moment.status === 'active' ? running : stopped
  for (const observer of [...target.observers]) observer.next?.(moment)
}

/**
 * Makes an actor whose whole system, itself included, runs through the hooks.
 * @param logic any actor logic
 * @param options as for XState's `createActor`
 * @param hooks called from the root's construction on
 */
export function createHookedActor<TLogic extends AnyActorLogic>(
  logic: TLogic,
  options: ActorOptions<TLogic>,
  hooks: SystemHooks,
): Actor<TLogic> {
  const { inspect } = options
  let hooked = false
  return createActor(logic, {
    ...options,
    inspect(event: InspectionEvent) {
      if (hooked) return
      hooked = true
      const root = event.actorRef as AnyActor
      hookSystem(root, hooks)
      if (inspect) internals(root).system.inspect(inspect)
      hookActor(root, hooks)
      hookRoot(root, hooks)
    },
  } as ActorOptions<TLogic>)
}

function hookSystem(root: AnyActor, hooks: SystemHooks): void {
  const { system } = internals(root)
  const { schedule } = system.scheduler
  const { inspect, _unregister, _sendInspectionEvent } = system
  let inspected = false
  let sessions = 0
  const bookId = () => `x:${sessions++}`
  internals(root).sessionId = internals(root)._actorScope.sessionId = bookId()

  system._bookId = bookId
  system._relay = (source, target, event) => {
    const { system: home } = internals(target)
    if (home !== system) {
      const run = () => home._relay(source, target, event)
      return void hooks.effect(source ?? root, { run, inert: nothing })
    }
    if (inspected) {
      system._sendInspectionEvent({
        type: '@xstate.event',
        sourceRef: source,
        actorRef: target,
        event,
      } as unknown as InspectionEvent)
    }
    hooks.relay(source, target, event)
  }
  system._sendInspectionEvent = (event) => {
    if (event.type === '@xstate.actor') hookActor(event.actorRef as AnyActor, hooks)
    if (inspected) hooks.listen(() => _sendInspectionEvent(event))
  }
  system.inspect = (observer) => {
    inspected = true
    return inspect(observer)
  }
  system._unregister = (actor) => {
    hooks.ended(actor)
    _unregister(actor)
  }
  system.scheduler.schedule = (source, target, event, delay, id) => {
    hooks.scheduled(source, event, delay)
    schedule(source, target, event, delay, id)
  }
}

function hookRoot(root: AnyActor, hooks: SystemHooks): void {
  const target = internals(root)
  const { start, stop } = target
  target.start = () => {
    if (target._processingStatus === running) return root
    hooks.start(() => start.call(root))
    return root
  }
  target.stop = () => {
    if (hasEnded(root)) return root
    hooks.stop(() => stop.call(root))
    return root
  }
}

function hookActor(actor: AnyActor, hooks: SystemHooks): void {
  const target = internals(actor)
  const scope = target._actorScope
  const { update, subscribe, on, start, _stop } = target
  const { actionExecutor, emit, logger } = scope

  target.update = (snapshot, event) => {
    update.call(actor, snapshot, event)
    hooks.boundary()
  }
  target._stop = () => {
    hooks.boundary()
    _stop.call(actor)
    hooks.boundary()
    return actor
  }
  target.subscribe = (...args) => {
    if (hooks.folding()) return subscribe.apply(actor, args)
    const observer = typeof args[0] === 'object' && args[0] !== null ? args[0] : undefined
    const [next, error, complete] = observer
      ? [methodOf(observer, 'next'), methodOf(observer, 'error'), methodOf(observer, 'complete')]
      : (args as (Listener | undefined)[])
    return subscribe.call(actor, {
      next: listener(next, hooks),
      error: listener(error, hooks),
      complete: listener(complete, hooks),
    })
  }
  target.on = (type, handler) => on.call(actor, type, listener(handler, hooks) as Listener)

  scope.logger = (...args) => hooks.effect(actor, { run: () => logger(...args), inert: nothing })
  scope.emit = (event) => hooks.emit(actor, event.type, () => emit(event))
  scope.actionExecutor = (action) => {
    if (builtinActions.has(action.type)) return actionExecutor(action)
    const { exec } = action
    const name = target.logic.implementations?.actions[action.type] ? action.type : undefined
    actionExecutor({
      ...action,
      exec: (info, params) =>
        hooks.effect(actor, { name, run: () => exec?.(info, params), inert: nothing }),
    })
  }
  if (parentOf(actor)) {
    target.start = () => {
      hooks.boundary()
      return start.call(actor)
    }
  }
  if (target.logic.start && !(target.logic instanceof StateMachine)) {
    target.logic = hookEffect(actor, target.logic, hooks)
  }
  hooks.created(actor)
}

type Listener = (value?: unknown) => void

const nothing = () => undefined

function methodOf(observer: object, name: string): Listener | undefined {
  const method = (observer as Record<string, unknown>)[name]
  return typeof method === 'function' ? method.bind(observer) : undefined
}

function listener(run: Listener | undefined, hooks: SystemHooks): Listener | undefined {
  return run && ((value) => hooks.listen(() => run(value)))
}

/** Never runs; lets callback logic find the state that its own transition looks for. */
const inertCallback = fromCallback(nothing) as unknown as ActorInternals['logic']

/** Logic with a body of its own (promise, callback, observable …) whose body can be left out. */
function hookEffect(
  actor: AnyActor,
  logic: ActorInternals['logic'],
  hooks: SystemHooks,
): ActorInternals['logic'] {
  const hooked = Object.create(logic) as typeof logic
  hooked.start = (snapshot, scope) =>
    void hooks.effect(actor, {
      run: () => logic.start?.(snapshot, scope),
      inert() {
        inertCallback.start?.(snapshot, scope)
        if (typeof snapshot === 'object' && snapshot && '_subscription' in snapshot) {
          snapshot._subscription = { unsubscribe: nothing }
        }
      },
    })
  hooked.transition = (snapshot, event, scope) => {
    const fold = () => logic.transition(snapshot, event, scope)
    return hooks.effect(actor, { run: fold, inert: fold })
  }
  return hooked
}

/** Keeps an actor from reporting an unhandled error to the environment. */
export function silenceErrors(actor: AnyActor): void {
  const target = internals(actor)
  target._reportError = () => {
    target.observers.clear()
    target.eventListeners.clear()
  }
}

export type { AnyActor, AnyActorLogic, AnyEventObject }
