import { use, useEffect, useState } from 'react'
import type { Branch, Breakpoint } from '../../replica.types.ts'
import { AskContext } from '../asking.ts'

/** More than these are not told apart on the scrubber. */
const mostMarks = 60

/** Where breakpoints would stop in a branch, as far as can be seen on a scrubber. */
export function useBreakpointMarks(
  branch: Branch,
  breakpoints: readonly Breakpoint[],
  first: number,
  length: number,
): readonly number[] {
  const ask = use(AskContext)
  const key = JSON.stringify(breakpoints)
  const [marks, setMarks] = useState<readonly number[]>([])
  useEffect(() => {
    let isWanted = true
    const find = async () => {
      const found: number[] = []
      const stops = JSON.parse(key) as readonly Breakpoint[]
      let from: number | null = first
      while (isWanted && stops.length > 0 && from !== null && found.length < mostMarks) {
        const aim = { kind: 'breakpoints', breakpoints: stops } as const
        from = (await ask?.('travel', branch, from, 1, aim, 'marks')) ?? null
        if (from === null || from > length) break
        found.push(from)
      }
      if (isWanted) setMarks(found)
    }
    find().catch(() => isWanted && setMarks([]))
    return () => {
      isWanted = false
    }
  }, [ask, branch, key, first, length])
  return marks
}
