import type { Output } from '../../../cli/output.ts'
import type { Database } from '../database/database.ts'
import type { WorkQueue } from '../work/queue.ts'

/** What a command works with. */
export interface Store {
  database: Database
  queue: WorkQueue
  /** The build that runs here. */
  build: string
  /** In ms. */
  now: () => number
  /** The program's own file, for threads. */
  entry: string | URL
}

/** A command of `npm run cli -- reports`, wherever it runs: in its own process, or in that of the server. */
export interface Command {
  /** The words after `reports`. */
  args: string[]
  /** A password, for the commands that take one. */
  secret: string | undefined
}

/** @returns the exit code */
export type RunCommand = (command: Command, store: Store, output: Output) => Promise<number>

/** The command cannot be understood or done; the message is one line that says why. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}
