import type { AnyActor } from 'xstate'
import { chanceOf } from './chance.ts'
import type { LogHeader } from './format.ts'

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
 * Gives each input its time, and each actor its own chance within the input: what another actor
 * draws, or the same one drew before, changes nothing.
 */
export class Folds {
  readonly #startedAt: number
  readonly #header: LogHeader
  readonly #onFold: OnFold | undefined
  readonly #nameOf: (actor: AnyActor) => string
  readonly #fold: Fold
  readonly #streams = new Map<AnyActor | undefined, () => number>()
  #seq = 0
  #actor: AnyActor | undefined

  /**
   * @param header of the log
   * @param onFold is told of every fold
   * @param nameOf the name of an actor that is the same on every replay
   */
  constructor(header: LogHeader, onFold: OnFold | undefined, nameOf: (actor: AnyActor) => string) {
    this.#startedAt = Date.parse(header.startedAt)
    this.#header = header
    this.#onFold = onFold
    this.#nameOf = nameOf
    this.#fold = { now: this.#startedAt, random: () => this.#draw() }
  }

  #draw(): number {
    const { seed, written } = this.#header
    const actor = written === 1 ? undefined : this.#actor
    let stream = this.#streams.get(actor)
    if (!stream) {
      stream = chanceOf(
        actor ? `${seed}/${this.#nameOf(actor)}/${this.#seq}` : `${seed}/${this.#seq}`,
      )
      this.#streams.set(actor, stream)
    }
    return stream()
  }

  /**
   * The fold of an input begins.
   * @param seq its number, 0 for the start of the system
   * @param at its time, in ms since the log's startedAt
   */
  begin(seq: number, at: number): void {
    this.#seq = seq
    if (this.#streams.size > 0) this.#streams.clear()
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
