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

/** Gives each input its time and its chance. */
export class Folds {
  readonly #startedAt: number
  readonly #seed: string | number
  readonly #onFold: OnFold | undefined
  readonly #fold: Fold
  #seq = 0
  #chance: (() => number) | undefined

  constructor(header: LogHeader, onFold: OnFold | undefined) {
    this.#startedAt = Date.parse(header.startedAt)
    this.#seed = header.seed
    this.#onFold = onFold
    this.#fold = {
      now: this.#startedAt,
      random: () => {
        this.#chance ??= chanceOf(`${this.#seed}/${this.#seq}`)
        return this.#chance()
      },
    }
  }

  /**
   * The fold of an input begins.
   * @param seq its number, 0 for the start of the system
   * @param at its time, in ms since the log's startedAt
   */
  begin(seq: number, at: number): void {
    this.#seq = seq
    this.#chance = undefined
    this.#fold.now = this.#startedAt + at
    this.resume()
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
