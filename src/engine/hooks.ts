import type { AnyActor, AnyEventObject } from 'xstate'

/** Stands at every point at which an actor system and the world outside it meet. */
export interface SystemHooks {
  /** An actor was made. */
  created(actor: AnyActor): void
  /** An actor stopped, finished or failed. */
  ended(actor: AnyActor): void
  /** An event is on its way; `deliver` hands it over. */
  relay(source: AnyActor | undefined, target: AnyActor, event: AnyEventObject): void
  /** The root is started by its owner. */
  start(run: () => void): void
  /** The root is stopped by its owner. */
  stop(run: () => void): void
  /** User code with effects is due: a custom action, an effect's body, a receiver, a logger. */
  effect<T>(actor: AnyActor, effect: Effect<T>): T | undefined
  /** True while the system itself is at work, false in user code with effects and outside. */
  folding(): boolean
  /** Observers or listeners of an actor are told something. */
  listen(run: () => void): void
  /** Listeners of emitted events are told something. */
  emit(actor: AnyActor, type: string, run: () => void): void
  /**
   * The system goes from one piece of its own work to the next. User code that sends does so between
   * two boundaries, and the boundaries are the same on every replay.
   */
  boundary(): void
  /** A timer was set. */
  scheduled(source: AnyActor, event: AnyEventObject, delay: number): void
}

/** User code as `SystemHooks.effect` finds it. */
export interface Effect<T> {
  /** The name of a custom action, undefined for anonymous and other effects. */
  name?: string
  /** Runs the user code. */
  run: () => T
  /** What stands for it when it must not run. */
  inert: () => T
}
