import type { Coverage } from '../replica.chart.types.ts'
import { type Charts, transitionId } from './charts.ts'
import type { Line } from './line.ts'
import type { OnProgress } from './opening.ts'
import { Slices } from './slices.ts'
import type { AnySnapshot } from './trace.ts'
import { activeIds, isOfMachine } from './verdicts.ts'

interface Counts {
  states: Record<string, number>
  transitions: Record<string, number>
}

/** Counts what a strand entered and took, in the background and once. */
export class Covering {
  readonly #line: Line
  readonly #charts: Charts
  readonly #onProgress: OnProgress
  readonly #counts = new Map<string, Counts>()
  #done = -1
  #isAtWork = false

  constructor(line: Line, charts: Charts, onProgress: OnProgress) {
    this.#line = line
    this.#charts = charts
    this.#onProgress = onProgress
  }

  /** What is known of a machine so far; asking makes the counting go on. */
  of(machine: string): Coverage {
    const { length: total } = this.#line.strand
    if (!this.#isAtWork && this.#done < total) void this.#count()
    const { states, transitions } = this.#countsOf(machine)
    return { states, transitions, done: Math.max(0, this.#done), total }
  }

  #countsOf(machine: string): Counts {
    let counts = this.#counts.get(machine)
    if (!counts) {
      counts = { states: {}, transitions: {} }
      this.#counts.set(machine, counts)
    }
    return counts
  }

  async #count(): Promise<void> {
    this.#isAtWork = true
    try {
      const { strand, scenes } = this.#line
      const replay = await strand.replay()
      if (!replay) return
      const slices = new Slices()
      if (this.#done < 0) await this.#countStart(replay.first)
      while (this.#done < strand.length) {
        const { steps } = await scenes.trace(this.#done + 1)
        for (const { before, after, taken } of steps) {
          this.#enter(before, after)
          for (const transition of taken) this.#add(after, 'transitions', transitionId(transition))
        }
        this.#done++
        while (strand.entries[this.#done]?.within) this.#done++
        if (slices.isOver) this.#tell()
        await slices.rest()
      }
      this.#tell()
    } finally {
      this.#isAtWork = false
    }
  }

  /** What was entered before the first entry. */
  async #countStart(first: number): Promise<void> {
    const { actors } = await this.#line.scenes.at({ position: first, microstep: 0 })
    for (const { snapshot } of actors.values()) this.#enter(undefined, snapshot)
    this.#done = first
  }

  #enter(before: AnySnapshot | undefined, after: AnySnapshot | undefined): void {
    const staying = new Set(activeIds(before))
    for (const id of activeIds(after)) if (!staying.has(id)) this.#add(after, 'states', id)
  }

  #add(snapshot: AnySnapshot | undefined, kind: keyof Counts, id: string): void {
    if (!isOfMachine(snapshot)) return
    const counts = this.#countsOf(this.#charts.nameOf(snapshot.machine))[kind]
    counts[id] = (counts[id] ?? 0) + 1
  }

  #tell(): void {
    this.#onProgress({ work: 'covering', done: this.#done, total: this.#line.strand.length })
  }
}
