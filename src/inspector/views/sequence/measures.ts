import type { Entry } from './entries.ts'

/** In px. */
export const measures = {
  gutter: 104,
  column: 136,
  lane: 28,
  pad: 6,
  header: 44,
  line: 19,
} as const

const longPause = 1000
const pauseHeight = 26
const perMs = 0.05
const longestToScale = 8000
const mostArrows = 60

/** How entries are drawn. */
export interface Manner {
  isToScale: boolean
  /** Only arrows that begin or end at these actors or in them; all when there is none. */
  actors: readonly string[]
}

/** How high a pause is drawn. */
export function heightOfPause(pause: number, isToScale: boolean): number {
  if (isToScale && pause <= longestToScale) return Math.round(pause * perMs)
  return pause >= longPause ? pauseHeight : 0
}

/** What stands in a pause: how long it is, when its height does not tell; empty for short ones. */
export function wordsOfPause(pause: number, isToScale: boolean): string {
  if (pause < longPause) return ''
  return isToScale && pause > longestToScale ? `${duration(pause)}, cut short` : duration(pause)
}

/** `120 ms`, `4.2 s`, `3 min 5 s`, `2 h 10 min` */
export function duration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`
  if (ms < 60_000) return `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 60) return `${minutes} min ${Math.floor((ms % 60_000) / 1000)} s`
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** Time since the log's start: `0:03.250`, `1:02:03.250` */
export function timeOf(at: number): string {
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0')
  const seconds = `${two((at / 1000) % 60)}.${String(Math.floor(at % 1000)).padStart(3, '0')}`
  const [hours, minutes] = [Math.floor(at / 3_600_000), Math.floor(at / 60_000) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${seconds}` : `${minutes}:${seconds}`
}

/** How many arrows of an entry are drawn; all of one that is chosen. */
export const drawnOf = (count: number, isWhole: boolean) =>
  isWhole ? count : Math.min(count, mostArrows)

/** How high an entry is with so many arrows; one without any is a thin line. */
export function heightOf({ pause }: Entry, count: number, { isToScale }: Manner, isWhole: boolean) {
  const { lane, pad } = measures
  const above = heightOfPause(pause, isToScale)
  if (count === 0) return above + 3
  const drawn = drawnOf(count, isWhole)
  return above + drawn * lane + pad + (drawn < count ? lane : 0)
}
