import type { Environment } from '../core/environment.ts'
import type { LogFileProgress } from './logFile.service.ts'

/** A log as it is written out. */
export interface WrittenLog {
  id: string
  /** Each with its line break. */
  lines: Iterable<string> & { readonly length: number }
}

/** For so long at a time the page may be held, in ms; what follows a slice is a task of its own. */
const sliceTime = 12
/** A slice has no more lines than this, also when the clock is set back meanwhile. */
const sliceLines = 1_000
/** In ms. */
const toldEvery = 1_000

/**
 * Offers an event log to the guest as the file `<id>.log.ndjson` (contract §5). It is written in slices,
 * between which the page goes on, and never is one text, for which it may be too long.
 * @param log what its id has that a file name cannot carry becomes a hyphen
 * @throws Error of the browser when it has no room for the file, the signal's reason once it is aborted
 */
export async function saveLogFile(
  environment: Pick<Environment, 'after' | 'now' | 'saveFile'>,
  { id, lines }: WrittenLog,
  { onShare, signal }: LogFileProgress,
): Promise<void> {
  const pieces: Blob[] = []
  let slice: string[] = []
  let written = 0
  let sliceBegan = environment.now()
  let told = sliceBegan
  for (const line of lines) {
    slice.push(line)
    if (slice.length < sliceLines && environment.now() - sliceBegan < sliceTime) continue
    pieces.push(new Blob(slice))
    written += slice.length
    slice = []
    await new Promise<void>((resolve) => void environment.after(0, resolve))
    signal.throwIfAborted()
    sliceBegan = environment.now()
    if (sliceBegan - told < toldEvery) continue
    told = sliceBegan
    onShare(written / lines.length)
  }
  const file = new Blob([...pieces, ...slice], { type: 'application/x-ndjson' })
  environment.saveFile(`${id.replace(/[^\w-]+/g, '-')}.log.ndjson`, file)
}
