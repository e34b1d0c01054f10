import type { AnyActor, AnyEventObject } from 'xstate'
import type { Timer } from './timers.ts'

/** Stands at every point at which an actor system and the world outside it meet. */
export interface SystemHooks {
  /**
   * An actor was made.
   * @returns its name within the system, undefined for one that user code with effects made: such
   * an actor belongs to the world outside
   */
  created(actor: AnyActor): string | undefined
  /** True while actors are made anew from a checkpoint: their states are set afterwards. */
  restoring(): boolean
  /** An actor stopped, finished or failed. */
  ended(actor: AnyActor): void
  /** An actor's logic is at work from now on, with an event unless it is made. @returns whose was before */
  enter(actor: AnyActor, event?: unknown): AnyActor | undefined
  /** It is done. */
  leave(outer: AnyActor | undefined): void
  /** An event is on its way; `deliver` hands it over. */
  relay(source: AnyActor | undefined, target: AnyActor, event: AnyEventObject): void
  /** The root is started by its owner. */
  start(run: () => void): void
  /** The root is stopped by its owner. */
  stop(run: () => void): void
  /** User code with effects is due: a custom action, an effect's body, a receiver, a logger. */
  effect<T>(actor: AnyActor, effect: Effect<T>): T | undefined
  /** An actor did something within the system that its state may not show. */
  did(actor: AnyActor, deed: string, details: unknown): void
  /** True while the system itself is at work, false in user code with effects and outside. */
  folding(): boolean
  /**
   * Observers of an actor are about to be told something.
   * @returns who is to be told last, if anybody
   */
  notifying(actor: AnyActor): (() => void) | undefined
  /** An observer of an actor, or an inspector, is told something. */
  listen<T>(actor: AnyActor | undefined, run: (told: T) => void, told: T): void
  /**
   * An observer was added by user code.
   * @returns what ends it, when it is taken care of; undefined when XState is to tell it
   */
  subscribed(actor: AnyActor, observer: Observer): (() => void) | undefined
  /** A timer was set; `fire` sends its event. */
  scheduled(timer: Timer, fire: () => void): void
  /** A timer was cancelled. */
  cancelled(timer: Timer): void
}

/** User code as `SystemHooks.effect` finds it. */
export interface Effect<T> {
  /** What kind of effect it is, and its name if it has one: `start`, `action ring`. */
  name: string
  /** What it was given, as far as that is part of what the actor did. */
  details?: unknown
  /** Runs the user code. */
  run: () => T
  /** What stands for it when it must not run. */
  inert: () => T
}

/** Somebody who wants to know of an actor's snapshots. */
export interface Observer {
  next?: ((value: unknown) => void) | undefined
  error?: ((error: unknown) => void) | undefined
  complete?: (() => void) | undefined
}
