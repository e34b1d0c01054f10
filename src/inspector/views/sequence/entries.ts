import type { Arrow } from '../../replica.chart.types.ts'

/** The outside's lifeline. */
export const outside = ''

/** From when to when an actor lives within an entry, by places of arrows; null: before and after it. */
export interface Life {
  path: string
  start: number | null
  end: number | null
}

/** An entry with all the events that it led to. */
export interface Entry {
  position: number
  at: number
  /** Milliseconds since the entry before; 0 for the first. */
  pause: number
  arrows: readonly Arrow[]
  lives: readonly Life[]
}

/** A timer from the position at which it was set to that at which it fired, infinite while it is pending. */
export interface TimerSpan {
  path: string
  type: string
  set: number
  fired: number
}

const isBirth = ({ type }: Arrow) => type === 'xstate.init'

/** The actor that ends with an arrow. */
function endOf({ type, from, to }: Arrow): string | null {
  if (type === 'xstate.stop') return to
  return /^xstate\.(done|error)\.actor\./.test(type) ? from : null
}

/**
 * Arrows by the entries that they belong to.
 * @param alive addresses of the actors that there are before the first
 */
export function entriesOf(arrows: readonly Arrow[], alive: Iterable<string>): Entry[] {
  const entries: Entry[] = []
  let living = new Set(alive)
  for (const group of grouped(arrows)) {
    const [{ position, at }] = group
    const pause = Math.max(0, at - (entries.at(-1)?.at ?? at))
    const { lives, after } = livesOf(group, living)
    entries.push({ position, at, pause, arrows: group, lives })
    living = after
  }
  return entries
}

type Group = [Arrow, ...Arrow[]]

function grouped(arrows: readonly Arrow[]): Group[] {
  const groups: Group[] = []
  for (const arrow of arrows) {
    const last = groups.at(-1)
    if (last?.[0].position === arrow.position) last.push(arrow)
    else groups.push([arrow])
  }
  return groups
}

function livesOf(arrows: readonly Arrow[], alive: ReadonlySet<string>) {
  const after = new Set(alive)
  const open = new Map<string, Life>()
  for (const path of alive) open.set(path, { path, start: null, end: null })
  const lives = [...open.values()]
  const begin = (path: string, start: number | null) => {
    const life = { path, start, end: null }
    lives.push(life)
    open.set(path, life)
    after.add(path)
  }
  for (const [index, arrow] of arrows.entries()) {
    const ended = endOf(arrow)
    for (const path of [arrow.from, arrow.to]) {
      if (path === null || open.has(path)) continue
      begin(path, isBirth(arrow) && path === arrow.to ? index : null)
    }
    const life = ended === null ? undefined : open.get(ended)
    if (!life) continue
    life.end = index
    open.delete(life.path)
    after.delete(life.path)
  }
  return { lives, after }
}

/** The timers that fired with some arrows. */
export function firedTimers(arrows: readonly Arrow[]): TimerSpan[] {
  return arrows.flatMap(({ to, type, position, timerSetAt }) =>
    timerSetAt === null ? [] : [{ path: to, type, set: timerSetAt, fired: position }],
  )
}

/** Each timer once: one that is pending at the end of a page may have fired in the next. */
export function eachOnce(spans: readonly TimerSpan[]): TimerSpan[] {
  const found = new Map<string, TimerSpan>()
  for (const span of spans) {
    const key = `${span.path} ${span.type} ${span.set}`
    const known = found.get(key)
    if (!known || span.fired < known.fired) found.set(key, span)
  }
  return [...found.values()]
}

/** The actors that have part in an entry, the outside too. */
export function partiesOf(arrows: readonly Arrow[]): Set<string> {
  return new Set(arrows.flatMap(({ from, to }) => [from ?? outside, to]))
}

/** Lifelines from left to right: the outside, then actors, each before those in it. */
export function inOrder(paths: Iterable<string>): string[] {
  const key = (path: string) => path.replaceAll('/', '\0')
  return [...new Set(paths)].toSorted((one, other) => (key(one) < key(other) ? -1 : 1))
}

/** Whether an arrow begins or ends at one of some actors, or in one; all do when none is named. */
export function concerns(arrow: Arrow, actors: readonly string[]): boolean {
  if (actors.length === 0) return true
  return [arrow.from, arrow.to].some((path) =>
    actors.some((actor) => path === actor || path?.startsWith(`${actor}/`)),
  )
}
