import type { LogEntry } from '../../engine/index.ts'
import { nameOf } from '../../inspector/views/core/words.ts'
import type { Mark, MarkKind } from './messages.ts'

/** So many presses of the same thing, so close together, are made in anger. */
const ragePresses = 3
const rageSpan = 1_000

const loadWords = { load: 'Opened', push: 'Went to', replace: 'Went to', pop: 'Back or forward to' }

/**
 * What one may want to go to in a log: what failed, lost connections, payments, pages, and presses in anger.
 * @param entries of the log, from its first position on
 * @param restAt the position at which everything is at rest again after an entry, by its place
 */
export function marksOf(
  entries: readonly LogEntry[],
  restAt: (place: number) => number = (place) => place + 1,
): Mark[] {
  const marks: Mark[] = []
  const streaks = new Map<string, Streak>()
  entries.forEach((entry, place) => {
    const add = (kind: MarkKind, title: string) =>
      marks.push({ kind, position: restAt(place), at: entry.at, title: title.slice(0, 200) })
    const said = toldBy(entry)
    if (said) add(...said)
    if (isPressed(entry) && isAngry(streaks, entry)) {
      add('rage', `${ragePresses} presses within a second: ${entry.event.type}`)
    }
  })
  return marks
}

type Field = Readonly<Record<string, unknown>>

function toldBy({ event, to }: LogEntry): [MarkKind, string] | undefined {
  const told = event as unknown as Field
  switch (event.type) {
    case 'engine.threw':
    case 'xstate.promise.reject':
      return ['error', `${nameOf(to)} failed: ${errorName(told.error ?? told.data)}`]
    case 'reporting.problemMet': {
      const { what, where } = (told.problem ?? {}) as Field
      return ['error', `${what} in ${where}`]
    }
    case 'socket.closed':
      return ['reconnect', `Connection closed (${told.code})`]
    case 'payClient.opened':
    case 'payClient.closed':
    case 'payClient.succeeded':
    case 'checkout.opened':
    case 'checkout.closed':
      return ['payment', event.type + (typeof told.flow === 'string' ? ` (${told.flow})` : '')]
    case 'router.locationChanged': {
      const { path, isSameVisit, overlays } = (told.location ?? {}) as Field
      if (isSameVisit === true || overlays !== 0) return undefined
      const words = loadWords[told.cause as keyof typeof loadWords] ?? 'Went to'
      return ['page', `${words} ${path}`]
    }
    default:
      return undefined
  }
}

function errorName(error: unknown): string {
  const name = (error as Field | null | undefined)?.name
  return typeof name === 'string' ? name : 'an error'
}

/** What a view sent comes of no actor. */
function isPressed({ event: { type }, from, timer, within }: LogEntry): boolean {
  if (from !== undefined || timer !== undefined || within !== undefined) return false
  return /(?:Requested|Chosen|Toggled|Submitted|Selected|Switched)$/.test(type)
}

/** Presses of the same thing, as long as none is a second after the one before. */
interface Streak {
  ats: number[]
  isTold: boolean
}

/** Whether it is the press that makes them too many; what follows at once belongs to them. */
function isAngry(streaks: Map<string, Streak>, { event, to, at }: LogEntry): boolean {
  const key = `${to} ${JSON.stringify(event)}`
  const before = streaks.get(key)
  const goesOn = before !== undefined && at - (before.ats.at(-1) ?? 0) < rageSpan
  const streak = goesOn ? before : { ats: [], isTold: false }
  streaks.set(key, streak)
  streak.ats = [...streak.ats, at].slice(-ragePresses)
  const isMuch = streak.ats.length === ragePresses && at - (streak.ats[0] ?? 0) < rageSpan
  if (!isMuch || streak.isTold) return false
  streak.isTold = true
  return true
}
