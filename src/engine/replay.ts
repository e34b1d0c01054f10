import type { Actor, Snapshot } from 'xstate'
import type { Divergence } from './divergence.ts'
import type { EventLog, LogEntry } from './log.ts'
import { Replayer, type ReplayOptions } from './replayer.ts'
import { type AnyActor, type AnyActorLogic, momentOf, restoreActor } from './xstate.ts'

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
  log: EventLog,
  options: ReplayOptions<TLogic> = {},
): Replay<TLogic> {
  return new TimeTravel(logic, log, options)
}

/** The moments of one actor, each with the position from which on it is in force. */
interface Life {
  from: number[]
  moments: Snapshot<unknown>[]
}

class TimeTravel<TLogic extends AnyActorLogic> implements Replay<TLogic> {
  readonly #entries: readonly LogEntry[]
  readonly #replayer: Replayer
  readonly #lives = new Map<AnyActor, Life>()
  #position = 0

  constructor(logic: TLogic, log: EventLog, options: ReplayOptions<TLogic>) {
    this.#entries = log.entries
    let folded = 0
    this.#replayer = new Replayer(
      logic,
      log.header,
      options as ReplayOptions<AnyActorLogic>,
      (touched) => {
        for (const actor of touched) this.#keep(actor, folded)
      },
    )
    for (const { isStart, entries } of groupsOf(this.#entries)) {
      folded += entries.length
      if (isStart) this.#replayer.begin(entries)
      else this.#replayer.apply(entries)
    }
    this.seek(0)
  }

  #keep(actor: AnyActor, from: number): void {
    const moment = momentOf(actor)
    const life = this.#lives.get(actor)
    if (!life) {
      this.#lives.set(actor, { from: [0], moments: [moment] })
    } else if (life.moments.at(-1) !== moment) {
      life.from.push(from)
      life.moments.push(moment)
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
    for (const [actor, { from, moments }] of this.#lives) {
      restoreActor(actor, moments[indexAt(from, position)] as Snapshot<unknown>)
    }
  }

  run(): void {
    this.seek(this.length)
  }
}

/** Index of the last number that is not above the position; 0 when all are. */
function indexAt(from: readonly number[], position: number): number {
  let low = 0
  let high = from.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((from[middle] as number) <= position) low = middle
    else high = middle - 1
  }
  return low
}

/** An input and those taken within it, or the start of the system and those taken within that. */
export interface EntryGroup {
  isStart: boolean
  entries: LogEntry[]
}

/** Puts entries that were taken within an input beside it. The first group is the start. */
export function* groupsOf(entries: Iterable<LogEntry>): Generator<EntryGroup> {
  let group: EntryGroup = { isStart: true, entries: [] }
  for (const entry of entries) {
    if (entry.within === undefined) {
      yield group
      group = { isStart: false, entries: [] }
    }
    group.entries.push(entry)
  }
  yield group
}
