import type { Opened, Progress, Replica } from '../replica.types.ts'
import { type Answers, answersOf } from './answers.ts'
import { LiveReading } from './live.ts'
import { readSource } from './opening.ts'
import { LogReplica } from './replica.ts'
import type { InspectedSystem } from './system.ts'

/** Who wants to know how an opening goes. */
export interface Watching {
  onProgress?(progress: Progress): void
  /** Is told as soon as the entries are there, before they are folded, and again whenever more is known. */
  onOpened?(opened: Opened): void
}

/** What is opened, from the first log to the last; a log that is opened takes the place of the one before. */
export class Inspection {
  readonly #systems: readonly InspectedSystem[]
  readonly #watching: Watching
  #answers: Answers | undefined
  #live: LiveReading | undefined
  #openings = 0

  constructor(systems: readonly InspectedSystem[], watching: Watching = {}) {
    this.#systems = systems
    this.#watching = watching
  }

  /** Reads a log and folds it. @param part of one too large to be held whole: after which entry it begins */
  async open(source: Blob, part?: number): Promise<Opened> {
    const opening = ++this.#openings
    const { onProgress = () => undefined } = this.#watching
    const read = await readSource(source, this.#systems, onProgress, part)
    if (opening !== this.#openings) throw new Error('another log was opened meanwhile')
    this.#live = undefined
    return this.#show(new LogReplica(read, onProgress))
  }

  async #show(replica: LogReplica): Promise<Opened> {
    this.#answers = answersOf(replica)
    this.#watching.onOpened?.(replica.opened)
    const folded = await replica.folded()
    if (this.#answers) this.#watching.onOpened?.(folded)
    return folded
  }

  /** Lines of a log that goes on; a header begins a log of its own. */
  async append(lines: readonly string[]): Promise<Opened> {
    this.#openings++
    const { onProgress = () => undefined } = this.#watching
    this.#live ??= new LiveReading(this.#systems, onProgress)
    const { replica, isNew } = await this.#live.take(lines)
    if (isNew) return this.#show(replica)
    const opened = await replica.folded()
    this.#watching.onOpened?.(opened)
    return opened
  }

  /**
   * Answers a question.
   * @throws Error when nothing is open, and what the answer throws
   */
  answer(question: string, args: readonly unknown[]): unknown {
    if (question === 'open') return this.open(...(args as [Blob, number?]))
    if (question === 'append') return this.append(...(args as [readonly string[]]))
    if (!this.#answers) throw new Error('no log is open')
    if (!Object.hasOwn(this.#answers, question)) throw new Error(`nobody answers '${question}'`)
    const answer = this.#answers[question as keyof Replica] as (...given: unknown[]) => unknown
    return answer(...args)
  }
}
