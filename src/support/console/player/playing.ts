import type { Mark, Stops } from '../../replay/messages.ts'

export const speeds = [0.5, 1, 2, 4, 8, 16] as const
export type Speed = (typeof speeds)[number]

/** A pause of a guest's is played no longer than this, in ms of the log, when pauses are skipped. */
const longestPause = 1_000
/** Pictures follow each other no faster, in ms of the one who watches. */
const shortestStep = 16

/** How long one rests before the address names the place, in ms. */
export const restDelay = 400

/** Where playing goes next, and after how long, in ms. */
export interface NextStep {
  index: number
  delay: number
}

/**
 * The stop that is shown next when a log is played. Of several within a step too short to be seen it is the last.
 * @param index of the stop that is shown
 * @returns null at the end
 */
export function nextStep(
  { ats }: Stops,
  index: number,
  speed: Speed,
  skipsIdle: boolean,
): NextStep | null {
  const now = ats[index]
  const then = ats[index + 1]
  if (now === undefined || then === undefined) return null
  const gap = then - now
  const pause = skipsIdle ? Math.min(gap, longestPause) : gap
  const delay = Math.max(pause / speed, shortestStep)
  const until = Math.max(now + shortestStep * speed, then)
  let last = index + 1
  while (last + 1 < ats.length && (ats[last + 1] as number) <= until) last++
  return { index: last, delay }
}

/** @returns the index of the last stop at or before a time of the log, in ms */
export function stopAt({ ats }: Stops, at: number): number {
  return lastUpTo(ats, at)
}

/** @returns the index of the last stop at or before a position */
export function stopOf({ positions }: Stops, position: number): number {
  return lastUpTo(positions, position)
}

/** @returns the index of the last stop at or before the entry with a number */
export function stopOfEntry({ seqs }: Stops, seq: number): number {
  return lastUpTo(seqs, seq)
}

function lastUpTo(ascending: readonly number[], wanted: number): number {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ascending[middle] as number) <= wanted) low = middle + 1
    else high = middle
  }
  return Math.max(low - 1, 0)
}

/** @returns the next mark in a direction; undefined when there is none */
export function nextMark(
  marks: readonly Mark[],
  position: number,
  direction: 1 | -1,
): Mark | undefined {
  return direction === 1
    ? marks.find((mark) => mark.position > position)
    : marks.findLast((mark) => mark.position < position)
}
