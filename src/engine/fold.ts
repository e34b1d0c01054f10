import type { AnyActor } from 'xstate'
import { chanceAt, chanceOf, hashText } from './chance.ts'
import type { LogHeader } from './format.ts'
import type { ActorPaths } from './paths.ts'

/** What logic may know of time and chance while it folds an input. */
export interface Fold {
  /** The time of the input, in ms since the epoch. */
  now: number
  /** The next number in [0, 1), the same on every replay. */
  random: () => number
}

/** Is told which fold begins, and undefined when user code with effects takes over or it ends. */
export type OnFold = (fold: Fold | undefined) => void

/**
 * Gives each input its time, and each actor a stream of chance of its own: what another actor draws
 * changes nothing.
 */
export class Folds {
  readonly #startedAt: number
  readonly #header: LogHeader
  readonly #onFold: OnFold | undefined
  readonly #paths: ActorPaths
  readonly #fold: Fold
  #actor: AnyActor | undefined
  /** In version 1 all actors drew from one stream for each input. */
  #shared: (() => number) | undefined
  #seq = 0

  /**
   * @param header of the log
   * @param onFold is told of every fold
   * @param paths names the actors and counts what they draw
   */
  constructor(header: LogHeader, onFold: OnFold | undefined, paths: ActorPaths) {
    this.#startedAt = Date.parse(header.startedAt)
    this.#header = header
    this.#onFold = onFold
    this.#paths = paths
    this.#fold = { now: this.#startedAt, random: () => this.#draw() }
  }

  #draw(): number {
    const { seed, written } = this.#header
    const place = this.#actor && this.#paths.placeOf(this.#actor)
    if (written === 1 || !place) {
      this.#shared ??= chanceOf(`${seed}/${this.#seq}`)
      return this.#shared()
    }
    place.chance ??= hashText(`${seed}/${place.identity}`)
    return chanceAt(place.chance, ++place.draws)
  }

  /**
   * The fold of an input begins.
   * @param seq its number, 0 for the start of the system
   * @param at its time, in ms since the log's startedAt
   */
  begin(seq: number, at: number): void {
    this.#seq = seq
    this.#shared = undefined
    this.#fold.now = this.#startedAt + at
    this.resume()
  }

  /** An actor's logic is at work. @returns whose was before */
  enter(actor: AnyActor | undefined): AnyActor | undefined {
    const outer = this.#actor
    this.#actor = actor
    return outer
  }

  /** The system is at work again after user code with effects. */
  resume(): void {
    this.#onFold?.(this.#fold)
  }

  /** User code with effects takes over, or the fold ends. */
  suspend(): void {
    this.#onFold?.(undefined)
  }
}
