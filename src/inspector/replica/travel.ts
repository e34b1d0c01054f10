import type { Aim, Breakpoint } from '../replica.types.ts'
import { differs } from './changes.ts'
import { typeOf } from './entries.ts'
import { expressionOf } from './expressions.ts'
import { isBelow, typeMatcher } from './filter.ts'
import type { Line } from './line.ts'
import { valueAt } from './paths.ts'
import type { Standing } from './scenes.ts'
import { Slices } from './slices.ts'
import { pathOf, stepsAt } from './standing.ts'
import { activeIds } from './verdicts.ts'

/** Positions at which an aim may be met, and what tells whether it is. */
interface Search {
  candidates: readonly number[]
  /** Absent: it is met at all of them. */
  isMet?: (position: number) => Promise<boolean>
}

/** Back in time is looked through in stretches of so many, each from its beginning on. */
const stretch = 128

/**
 * The next position in a direction at which an aim is met.
 * @param isWanted asked now and then; once it says no, the search ends
 * @returns null when there is none
 */
export async function travel(
  line: Line,
  from: number,
  direction: 1 | -1,
  aim: Aim,
  isWanted: () => boolean,
): Promise<number | null> {
  const searches = await Promise.all(searchesOf(aim, from).map((search) => search(line)))
  const found = new Map<number, Search[]>()
  for (const search of searches) {
    for (const position of search.candidates) {
      if (direction > 0 ? position <= from : position >= from) continue
      const others = found.get(position)
      if (others) others.push(search)
      else found.set(position, [search])
    }
  }
  const positions = [...found.keys()].toSorted((one, other) => one - other)
  const slices = new Slices()
  const isMet = async (position: number): Promise<boolean> => {
    await slices.rest()
    if (!isWanted()) throw new Error('Another way was begun.')
    for (const { isMet: asks } of found.get(position) as Search[]) {
      if (!asks || (await asks(position))) return true
    }
    return false
  }
  if (direction > 0) {
    for (const position of positions) if (await isMet(position)) return position
    return null
  }
  for (let end = positions.length; end > 0; end -= stretch) {
    let last: number | null = null
    for (const position of positions.slice(Math.max(0, end - stretch), end)) {
      if (await isMet(position)) last = position
    }
    if (last !== null) return last
  }
  return null
}

type Searching = (line: Line) => Promise<Search>

function searchesOf(aim: Aim, from: number): Searching[] {
  switch (aim.kind) {
    case 'alike':
      return [(line) => searchAlike(line, from)]
    case 'change':
      return [(line) => searchChange(line, aim.actor, aim.path)]
    case 'breakpoints':
      return aim.breakpoints.map((breakpoint) => (line) => searchBreakpoint(line, breakpoint))
  }
}

async function searchAlike({ strand }: Line, from: number): Promise<Search> {
  const entry = strand.entries[from - 1]
  if (!entry) return { candidates: [] }
  return { candidates: await strand.rows.positions({ types: [typeOf(entry.event)] }) }
}

async function searchType(line: Line, type: string, actor: string | undefined): Promise<Search> {
  const { strand, scenes } = line
  const matches = typeMatcher([type])
  if (strand.rows.types().some((known) => matches(known.type))) {
    const positions = await strand.rows.positions({ types: [type], ...(actor && { actor }) })
    const candidates = actor
      ? positions.filter((position) => isBelow(strand.entries[position - 1]?.to, actor))
      : positions
    return { candidates }
  }
  // Nobody outside sends it: actors may send it to each other
  const candidates = actor ? await line.strand.workOf(pathOf(actor)) : allPositions(line)
  return {
    candidates,
    async isMet(position) {
      const { deliveries } = await scenes.trace(position)
      return deliveries.some(
        (each) =>
          each.position === position &&
          matches(typeOf(each.event)) &&
          (!actor || isBelow(each.to, actor)),
      )
    },
  }
}

function allPositions({ strand }: Line): number[] {
  return strand.entries.map((_, index) => index + 1)
}

/** A search among the ends of the inputs in which an actor was at work. */
async function searchActor(
  line: Line,
  actor: string,
  isMet: (
    before: Standing | undefined,
    after: Standing | undefined,
    position: number,
  ) => Promise<boolean>,
): Promise<Search> {
  const { strand, scenes } = line
  const ends = (await strand.workOf(pathOf(actor))).map((position) => {
    let end = position
    while (strand.entries[end]?.within) end++
    return end
  })
  return {
    candidates: [...new Set(ends)].filter((position) => position > 0),
    async isMet(position) {
      const start = scenes.startOf(position)
      const { actors: before } = await scenes.at({ position: start, microstep: 0 })
      const { actors: after } = await scenes.at({ position, microstep: 0 })
      return isMet(before.get(actor), after.get(actor), position)
    },
  }
}

function searchChange(line: Line, actor: string, path: string): Promise<Search> {
  return searchActor(line, actor, async (before, after) =>
    differs(valueAt(before?.snapshot, path), valueAt(after?.snapshot, path)),
  )
}

/** @param state its id, with or without the machine's: `order.cooking` or `cooking` */
function isIn(standing: Standing | undefined, state: string): boolean {
  const ids = activeIds(standing?.snapshot)
  return ids.includes(state) || ids.includes(`${ids[0]}.${state}`)
}

function searchBreakpoint(line: Line, breakpoint: Breakpoint): Promise<Search> {
  switch (breakpoint.kind) {
    case 'event':
      return searchType(line, breakpoint.type, breakpoint.actor)
    case 'state': {
      const { actor, state } = breakpoint
      return searchActor(line, actor, async (before, after) => {
        return isIn(after, state) && !isIn(before, state)
      })
    }
    case 'expression': {
      const { actor, expression } = breakpoint
      const holds = expressionOf(expression)
      return searchActor(line, actor, async (before, after, position) => {
        if (!after) return false
        const steps = await stepsAt(line, position)
        const event = steps.findLast((step) => step.actor.address === actor)?.event ?? null
        const subjectOf = (standing: Standing, own: unknown) => ({
          context: standing.snapshot.context ?? null,
          value: standing.snapshot.value ?? standing.snapshot.status,
          event: own,
        })
        if (!holds(subjectOf(after, event))) return false
        return !before || expression.includes('event') || !holds(subjectOf(before, null))
      })
    }
  }
}
