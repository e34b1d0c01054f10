import type { Arrow } from '../../replica.chart.types.ts'
import { nameOfEvent } from '../eventNames.ts'
import { concerns, type Entry } from './entries.ts'
import { duration, timeOf } from './measures.ts'

/** An arrow in words: `outside to app: guest.loggedIn`. */
function wordsOfArrow({ from, to, type, timerSetAt }: Arrow): string {
  const timer = timerSetAt === null ? '' : `, a timer set at entry ${timerSetAt}`
  return `${from ?? 'outside'} to ${to}: ${nameOfEvent(type)}${timer}`
}

/** All that is drawn of an entry, in words. */
export function wordsOfEntry(
  { position, at, pause, arrows }: Entry,
  actors: readonly string[],
): string {
  const shown = arrows.filter((arrow) => concerns(arrow, actors))
  const waited = pause >= 1000 ? `, ${duration(pause)} after the one before` : ''
  const told = shown.length > 0 ? shown.map(wordsOfArrow).join('; ') : 'nothing for these actors'
  return `Entry ${position} at ${timeOf(at)}${waited}. ${told}`
}
