import { type RecordedLog, seqOf } from '../../engine/index.ts'

/** How much is written at once, and for how long; then it is the turn of what is inspected. */
const batch = { lines: 200, ms: 8 }
/** How long new entries wait for others, in ms. */
const patience = 50

/** The followed parts of a recording. */
export interface Followed {
  log: Pick<RecordedLog, 'lines' | 'linesAfter'>
  follow(told: () => void): () => void
}

/** Runs something after so many ms. @returns gives it up */
export type After = (ms: number, run: () => void) => () => void

/** Takes what a log's lines are. */
export interface Drain {
  /** All lines follow, from the header on: at first, and when the log let go of what was not yet handed on. */
  begin(): void
  take(lines: readonly string[]): void
}

/**
 * Hands a log on, all its lines and then what is new, off the path of its inputs: in slices, and new
 * entries together with those of the next moments.
 * @returns ends it
 */
export function pump(
  { log, follow }: Followed,
  { begin, take }: Drain,
  after: After,
  now: () => number,
): () => void {
  let isEnded = false
  let lines: Iterator<string> | undefined
  /** The number of the last line that was handed on. */
  let last = 0
  let isWhole = false
  let giveUp: (() => void) | undefined

  function plan(ms: number): void {
    giveUp ??= after(ms, () => {
      giveUp = undefined
      if (!isEnded) slice()
    })
  }

  function slice(): void {
    if (!isWhole) {
      isWhole = true
      last = 0
      begin()
      lines = log.lines()[Symbol.iterator]()
    }
    lines ??= log.linesAfter(last)[Symbol.iterator]()
    const slow = now() + batch.ms
    const some: string[] = []
    while (some.length < batch.lines && now() < slow) {
      const { value, done } = lines.next() as IteratorResult<string, undefined>
      if (done) {
        lines = undefined
        break
      }
      if (!isNext(value)) {
        isWhole = false
        lines = undefined
        break
      }
      some.push(value)
    }
    if (some.length > 0) take(some)
    if (lines || !isWhole) plan(0)
  }

  /** False for a line before which others are lost. */
  function isNext(line: string): boolean {
    if (line.startsWith('{"log":')) return true
    const seq = seqOf(line)
    const expected = line.startsWith('{"checkpoint":') ? last : last + 1
    if (last > 0 && seq !== expected) return false
    last = seq
    return true
  }

  const end = follow(() => plan(patience))
  plan(0)
  return () => {
    isEnded = true
    giveUp?.()
    end()
  }
}
