import type { LogEntry } from './format.ts'
import { type ReadOptions, readLog, readText } from './read.ts'
import { RecordedLog } from './recordedLog.ts'

/** An event log that can be read: the recorded one and its readers. */
export class EventLog extends RecordedLog {
  /**
   * Reads a log.
   * @param text NDJSON; a torn last line is dropped with a warning
   * @throws LogError naming the line for anything else that is wrong, and a newer version by name
   */
  static parse(text: string, options?: ReadOptions): EventLog {
    const { header, entries, warnings } = readText(text, options)
    return new EventLog(header, entries, { warnings })
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
    const { header, warnings, entries: stream } = await readLog(chunks, options)
    const entries: LogEntry[] = []
    for await (const entry of stream) entries.push(entry)
    return new EventLog(header, entries, { warnings })
  }
}
