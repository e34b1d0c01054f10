import type { ErrorClasses } from './decode.ts'
import type { Upcaster } from './upcaster.ts'

/** What stands on a line, as JSON has it. */
export type Json = Record<string, unknown>

/** Makes lines of one version of the format into lines of the next. */
export interface FormatUpcaster {
  header(header: Json): Json
  entry(entry: Json): Json
}

/** How a log is read. */
export interface ReadOptions {
  /** What has changed in the events since logs were recorded. */
  upcasters?: readonly Upcaster[]
  /** Classes of one's own errors, by their names; those of the language are known. */
  errors?: ErrorClasses
  /** The version that this build reads; a test may pretend to be a later one. */
  version?: number
  /** By the version that they read; the own ones are always there. */
  formats?: Readonly<Record<number, FormatUpcaster>>
}
