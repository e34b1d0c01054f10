import { use, useCallback, useEffect, useState } from 'react'
import type { Branch, Row, RowFilter } from '../../replica.types.ts'
import { AskContext } from '../asking.ts'

const pageSize = 100
/** How many pages stay in memory. */
const keptPages = 60

interface Pages {
  key: string
  pages: ReadonlyMap<number, readonly Row[]>
}

/**
 * Rows of a long log, asked page by page as they are seen.
 * @param revision another one asks again, of a log that grows
 */
export function useRows(branch: Branch, filter: RowFilter, revision: number) {
  const ask = use(AskContext)
  const key = JSON.stringify([branch, filter])
  const [known, setKnown] = useState<Pages>({ key, pages: new Map() })
  const [range, setRange] = useState({ from: 0, to: 0 })
  const pages = known.key === key ? known.pages : new Map<number, readonly Row[]>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a log that grew is asked again
  useEffect(() => {
    let isWanted = true
    const first = Math.floor(range.from / pageSize)
    const last = Math.floor(range.to / pageSize)
    const [asked, wanted] = JSON.parse(key) as [Branch, RowFilter]
    for (let page = first; page <= last; page += 1) {
      ask?.('rows', asked, wanted, page * pageSize, pageSize).then(
        (rows) => {
          if (!isWanted) return
          setKnown((before) => {
            const others = before.key === key ? [...before.pages] : []
            const kept = others.filter(([other]) => other !== page).slice(-keptPages)
            return { key, pages: new Map([...kept, [page, rows]]) }
          })
        },
        () => undefined,
      )
    }
    return () => {
      isWanted = false
    }
  }, [ask, key, range, revision])

  const onRange = useCallback((from: number, to: number) => {
    setRange((last) => {
      const next = { from: pageOf(from), to: pageOf(to) }
      return next.from === last.from && next.to === last.to ? last : next
    })
  }, [])
  return {
    onRange,
    rowAt: (index: number) => pages.get(Math.floor(index / pageSize))?.[index % pageSize],
  }
}

const pageOf = (index: number) => Math.floor(index / pageSize) * pageSize
