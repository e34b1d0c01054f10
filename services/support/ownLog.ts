/** The log of this page. */
export interface OwnLog {
  id: string
  session: string
  build: string
  /** @returns whether all that it has now is on the disk */
  settled(): Promise<boolean>
  /** What memory holds of it, each line with its line break, the header first. */
  lines(): Iterable<string>
}

/** Gives the log of this page; rejects when its code did not come. */
export type LoadOwnLog = () => Promise<OwnLog>
