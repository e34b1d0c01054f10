import type { Environment } from '../services/core/environment.ts'
import { type LogFileProgress, saveLogFile } from '../services/shell/logFile.service.ts'
import type { Amount } from './engine/keeper.ts'
import { type Keeping, keepRecording } from './engine/record.ts'
import type { RecordedLog } from './engine/recordedLog.ts'
import type { Started } from './engine/recording.ts'
import { redact } from './redaction/redact.ts'

export { awaitInspector } from './inspected/hook.ts'

/**
 * What a page keeps of its log: the newest, from a checkpoint on. About an hour of a busy guest.
 */
const kept = { entries: 20_000, bytes: 16 * 2 ** 20 }
/** How long the page may put off what is done while it rests, in ms. */
const patience = 2_000

/**
 * Keeps the log of a page within bounds and writes it redacted. It comes in a chunk of its own: until
 * then the recording holds everything.
 * @param started the page's recording, which texts enter by their shape
 * @param keep how much of it is kept
 */
export function keepLog(started: Started, keep: Amount = kept): Keeping {
  return keepRecording(started, { redact, keep, soon: whenResting, promptly: nextTaskOf() })
}

/**
 * Offers a log to the guest as a file.
 * @param upTo the number of the last entry that it has
 */
export async function saveKeptLog(
  environment: Environment,
  log: RecordedLog,
  upTo: number,
  progress: LogFileProgress,
): Promise<void> {
  // an input that is under way is written once it has its digest
  await new Promise<void>((resolve) => void environment.after(0, resolve))
  await saveLogFile(environment, { id: log.header.id, lines: log.lines(upTo) }, progress)
}

/** What lets something happen in a task of its own, also of a page in the background, whose timers wait for minutes. */
function nextTaskOf(): (run: () => void) => void {
  const { port1, port2 } = new MessageChannel()
  const due: (() => void)[] = []
  port1.onmessage = () => due.shift()?.()
  return (run) => {
    due.push(run)
    port2.postMessage(null)
  }
}

function whenResting(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: patience })
  else setTimeout(run)
}
