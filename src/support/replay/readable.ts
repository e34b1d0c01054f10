import { type CheckpointLine, type LogEntry, LogError, readCheckpoint } from '../../engine/index.ts'

/** A checkpoint that cannot be read. */
interface Unread {
  /** Of the file; 1 is the header's. */
  line: number
  /** The number of the entry after which it was taken. */
  seq: number
  problem: string
  /** The checkpoint before it that can be read, by the same number. */
  before: number | undefined
}

/**
 * Gathers the checkpoints of a log that can be read. One that cannot costs time, not entries: what follows it is folded
 * from the one before, or from the start. Only where it is what the log begins with, entries are lost with it, up to
 * the next that can be read.
 */
export class ReadableCheckpoints {
  readonly list: CheckpointLine[] = []
  readonly #unread: Unread[] = []

  /** @param line of the file, on which it stands */
  add(checkpoint: CheckpointLine, line: number): void {
    const { seq } = checkpoint
    const before = this.list.at(-1)?.seq
    try {
      readCheckpoint(checkpoint, {})
      this.list.push(checkpoint)
    } catch (error) {
      if (!(error instanceof LogError)) throw error
      this.#unread.push({ line, seq, problem: error.message.slice(0, 500), before })
    }
  }

  /**
   * @param entries all of the log
   * @returns those to which something leads, and what is to be said of checkpoints that cannot be read
   * @throws LogError when nothing leads to any of them for such a checkpoint
   */
  leadTo(entries: readonly LogEntry[]): { shown: LogEntry[]; warnings: string[] } {
    const [{ line, problem } = { line: 0, problem: '' }] = this.#unread
    const { seq: first = 0 } = entries[0] ?? {}
    const begin = this.list[0]?.seq ?? Number.POSITIVE_INFINITY
    const isWhole = first <= 1 || begin < first || line === 0
    const shown = isWhole ? [...entries] : entries.filter(({ seq }) => seq > begin)
    if (shown.length === 0) {
      throw new LogError(line, `${problem}. Nothing else leads to what the log holds.`)
    }
    return { shown, warnings: this.#unread.map((unread) => sentenceOf(unread, isWhole, begin)) }
  }
}

function sentenceOf(
  { line, seq, problem, before }: Unread,
  isWhole: boolean,
  begin: number,
): string {
  const what = `line ${line}: ${problem}.`
  if (!isWhole && seq < begin) return `${what} What follows it up to entry ${begin} is not shown.`
  const from = before === undefined ? 'the start' : `the checkpoint after entry ${before}`
  return `${what} What follows it is folded from ${from}: nothing is lost, but going there takes longer.`
}
