import type { LogEntry, SeenActor, SeenTimer } from '../../engine/index.ts'
import type { Moment } from '../replica.types.ts'
import { kindOf } from './entries.ts'
import { Recent } from './slices.ts'
import type { Strand } from './strand.ts'
import { type AnyReplay, type AnySnapshot, type Step, type Trace, traceOf } from './trace.ts'

/** An actor as it is at a moment. */
export interface Standing extends SeenActor {
  snapshot: AnySnapshot
}

/** All actors at a moment, by their addresses. */
export interface Scene {
  actors: ReadonlyMap<string, Standing>
  timers: readonly SeenTimer[]
}

const emptyScene: Scene = { actors: new Map(), timers: [] }

/** So many of the moments and of the inputs that were last looked at are kept. */
const maxScenes = 48
const maxTraces = 96

/** What the moments of a strand look like; snapshots never change, so that keeping them is free. */
export class Scenes {
  readonly #strand: Strand
  readonly #scenes = new Recent<Scene>(maxScenes)
  readonly #traces = new Recent<Trace>(maxTraces)
  #version = 0

  constructor(strand: Strand) {
    this.#strand = strand
  }

  /** What stands at a moment; nothing when the log cannot be folded. */
  async at({ position, microstep }: Omit<Moment, 'branch'>): Promise<Scene> {
    const replay = await this.#strand.at(position)
    if (!replay) return emptyScene
    this.#refresh()
    const place = within(position, replay)
    const resting = this.#resting(replay, place)
    if (microstep <= 0) return resting
    const trace = await this.trace(place + 1)
    const steps = trace.steps.filter((step) => step.position === place + 1)
    const last = steps[Math.min(microstep, steps.length) - 1]
    return last ? during(resting, trace.steps.slice(0, trace.steps.indexOf(last) + 1)) : resting
  }

  /** All that came about by the input to which the entry at a position belongs. */
  async trace(position: number): Promise<Trace> {
    const none: Trace = { steps: [], deliveries: [] }
    const replay = await this.#strand.at(position)
    if (!replay || position <= replay.first || position > this.#strand.length) return none
    this.#refresh()
    const start = this.startOf(position)
    const key = String(start)
    let trace = this.#traces.get(key)
    if (!trace) {
      trace = traceOf(replay, position, start, (at) => senderOf(this.#strand.entries[at - 1]))
      this.#traces.set(key, trace)
    }
    return trace
  }

  /** The position before the input to which an entry belongs. */
  startOf(position: number): number {
    let start = position - 1
    while (start > 0 && this.#strand.entries[start]?.within) start--
    return start
  }

  /** The log may have gone on within the input that was the last. */
  #refresh(): void {
    const { version } = this.#strand
    if (version === this.#version) return
    this.#version = version
    this.#scenes.clear()
    this.#traces.clear()
  }

  /** The scene before it is kept too: what both share is the same, so that changes are found at once. */
  #resting(replay: AnyReplay, position: number): Scene {
    const known = this.#scenes.get(String(position))
    if (known) return known
    if (position > replay.first) {
      const start = Math.max(replay.first, this.startOf(position))
      replay.seek(start)
      this.#keep(replay, start)
    }
    replay.seek(position)
    return this.#keep(replay, position)
  }

  #keep({ actors, timers }: AnyReplay, position: number): Scene {
    const standings = actors.map(
      (seen) =>
        [seen.address, { ...seen, snapshot: seen.actor.getSnapshot() as AnySnapshot }] as const,
    )
    const scene = { actors: new Map(standings), timers }
    this.#scenes.set(String(position), scene)
    return scene
  }
}

function senderOf(entry: LogEntry | undefined): string | null {
  if (!entry) return null
  return entry.from ?? (kindOf(entry) === 'outside' ? null : entry.to)
}

/** What stands while an input is folded, after some of its steps. */
function during({ actors: resting, timers }: Scene, steps: readonly Step[]): Scene {
  const actors = new Map(resting)
  for (const { actor, after } of steps) {
    if (after) actors.set(actor.address, { ...actor, snapshot: after })
  }
  return { actors, timers }
}

function within(position: number, { first, length }: AnyReplay): number {
  return Math.min(Math.max(position, first), length)
}
