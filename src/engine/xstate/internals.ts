import type {
  ActorOptions,
  AnyActor,
  AnyActorLogic,
  AnyEventObject,
  InspectionEvent,
  Snapshot,
} from 'xstate'
import type { Observer } from '../hooks.ts'

export type Exec = (info: unknown, params: unknown) => void

export interface ActorInternals {
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

export interface SystemInternals {
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

export interface StateNode {
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

export const internals = (actor: AnyActor) => actor as unknown as ActorInternals
export const running = 1
export const stopped = 2

export const noop = () => undefined
