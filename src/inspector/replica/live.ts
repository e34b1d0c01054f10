import {
  type CheckpointLine,
  EventLog,
  isCheckpoint,
  LineReader,
  type LogEntry,
  type LogHeader,
} from '../../engine/index.ts'
import { firstEntries, type OnProgress, sentenceOf, systemProblem } from './opening.ts'
import { LogReplica } from './replica.ts'
import type { InspectedSystem } from './system.ts'

const headerStart = '{"log":'

interface Taken {
  replica: LogReplica
  /** Whether a log has begun. */
  isNew: boolean
}

/** Reads a log that goes on, some lines at a time. */
export class LiveReading {
  readonly #systems: readonly InspectedSystem[]
  readonly #onProgress: OnProgress
  #replica: LogReplica | undefined
  #reader: LineReader | undefined
  /** Nothing is read any more behind a line that is wrong. */
  #problem: string | null = null
  #work: Promise<unknown> = Promise.resolve()

  constructor(systems: readonly InspectedSystem[], onProgress: OnProgress) {
    this.#systems = systems
    this.#onProgress = onProgress
  }

  /**
   * Takes the next lines, with or without their line breaks; a header begins a log anew.
   * @throws Error for lines that no header stands before
   */
  take(lines: readonly string[]): Promise<Taken> {
    const taken = this.#work.then(() => this.#take(lines.map((line) => line.replace(/\r?\n$/, ''))))
    this.#work = taken.catch(() => undefined)
    return taken
  }

  async #take(lines: readonly string[]): Promise<Taken> {
    const header = lines.findLastIndex((line) => line.startsWith(headerStart))
    if (header >= 0) return this.#begin(lines.slice(header))
    if (!this.#replica) throw new Error('These lines have no header before them.')
    const { entries, checkpoints } = this.#read(lines)
    this.#replica.append(entries, checkpoints, this.#problem)
    return { replica: this.#replica, isNew: false }
  }

  async #begin(lines: readonly string[]): Promise<Taken> {
    this.#problem = null
    this.#reader = new LineReader({})
    const { entries: raw } = this.#read(lines.slice(0, 1 + firstEntries))
    const header = this.#header()
    const system = this.#systems.find((each) => each.matches(header, raw))
    const parts = await system?.load()
    const options = { upcasters: parts?.upcasters ?? [] }
    this.#problem = null
    const reader = new LineReader(options)
    this.#reader = reader
    const { entries, checkpoints } = this.#read(lines)
    const { renames } = reader.upcasting
    const log = new EventLog(reader.header, entries, { checkpoints, options, renames })
    const read = { log, system, parts, segments: [], part: 0, problem: systemProblem(system) }
    this.#replica = new LogReplica(read, this.#onProgress, true)
    this.#replica.append([], [], this.#problem)
    return { replica: this.#replica, isNew: true }
  }

  /** @throws Error for a header that is wrong */
  #header(): LogHeader {
    try {
      return (this.#reader as LineReader).header
    } catch (error) {
      throw new Error(this.#problem ?? sentenceOf(error))
    }
  }

  #read(lines: readonly string[]): { entries: LogEntry[]; checkpoints: CheckpointLine[] } {
    const entries: LogEntry[] = []
    const checkpoints: CheckpointLine[] = []
    try {
      if (this.#problem === null) {
        for (const line of lines) {
          for (const record of this.#reader?.line(line) ?? []) {
            if (isCheckpoint(record)) checkpoints.push(record)
            else entries.push(record)
          }
        }
      }
    } catch (error) {
      this.#problem = sentenceOf(error)
    }
    return { entries, checkpoints }
  }
}
