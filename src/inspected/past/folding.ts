import { setFold } from '../../../machines/core/clock.ts'
import { completeApp } from '../../areas/all.ts'
import { type LogEntry, type RecordedLog, type Replay, replayInSteps } from '../../engine/index.ts'

/** So long the page folds at once, in ms; then it is the app's turn. */
const slice = 12
/** So many transitions are folded in one step, at first. */
const stepSize = 128

/** What of a log is folded, and the numbers of its entries. */
export interface Folded {
  replayed: Replay<typeof completeApp>
  /** The number of the entry at which position 0 is. */
  offset: number
  entries: LogEntry[]
  startedAt: number
}

/**
 * Folds a log while the app goes on: some of it in each of many tasks.
 * @param isWanted asked between them; once it says no, the folding ends
 * @param tell is told between them how many entries are folded, of how many
 * @param rest resolves when the next of them may begin
 * @returns undefined when it was not wanted to its end
 */
export async function fold(
  log: RecordedLog,
  isWanted: () => boolean,
  tell: (done: number, total: number) => void,
  rest: () => Promise<void>,
): Promise<Folded | undefined> {
  const entries = [...log.entries]
  const steps = replayInSteps(completeApp, log, {
    ...{ systemId: 'app', onFold: setFold, momentEvery: stepSize },
  })
  for (let begun = performance.now(); ; ) {
    const step = steps.next()
    if (step.done) {
      const offset = (entries[0]?.seq ?? 1) - 1
      return { replayed: step.value, offset, entries, startedAt: Date.parse(log.header.startedAt) }
    }
    if (performance.now() - begun < slice) continue
    tell(step.value.position, entries.length)
    await rest()
    if (!isWanted()) return undefined
    begun = performance.now()
  }
}

/** @returns whether what has come since then was taken in too: the log may have let go of some of it */
export function goOn({ replayed, offset, entries }: Folded, log: RecordedLog): boolean {
  const last = offset + replayed.length
  const more = log.entries.filter(({ seq }) => seq > last)
  if (more.length > 0 && more[0]?.seq !== last + 1) return false
  entries.push(...more)
  replayed.append(more)
  return true
}

/** The position after what was taken within an entry: until then its input is not folded. */
export function afterWithin(entries: readonly LogEntry[], position: number): number {
  let after = position
  while (entries[after]?.within) after++
  return after
}

/** The number of the last entry that is known. */
export function lastOf({ replayed, offset }: Folded): number {
  return offset + replayed.length
}
