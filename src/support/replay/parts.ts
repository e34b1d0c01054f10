import { setFold } from '../../../machines/core/clock.ts'
import { completeApp } from '../../areas/all.ts'
import { EventLog, type LogEntry, type Replay, replay } from '../../engine/index.ts'
import { afterWithin } from '../../inspected/past/folding.ts'

/** So many transitions lie between two places from which others are folded: a few milliseconds. */
const momentEvery = 128
/** So many parts are kept: who goes to and fro between them does not wait again. */
const mostParts = 6

/** What of a log is folded from one of its checkpoints, or its start, on: as far as somebody went, compared with nothing. */
export interface Part {
  replayed: Replay<typeof completeApp>
  /** The furthest position that was folded. */
  folded: number
}

/** The parts of a log that somebody went to, before all of it is folded. */
export class Parts {
  readonly #log: EventLog
  readonly #entries: readonly LogEntry[]
  /** The position of each checkpoint, in order. */
  readonly #begins: readonly { seq: number; position: number }[]
  /** The latest that was gone to is the last. */
  #parts: Part[]
  /** The position at which the log begins. */
  readonly first: number

  /** @throws Error of the engine when not even the log's start can be folded */
  constructor(log: EventLog, entries: readonly LogEntry[]) {
    this.#log = log
    this.#entries = entries
    this.#begins = log.checkpoints.map(({ seq }) => ({ seq, position: this.#after(seq) }))
    const start = this.#open()
    this.#parts = [start]
    this.first = start.folded
  }

  /** @returns the part in which the fewest entries are to be folded to get to a position */
  to(position: number): Part {
    const begin = this.#begins.findLast((each) => each.position <= position)
    const [nearest] = this.#parts
      .filter(({ replayed }) => replayed.first <= position)
      .toSorted((a, b) => b.folded - a.folded)
    const isNearer = begin !== undefined && begin.position > (nearest?.folded ?? -1)
    const part = !nearest || isNearer ? this.#open(begin?.seq) : nearest
    const others = this.#parts.filter((other) => other !== part)
    this.#parts = [...others.slice(1 - mostParts), part]
    return part
  }

  /** The position after an entry; that of the log's start without one. */
  #after(seq = -1): number {
    const isSkipped = (entry: LogEntry) => entry.seq <= seq
    return afterWithin(this.#entries, this.#entries.findLastIndex(isSkipped) + 1)
  }

  /** @param checkpoint the number of the entry after which it begins; the log's start without one */
  #open(checkpoint?: number): Part {
    const { header, checkpoints: all, options, renames } = this.#log
    const begin = this.#after(checkpoint)
    const entries = this.#entries.slice(0, begin)
    const { seq: first = 1 } = this.#entries[0] ?? {}
    // A log without entries would begin at its first checkpoint, wherever that is
    const checkpoints = all.filter(({ seq }) => seq < first || seq === checkpoint)
    const beginning = new EventLog(header, entries, { checkpoints, options, renames })
    const replayed = replay(completeApp, beginning, {
      ...{ systemId: 'app', onFold: setFold, momentEvery },
      ...(checkpoint !== undefined && { from: checkpoint }),
    })
    replayed.append(this.#entries.slice(begin))
    return { replayed, folded: replayed.first }
  }
}
