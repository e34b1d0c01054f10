import type { Actor, Snapshot } from 'xstate'
import type { Divergence } from './divergence.ts'
import type { LogEntry } from './format.ts'
import type { RecordedLog } from './recordedLog.ts'
import { Replayer, type ReplayOptions } from './replayer.ts'
import {
  type AnyActor,
  type AnyActorLogic,
  contextOf,
  differOnlyInContext,
  momentOf,
  restoreActor,
  withContext,
} from './xstate.ts'

/** A log folded through a logic, to be moved through. */
export interface Replay<TLogic extends AnyActorLogic> {
  /** The root as it is at `position`, with all its children; events sent to it go nowhere. */
  readonly actor: Actor<TLogic>
  /** How many entries are folded, 0 to `length`. */
  readonly position: number
  readonly length: number
  /** Folds one more entry and returns it, undefined at the end. */
  step(): LogEntry | undefined
  /**
   * Goes to a position, forward or back.
   * @throws RangeError for a position that is not a whole number from 0 to `length`
   */
  seek(position: number): void
  /** Folds all that is left. */
  run(): void
  /** The first entry at which the log and this build part, undefined when they agree. */
  readonly divergence: Divergence | undefined
}

/**
 * Folds a log through a logic without running any effect (contract §6). The whole log is folded at
 * once; every state on the way is kept (states share what did not change), so that moving to any
 * position is only a matter of showing what was there.
 * @param logic the logic that was recorded, or today's version of it
 */
export function replay<TLogic extends AnyActorLogic>(
  logic: TLogic,
  log: RecordedLog,
  options: ReplayOptions<TLogic> = {},
): Replay<TLogic> {
  return new TimeTravel(logic, log, options)
}

/** What one actor has been, and which of its moments it shows. */
interface Life {
  actor: AnyActor
  /**
   * Position from which on a moment is in force, context, and a snapshot that may have had another
   * context, in turn: most changes are changes of context alone.
   */
  moments: unknown[]
  latest: Snapshot<unknown>
  /** Index of the moment shown. */
  shown: number
}

/** An actor carries its life: it is looked at after every input, and a WeakMap is slow. */
const lifeKey = Symbol('life')

type Living = AnyActor & { [lifeKey]?: Life }

class TimeTravel<TLogic extends AnyActorLogic> implements Replay<TLogic> {
  readonly #entries: readonly LogEntry[]
  readonly #replayer: Replayer
  readonly #lives: Life[] = []
  #position = 0

  constructor(logic: TLogic, log: RecordedLog, options: ReplayOptions<TLogic>) {
    this.#entries = [...log.entries]
    const keep = (touched: readonly AnyActor[]) => {
      for (const actor of touched) this.#keep(actor, replayer.folded)
    }
    const replayer = new Replayer(logic, log, options as ReplayOptions<AnyActorLogic>, keep)
    this.#replayer = replayer
    replayer.begin()
    while (replayer.step());
    this.seek(0)
  }

  #keep(actor: Living, position: number): void {
    const moment = momentOf(actor)
    if (!moment) return
    const life = actor[lifeKey]
    if (!life) {
      const moments = [0, contextOf(moment), moment]
      actor[lifeKey] = { actor, moments, latest: moment, shown: 0 }
      this.#lives.push(actor[lifeKey])
    } else if (life.latest !== moment) {
      const { moments, latest, shown } = life
      const isLike = differOnlyInContext(latest, moment)
      moments.push(position, contextOf(moment), isLike ? moments[shown + 2] : moment)
      life.latest = moment
      life.shown += 3
    }
  }

  get actor(): Actor<TLogic> {
    return this.#replayer.actor as Actor<TLogic>
  }

  get position(): number {
    return this.#position
  }

  get length(): number {
    return this.#entries.length
  }

  get divergence(): Divergence | undefined {
    return this.#replayer.divergence
  }

  step(): LogEntry | undefined {
    const entry = this.#entries[this.#position]
    if (entry) this.seek(this.#position + 1)
    return entry
  }

  seek(position: number): void {
    if (!Number.isInteger(position) || position < 0 || position > this.length) {
      throw new RangeError(
        `position must be a whole number from 0 to ${this.length}, not ${position}`,
      )
    }
    this.#position = position
    for (const life of this.#lives) {
      const index = indexAt(life.moments, position)
      if (index === life.shown) continue
      life.shown = index
      const snapshot = life.moments[index + 2] as Snapshot<unknown>
      restoreActor(life.actor, withContext(snapshot, life.moments[index + 1]))
    }
  }

  run(): void {
    this.seek(this.length)
  }
}

/** Index of the moment in force at a position; the first one also stands for the time before it. */
function indexAt(moments: readonly unknown[], position: number): number {
  let low = 0
  let high = moments.length / 3 - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((moments[middle * 3] as number) <= position) low = middle
    else high = middle - 1
  }
  return low * 3
}
