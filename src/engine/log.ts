import type { LogEntry, LogHeader } from './format.ts'
import { isCheckpoint } from './lineReader.ts'
import { readLog, readText } from './read.ts'
import type { ReadOptions } from './readOptions.ts'
import { type CheckpointLine, type LogSource, RecordedLog } from './recordedLog.ts'

/** An event log that can be read: the recorded one and its readers. */
export class EventLog extends RecordedLog {
  /**
   * @param header its first line
   * @param entries owned by the log from now on
   * @param more what a log has beside them
   */
  constructor(header: LogHeader, entries: readonly LogEntry[], more: Partial<LogSource> = {}) {
    super({ checkpoints: [], warnings: [], ...more, header, entries })
  }

  /**
   * Reads a log.
   * @param text NDJSON; a torn last line is dropped with a warning
   * @throws LogError naming the line for anything else that is wrong, and a newer version by name
   */
  static parse(text: string, options?: ReadOptions): EventLog {
    const { header, entries, ...extras } = readText(text, options)
    return new EventLog(header, entries, { ...extras, options })
  }

  /**
   * Reads a log from a stream, never holding its whole text.
   * @param chunks text or UTF-8 bytes, cut anywhere
   * @throws LogError like `parse`
   */
  static async read(
    chunks: AsyncIterable<string | Uint8Array>,
    options?: ReadOptions,
  ): Promise<EventLog> {
    const { header, warnings, upcasting, records } = await readLog(chunks, options)
    const entries: LogEntry[] = []
    const checkpoints: CheckpointLine[] = []
    for await (const record of records) {
      if (isCheckpoint(record)) checkpoints.push(record)
      else entries.push(record)
    }
    const { renames } = upcasting
    return new EventLog(header, entries, { checkpoints, warnings, options, renames })
  }
}
