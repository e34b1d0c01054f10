import type { ReportDetail } from '../../console.shapes.ts'

type Log = ReportDetail['logs'][number]

/** The page was loaded again when its next log begins so soon after the one before ended, in ms. */
const reloadWithin = 60_000

const startOf = ({ startedAt }: Log) => Date.parse(startedAt)
const endOf = (log: Log) => startOf(log) + log.duration

/** @returns the logs of a session as they began, one after the other or beside each other */
function inOrder(logs: readonly Log[]): Log[] {
  return logs.toSorted((one, other) => startOf(one) - startOf(other))
}

/** @returns the log that goes on where another ended: the page was loaded again */
export function logAfter(logs: readonly Log[], id: string): Log | undefined {
  const ended = logs.find((log) => log.id === id)
  if (!ended) return undefined
  return inOrder(logs).find((log) => {
    const pause = startOf(log) - endOf(ended)
    return log !== ended && pause >= 0 && pause <= reloadWithin
  })
}

/** @returns the log that is wanted, else the one in which the guest was last; null when there is none */
export function logToShow({ logs }: ReportDetail, wanted: string | null): string | null {
  const known = logs.find(({ id }) => id === wanted)
  const last = logs.toSorted((one, other) => endOf(one) - endOf(other)).at(-1)
  return (known ?? last)?.id ?? null
}

/** Where a log lies within its session. */
export interface LogLane {
  log: Log
  /** From 0 to 1 of the session's time. */
  from: number
  to: number
  /** The row among those that do not overlap: a tab, loaded again and again. */
  lane: number
  /** It goes on where another log ended. */
  isReload: boolean
}

/** @returns logs of a session on its time: those that overlap, of other tabs, lie beside each other */
export function lanesOf(logs: readonly Log[]): LogLane[] {
  const ordered = inOrder(logs)
  const begin = Math.min(...ordered.map(startOf))
  const whole = Math.max(...ordered.map(endOf)) - begin || 1
  const ends: number[] = []
  return ordered.map((log) => {
    const free = ends.findIndex((end) => end <= startOf(log))
    const lane = free < 0 ? ends.length : free
    ends[lane] = endOf(log)
    return {
      log,
      from: (startOf(log) - begin) / whole,
      to: (endOf(log) - begin) / whole,
      lane,
      isReload: ordered.some((other) => logAfter(logs, other.id) === log),
    }
  })
}
