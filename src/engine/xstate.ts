/**
 * Everything that touches XState's internals. XState 5 offers no public way to stand between an
 * actor and its effects, so this file hooks into one actor system through the few members declared
 * below; nothing is patched globally. A new major version of XState is this file's work.
 */
import {
  Actor,
  type ActorOptions,
  type AnyActor,
  type AnyActorLogic,
  type AnyEventObject,
  createActor,
  fromCallback,
  fromEventObservable,
  fromObservable,
  fromPromise,
  fromTransition,
  type InspectionEvent,
  type Snapshot,
  StateMachine,
} from 'xstate'
import { hashText } from './chance.ts'
import type { Observer, SystemHooks } from './hooks.ts'
import type { TimerBook } from './timers.ts'

type Exec = (info: unknown, params: unknown) => void

interface ActorInternals {
  id: string
  sessionId: string
  systemId?: string
  src: unknown
  logic: AnyActorLogic & {
    start?: (snapshot: unknown, scope: unknown) => void
    restoreSnapshot?: (snapshot: unknown, scope: unknown) => Snapshot<unknown>
    implementations?: { actions: Record<string, unknown>; actors: Record<string, unknown> }
  }
  options: ActorOptions<AnyActorLogic> & { syncSnapshot?: boolean }
  observers: Set<Observer>
  eventListeners: Map<string, unknown>
  system: SystemInternals
  mailbox: { _process(event: unknown): void; start(): void; clear(): void }
  update(snapshot: unknown, event: unknown): void
  start(): unknown
  stop(): unknown
  subscribe(...args: unknown[]): { unsubscribe(): void }
  _parent?: AnyActor
  _processingStatus: number
  _deferred: unknown[]
  _syncSnapshot?: boolean
  _snapshot: unknown
  _send(event: AnyEventObject): void
  _process(event: unknown): void
  _initState(persisted: unknown): void
  _reportError(error: unknown): void
  _complete(): void
  _stop(): unknown
  _actorScope: {
    id: string
    sessionId: string
    logger: (...args: unknown[]) => void
    emit: (event: AnyEventObject) => void
    actionExecutor: (action: { type: string; params: unknown; exec?: Exec }) => void
  }
}

interface SystemInternals {
  inspect(observer: unknown): { unsubscribe(): void }
  get(systemId: string): AnyActor | undefined
  getSnapshot(): unknown
  scheduler: {
    schedule(
      source: AnyActor,
      target: AnyActor,
      event: AnyEventObject,
      delay: number,
      id?: string,
    ): void
    cancel(source: AnyActor, id: string): void
    cancelAll(source: AnyActor): void
  }
  _bookId(): string
  _register(sessionId: string, actor: AnyActor): void
  _set(systemId: string, actor: AnyActor): void
  _unregister(actor: AnyActor): void
  _relay(source: AnyActor | undefined, target: AnyActor, event: AnyEventObject): void
  _sendInspectionEvent(event: InspectionEvent): void
}

interface StateNode {
  id: string
}

/** A snapshot of a machine, or of other logic (then without value). */
export type AnySnapshot = Snapshot<unknown> & {
  value?: unknown
  context?: unknown
  input?: unknown
  children?: Record<string, AnyActor>
  historyValue?: Record<string, StateNode[]>
  _nodes?: unknown
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
  return value instanceof Actor
}

/** Hands an event over to an actor; one that has stopped takes none. */
export function deliver(target: AnyActor, event: AnyEventObject): void {
  internals(target)._send(event)
}

/** Tells whether an actor has stopped, finished or failed and so takes no events. */
export function hasEnded(actor: AnyActor): boolean {
  return internals(actor)._processingStatus === stopped
}

/** Whether an actor is at work: started, and neither stopped nor finished nor failed. */
export function isRunning(actor: AnyActor): boolean {
  return internals(actor)._processingStatus === running
}

/** The parent of an actor, undefined for the root. */
export function parentOf(actor: AnyActor): AnyActor | undefined {
  return internals(actor)._parent
}

/** The id that an actor was given, undefined when XState made one up. */
export function givenId(actor: AnyActor): string | undefined {
  return internals(actor).options.id
}

/** Whether an actor stands in its system under its system id. */
export function isRegistered(actor: AnyActor): boolean {
  const { systemId, system } = internals(actor)
  return systemId !== undefined && system.get(systemId) === actor
}

/** What an actor was made with, as far as a checkpoint needs it. */
export function originOf(actor: AnyActor) {
  const { src, options, systemId, _syncSnapshot } = internals(actor)
  return { src, input: options.input as unknown, systemId, isSynced: _syncSnapshot === true }
}

/**
 * The name under which an actor's parent knows its logic, undefined for logic without one.
 */
export function sourceNameOf(actor: AnyActor): string | undefined {
  const { src } = internals(actor)
  if (typeof src === 'string') return src
  const parent = parentOf(actor)
  const known = parent && internals(parent).logic.implementations?.actors
  for (const name in known) if (known[name] === src) return name
  return undefined
}

/** Whether an actor is a machine; other logic may have effects of its own. */
export function isMachine(actor: AnyActor): boolean {
  return internals(actor).logic instanceof StateMachine
}

/** What kind of logic an actor runs. */
export type LogicKind = 'machine' | 'promise' | 'callback' | 'observable' | 'transition' | 'other'

const inert = () => undefined as never

/** The logics that XState makes are known by their code: each is a closure of its own. */
const kindsOfCode = new Map<string, LogicKind>([
  [codeOf(fromPromise(inert)), 'promise'],
  [codeOf(fromCallback(inert)), 'callback'],
  [codeOf(fromObservable(inert)), 'observable'],
  [codeOf(fromEventObservable(inert)), 'observable'],
  [codeOf(fromTransition(inert, {})), 'transition'],
])

const kindsOfLogic = new WeakMap<AnyActorLogic, LogicKind>()

/** What kind of logic an actor runs; `other` is logic that somebody wrote himself. */
export function logicKindOf(actor: AnyActor): LogicKind {
  const { logic } = internals(actor)
  let kind = kindsOfLogic.get(logic)
  if (!kind) {
    const own = hasEffects(actor) ? Object.getPrototypeOf(logic) : logic
    kind = isMachine(actor) ? 'machine' : (kindsOfCode.get(codeOf(own)) ?? 'other')
    kindsOfLogic.set(logic, kind)
  }
  return kind
}

function codeOf({ transition, start }: AnyActorLogic): string {
  return `${transition} ${start}`
}

/** Has somebody watch an actor system's work. @returns what ends it */
export function inspectSystem(
  actor: AnyActor,
  inspector: (event: InspectionEvent) => void,
): () => void {
  const { unsubscribe } = internals(actor).system.inspect(inspector)
  return unsubscribe
}

/** Whether an actor's logic has effects of its own: a promise, a callback, an observable … */
export function hasEffects(actor: AnyActor): boolean {
  return internals(actor).logic.start !== undefined && !isMachine(actor)
}

/** Whether an actor's machine has an action of this name; of inline ones that is not known. */
export function knowsAction(actor: AnyActor, name: string): boolean {
  return internals(actor).logic.implementations?.actions[name] !== undefined
}

/** Sends an event through the system, as XState does itself. */
export function relay(source: AnyActor | undefined, target: AnyActor, event: AnyEventObject): void {
  internals(target).system._relay(source, target, event)
}

/**
 * An actor's state as it stands now, undefined for one that could not be made (its system id was
 * taken). Snapshots are immutable, so keeping one is free.
 */
export function snapshotOf(actor: AnyActor): AnySnapshot | undefined {
  return internals(actor)._snapshot as AnySnapshot | undefined
}

/** Sets a snapshot aside from what XState does to get there. */
export function setSnapshot(actor: AnyActor, snapshot: AnySnapshot): void {
  internals(actor)._snapshot = snapshot
}

/** The ids of the states that a machine's history states remember, by the history state's id. */
export function historyOf(snapshot: AnySnapshot): Record<string, string[]> | undefined {
  let history: Record<string, string[]> | undefined
  for (const id in snapshot.historyValue) {
    history ??= {}
    history[id] = (snapshot.historyValue[id] as StateNode[]).map((node) => node.id)
  }
  return history
}

/**
 * A machine's snapshot made of data, without children.
 * @throws Error when this machine has no such state
 */
export function machineSnapshot(actor: AnyActor, state: AnySnapshot): AnySnapshot {
  const { logic, _actorScope: scope } = internals(actor)
  const restored = logic.restoreSnapshot?.({ ...state, children: {} }, scope)
  return (restored ?? state) as AnySnapshot
}

/** Frees the system id of an actor. */
export function unregister(actor: AnyActor): void {
  internals(actor).system._unregister(actor)
}

/** Takes an actor out of its system without a trace, as if it had never been started. */
export function retire(actor: AnyActor): void {
  const target = internals(actor)
  target._processingStatus = stopped
  target.mailbox.clear()
  target.system._unregister(actor)
}

/** Puts an actor into its system, at work again or ended, without running any effect. */
export function revive(
  actor: AnyActor,
  snapshot: AnySnapshot,
  { hasBegun = true, isRegistered = true } = {},
): void {
  const target = internals(actor)
  target._snapshot = snapshot
  target._deferred.length = 0
  if (snapshot.status !== 'active' || !hasBegun) {
    target._processingStatus = hasBegun ? stopped : 0
    return
  }
  const { system, systemId, sessionId } = target
  const wasRunning = target._processingStatus === running
  target._processingStatus = running
  system._register(sessionId, actor)
  if (systemId && isRegistered) system._set(systemId, actor)
  if (wasRunning) return
  if (target._syncSnapshot && target.observers.size === 0) syncWithParent(actor)
  if (hasEffects(actor)) inertStart(snapshot, target._actorScope)
  target.mailbox.start()
}

/** What XState's own `start` does for an actor whose parent follows its snapshots. */
function syncWithParent(actor: AnyActor): void {
  const { system, _parent, id, observers } = internals(actor)
  observers.add({
    next: (snapshot) => {
      if ((snapshot as AnySnapshot).status !== 'active') return
      system._relay(actor, _parent as AnyActor, { type: `xstate.snapshot.${id}`, snapshot })
    },
    error: noop,
  })
}

/** Options of a hooked actor. */
type HookedOptions<TLogic extends AnyActorLogic> = ActorOptions<TLogic> & { parent?: AnyActor }

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
  timers: TimerBook,
): Actor<TLogic> {
  const { inspect } = options
  let hooked = false
  return createActor(logic, {
    ...options,
    inspect(event: InspectionEvent) {
      if (hooked) return
      hooked = true
      const root = event.actorRef as AnyActor
      hookSystem(root, hooks, timers)
      if (inspect) internals(root).system.inspect(inspect)
      hookActor(root, hooks)
      hookRoot(root, hooks)
    },
  } as ActorOptions<TLogic>)
}

/**
 * Makes a child as its parent's machine would, from a checkpoint: hooked, without a state.
 * @returns undefined when the parent has no logic of this name
 */
export function createChild(
  parent: AnyActor,
  src: string,
  options: {
    id: string | undefined
    systemId: string | undefined
    isSynced: boolean
    input: unknown
  },
): AnyActor | undefined {
  const logic = logicNamed(parent, src)
  if (!logic) return undefined
  const { isSynced: syncSnapshot, ...rest } = options
  return createActor(logic, { ...rest, src, parent, syncSnapshot } as HookedOptions<AnyActorLogic>)
}

/** As XState resolves it: by name, or by the place of the `invoke` that holds it. */
function logicNamed(parent: AnyActor, src: string): AnyActorLogic | undefined {
  const { logic } = internals(parent)
  const inline = /^xstate\.invoke\.(\d+)\.(.*)/.exec(src)
  if (!inline) return logic.implementations?.actors[src] as AnyActorLogic | undefined
  const [, index = '0', nodeId = ''] = inline
  try {
    const node = (logic as unknown as StateMachineInternals).getStateNodeById(nodeId)
    return [node.config.invoke].flat()[Number(index)]?.src
  } catch {
    return undefined
  }
}

interface StateMachineInternals {
  getStateNodeById(id: string): { config: { invoke?: { src: AnyActorLogic }[] } }
}

/** An actor that has ended and of which no more is known; only its name is left of it. */
export function ghost(root: AnyActor, id: string): AnyActor {
  const { system } = internals(root)
  return Object.assign(Object.create(Actor.prototype), {
    id,
    sessionId: id,
    system,
    observers: new Set(),
    eventListeners: new Map(),
    options: {},
    _snapshot: { status: 'stopped', output: undefined, error: undefined },
    _processingStatus: stopped,
  }) as AnyActor
}

function hookSystem(root: AnyActor, hooks: SystemHooks, timers: TimerBook): void {
  const { system } = internals(root)
  const { inspect, _unregister, _sendInspectionEvent, _bookId } = system
  let inspectors = 0
  /** Until an actor has its place, XState's own name for it. */
  system._bookId = () => _bookId.call(system)
  system._relay = (source, target, event) => {
    const { system: home } = internals(target)
    if (home !== system) {
      const run = () => home._relay(source, target, event)
      return void hooks.effect(source ?? root, { name: 'foreign', run, inert: noop })
    }
    if (inspectors > 0) {
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
    if (inspectors > 0) hooks.listen(undefined, () => _sendInspectionEvent(event))
  }
  system.inspect = (observer) => {
    inspectors++
    const subscription = inspect(observer)
    let isOver = false
    return {
      unsubscribe() {
        if (!isOver) inspectors--
        isOver = true
        subscription.unsubscribe()
      },
    }
  }
  system._unregister = (actor) => {
    if (hasEnded(actor)) hooks.ended(actor)
    _unregister(actor)
  }
  system.scheduler = {
    schedule(source, target, event, delay, id) {
      const timer = timers.set(source, target, event, delay, id)
      hooks.scheduled(timer, () => {
        timers.remove(timer)
        system._relay(source, target, event)
      })
    },
    cancel(source, id) {
      const timer = timers.cancel(source, id)
      if (timer) hooks.cancelled(timer)
    },
    cancelAll(source) {
      for (const timer of timers.cancelAll(source)) hooks.cancelled(timer)
    },
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
  const name = hooks.created(actor)
  if (name === undefined) return
  const target = internals(actor)
  const scope = target._actorScope
  target.sessionId = scope.sessionId = name
  if (target.options.id === undefined) target.id = scope.id = name
  hookWork(actor, hooks)
  hookNotices(actor, hooks)

  const { actionExecutor, emit, logger } = scope
  scope.logger = (...args) =>
    hooks.effect(actor, { name: 'log', run: () => logger(...args), inert: noop })
  scope.emit = (event) =>
    hooks.effect(actor, {
      name: `emit ${event.type}`,
      details: event,
      run: () => emit(event),
      inert: noop,
    })
  scope.actionExecutor = (action) => {
    const { type, params, exec } = action
    if (builtinActions.has(type)) {
      if (type === 'xstate.raise') noteRaised(actor, params as Raised, hooks)
      return actionExecutor(action)
    }
    const name = knowsAction(actor, type) ? nameOfAction(type) : nameOfInline(exec)
    actionExecutor({
      ...action,
      exec: (info, given) =>
        hooks.effect(actor, {
          name,
          details: params,
          run: () => exec?.(info, given),
          inert: noop,
        }),
    })
  }
  if (hasEffects(actor)) target.logic = hookEffect(actor, target.logic, hooks)
}

const actionNames = new Map<string, string>()

function nameOfAction(type: string): string {
  let name = actionNames.get(type)
  if (!name) {
    name = `action ${type}`
    actionNames.set(type, name)
  }
  return name
}

const inlineNames = new WeakMap<Exec, string>()

/** An action without a name goes by its text, so that another one beside it renames nothing. */
function nameOfInline(exec: Exec | undefined): string {
  if (!exec) return 'action #'
  let name = inlineNames.get(exec)
  if (!name) {
    name = `action #${hashText(Function.prototype.toString.call(exec)).toString(36)}`
    inlineNames.set(exec, name)
  }
  return name
}

interface Raised {
  event: AnyEventObject
  delay?: number
}

/** What is raised with a delay is a timer; what is raised at once shows nowhere else. */
function noteRaised(actor: AnyActor, { event, delay }: Raised, hooks: SystemHooks): void {
  if (typeof delay !== 'number') hooks.did(actor, `raise ${event.type}`, event)
}

/** Says whose logic is at work: while its first state is made, and for every event. */
function hookWork(actor: AnyActor, hooks: SystemHooks): void {
  const target = internals(actor)
  const { _initState, mailbox, _stop } = target
  const { _process } = mailbox
  target._initState = (persisted) => {
    if (hooks.restoring()) {
      target._snapshot = { status: 'active', output: undefined, error: undefined }
      return
    }
    const outer = hooks.enter(actor)
    try {
      _initState.call(actor, persisted)
    } finally {
      hooks.leave(outer)
    }
  }
  const process = (event: unknown) => {
    const outer = hooks.enter(actor, event)
    try {
      _process(event)
    } finally {
      hooks.leave(outer)
    }
  }
  target._process = process
  mailbox._process = process
  target._stop = () => {
    _stop.call(actor)
    if (hasEnded(actor)) hooks.ended(actor)
    return actor
  }
}

/** Stands wherever an actor tells those who observe it. */
function hookNotices(actor: AnyActor, hooks: SystemHooks): void {
  const target = internals(actor)
  const { update, subscribe, observers, _complete, _reportError } = target
  target.update = (snapshot, event) => {
    const last = hooks.notifying(actor)
    if (!last) return update.call(actor, snapshot, event)
    const observer = { next: last }
    observers.add(observer)
    try {
      update.call(actor, snapshot, event)
    } finally {
      observers.delete(observer)
    }
  }
  target._complete = () => {
    const last = hooks.notifying(actor)
    _complete.call(actor)
    last?.()
  }
  target._reportError = (error) => {
    const last = hooks.notifying(actor)
    _reportError.call(actor, error)
    last?.()
  }
  target.subscribe = (...args) => {
    if (hooks.folding()) return subscribe.apply(actor, args)
    const observer = observerOf(args)
    const unsubscribe = hooks.subscribed(actor, observer)
    if (unsubscribe) return { unsubscribe }
    const wrap = (run: Listener | undefined) =>
      run && ((value: unknown) => hooks.listen(actor, () => run(value)))
    const { next, error, complete } = observer
    return subscribe.call(actor, {
      next: wrap(next),
      error: wrap(error),
      complete: wrap(complete as Listener | undefined),
    })
  }
}

type Listener = (value: unknown) => void

const noop = () => undefined

function observerOf([first, error, complete]: unknown[]): Observer {
  if (typeof first !== 'object' || first === null)
    return { next: first, error, complete } as Observer
  const bound = (name: keyof Observer) => (first as Observer)[name]?.bind(first as never)
  return { next: bound('next'), error: bound('error'), complete: bound('complete') } as Observer
}

/** Never runs; lets callback logic find the state that its own transition looks for. */
const inertCallback = fromCallback(noop) as unknown as ActorInternals['logic']

function inertStart(snapshot: unknown, scope: unknown): void {
  inertCallback.start?.(snapshot, scope)
  if (typeof snapshot === 'object' && snapshot && '_subscription' in snapshot) {
    snapshot._subscription = { unsubscribe: noop }
  }
}

/** Logic with a body of its own (promise, callback, observable …) whose body can be left out. */
function hookEffect(
  actor: AnyActor,
  logic: ActorInternals['logic'],
  hooks: SystemHooks,
): ActorInternals['logic'] {
  const start = (snapshot: unknown, scope: unknown) =>
    void hooks.effect(actor, {
      name: 'start',
      run: () => logic.start?.(snapshot, scope),
      inert: () => inertStart(snapshot, scope),
    })
  const transition: AnyActorLogic['transition'] = (snapshot, event, scope) => {
    const fold = () => logic.transition(snapshot, event, scope)
    return hooks.effect(actor, { name: 'receive', run: fold, inert: fold })
  }
  return Object.create(logic, {
    start: { value: start, writable: true },
    transition: { value: transition, writable: true },
  })
}

/** Keeps an actor from reporting an unhandled error to the environment. */
export function silenceErrors(actor: AnyActor): void {
  const target = internals(actor)
  target._reportError = () => {
    target.observers.clear()
    target.eventListeners.clear()
  }
}

export type { AnyActor, AnyActorLogic, AnyEventObject, InspectionEvent }
