import { use, useEffect, useMemo, useRef, useState } from 'react'
import type { Arrow } from '../../replica.chart.types.ts'
import type { Branch } from '../../replica.types.ts'
import { type Ask, AskContext } from '../asking.ts'
import { type Entry, entriesOf, firedTimers, type TimerSpan } from './entries.ts'

export const pageSize = 50
const mostKept = 16

/** Entries from one position to another. */
export interface Page {
  from: number
  upTo: number
  entries: ReadonlyMap<number, Entry>
  timers: readonly TimerSpan[]
}

/**
 * Asks for entries with all that their drawing needs.
 * @param first position at which the log begins
 * @throws {Error} when the replica does not answer
 */
export async function readPage(
  ask: Ask,
  branch: Branch,
  first: number,
  from: number,
  upTo: number,
): Promise<Page> {
  const begin = { branch, position: from - 1, microstep: 0 }
  const end = { branch, position: upTo, microstep: 0 }
  const [before, arrows, actors, pending] = await Promise.all([
    from - 1 > first ? ask('arrows', branch, from - 1, 1) : [],
    allArrows(ask, branch, from, upTo),
    ask('actors', begin),
    ask('timers', end),
  ])
  const alive = actors.filter(({ status }) => status === 'active').map(({ path }) => path)
  const entries = entriesOf(arrows, alive)
  const [earliest] = entries
  if (earliest && before[0]) earliest.pause = Math.max(0, earliest.at - before[0].at)
  return {
    from,
    upTo,
    entries: new Map(entries.map((entry) => [entry.position, entry])),
    timers: [
      ...firedTimers(arrows),
      ...pending.flatMap(({ target, type, setAt }) =>
        setAt === null ? [] : [{ path: target, type, set: setAt, fired: Number.POSITIVE_INFINITY }],
      ),
    ],
  }
}

/** A replica gives a bounded number of arrows at once, of whole entries. */
async function allArrows(ask: Ask, branch: Branch, from: number, upTo: number): Promise<Arrow[]> {
  const all: Arrow[] = []
  for (let next = from; next <= upTo; ) {
    const arrows = await ask('arrows', branch, next, upTo - next + 1)
    const last = arrows.at(-1)
    if (!last || last.position < next) break
    all.push(...arrows)
    next = last.position + 1
  }
  return all
}

interface Pages {
  /** By their places, those near what is seen. */
  pages: ReadonlyMap<number, Page>
  problem: string | undefined
}

/**
 * The pages of what is seen, asked for one after the other, so that a fast scroll asks for little.
 * @param first position at which the log begins; the entry after it is the first
 * @param seen places of the first and last page that are seen
 */
export function usePages(
  branch: Branch,
  first: number,
  length: number,
  seen: readonly [number, number],
): Pages {
  const ask = use(AskContext)
  const owner = useMemo(() => ({ ask, branch, first }), [ask, branch, first])
  const [read, setRead] = useState<Pages & { owner: unknown }>({ ...nothing, owner })
  const asking = useRef<unknown>(undefined)
  const { pages, problem } = read.owner === owner ? read : nothing

  useEffect(() => {
    if (!ask || asking.current === owner) return
    const endOf = (one: number) => Math.min(length, first + (one + 1) * pageSize)
    const place = range(seen).find((one) => (pages.get(one)?.upTo ?? 0) < endOf(one))
    if (place === undefined) return
    asking.current = owner
    const tell = (next: (last: Pages) => Partial<Pages>) => {
      if (asking.current !== owner) return
      asking.current = undefined
      setRead((last) => {
        const before = last.owner === owner ? last : nothing
        return { ...before, ...next(before), owner }
      })
    }
    readPage(ask, branch, first, first + 1 + place * pageSize, endOf(place)).then(
      (page) => tell((last) => ({ pages: put(last.pages, place, page, seen), problem: undefined })),
      (error: Error) => tell(() => ({ problem: error.message })),
    )
  }, [ask, owner, branch, first, length, seen, pages])

  return { pages, problem }
}

const nothing: Pages = { pages: new Map(), problem: undefined }

const range = ([from, to]: readonly [number, number]) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** With one page more, and without those farthest away when there are too many. */
function put(
  pages: ReadonlyMap<number, Page>,
  place: number,
  page: Page,
  [from]: readonly [number, number],
): ReadonlyMap<number, Page> {
  const all = [...pages, [place, page] as const].toSorted(
    ([one], [other]) => Math.abs(one - from) - Math.abs(other - from),
  )
  return new Map(all.slice(0, mostKept))
}
