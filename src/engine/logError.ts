/** A log that cannot be read; the message says where and what to do. */
export class LogError extends Error {
  override readonly name = 'LogError'
  /** 1 for the header; undefined for a checkpoint that was read later. */
  readonly line: number | undefined

  constructor(line: number | undefined, problem: string) {
    super(line === undefined ? problem : `line ${line}: ${problem}`)
    this.line = line
  }
}
