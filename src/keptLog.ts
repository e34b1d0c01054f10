import type { ReportableLog } from '../machines/support/report/report.events.ts'
import type { Environment } from '../services/core/environment.ts'
import type { LogFileProgress } from '../services/shell/logFile.service.ts'
import { saveLogFile } from '../services/shell/writtenLog.ts'
import { createJournal } from '../services/support/journal.service.ts'
import { browserJournalEnvironment } from '../services/support/journalEnvironment.ts'
import { writerInWorker } from '../services/support/journalWorker.ts'
import type { OwnLog } from '../services/support/ownLog.ts'
import { linesOfLogs } from '../services/support/storedLogs.ts'
import type { Amount, KeepOptions } from './engine/keepOptions.ts'
import { type Keeping, keepRecording } from './engine/record.ts'
import type { RecordedLog } from './engine/recordedLog.ts'
import type { Started } from './engine/recording.ts'
import { redact } from './redaction/redact.ts'
import { whenIdle } from './whenIdle.ts'

export { awaitInspector } from './inspected/hook.ts'

/**
 * What a page keeps of its log: the newest, from a checkpoint on. About an hour of a busy guest.
 */
const kept = { entries: 20_000, bytes: 16 * 2 ** 20 }
/** By when lines are on their way to the disk, so that they are there within a second. */
const flushWithin = { ms: 800, bytes: 48 * 1024 }

/**
 * Keeps the log of a page within bounds and writes it redacted. It comes in a chunk of its own: until
 * then the recording holds everything.
 * @param started the page's recording, which texts enter by their shape
 * @param keep how much of it is kept
 * @param where a sink gets its lines within a second; tests say what passes as time
 */
export function keepLog(
  started: Started,
  keep: Amount = kept,
  where: Pick<KeepOptions, 'after' | 'sink' | 'soon'> = {},
): Keeping {
  const promptly = nextTaskOf()
  return keepRecording(started, {
    redact,
    keep,
    soon: whenIdle,
    promptly,
    // timers of a page in the background wait for minutes
    after: (ms, run) => void (globalThis.document?.hidden ? promptly(run) : setTimeout(run, ms)),
    flushWithin,
    ...where,
  })
}

/** A page's log, as reports find it. */
interface StoredKeeping {
  keeping: Keeping
  own: OwnLog
  /** The lines of logs up to an entry, this page's or stored ones, of each the header first. */
  preview(logs: readonly Pick<ReportableLog, 'id' | 'until'>[]): Promise<string[][]>
  /** Offers the log to the guest as a file, up to the entry of that number. */
  save(upTo: number, progress: LogFileProgress): Promise<void>
}

/** Keeps the log of a page as `keepLog` does, and writes it to the disk. */
export function keepStoredLog(environment: Environment, started: Started): StoredKeeping {
  const journalEnvironment = browserJournalEnvironment(globalThis as never, environment)
  const journal = createJournal(
    journalEnvironment,
    writerInWorker(window, journalEnvironment.after),
  )
  const keeping = keepLog(started, kept, { sink: journal.sink })
  // before the journal's own, so that the end of the log is there when the page says that it is left
  for (const change of ['visibilitychange', 'pagehide'] as const)
    environment.onPageChange(change, () => keeping.flush())
  const { id, session, build } = keeping.log.header
  const own: OwnLog = {
    id,
    session: session ?? '',
    build: build ?? '',
    async settled() {
      keeping.flush()
      return journal.settled()
    },
    lines: () => keeping.log.lines(),
  }
  const preview: StoredKeeping['preview'] = (logs) => linesOfLogs(journalEnvironment, own, logs)
  return {
    keeping,
    own,
    preview,
    save: (upTo, progress) => saveKeptLog(environment, keeping.log, upTo, progress),
  }
}

/**
 * Offers a log to the guest as a file.
 * @param upTo the number of the last entry that it has
 */
async function saveKeptLog(
  environment: Environment,
  log: RecordedLog,
  upTo: number,
  progress: LogFileProgress,
): Promise<void> {
  // an input that is under way is written once it has its digest
  await new Promise<void>((resolve) => void environment.after(0, resolve))
  await saveLogFile(environment, { id: log.header.id, lines: log.lines(upTo) }, progress)
}

/** What lets something happen in a task of its own, also of a page in the background. */
function nextTaskOf(): (run: () => void) => void {
  const { port1, port2 } = new MessageChannel()
  const due: (() => void)[] = []
  port1.onmessage = () => due.shift()?.()
  return (run) => {
    due.push(run)
    port2.postMessage(null)
  }
}
