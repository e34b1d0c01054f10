import { useEffect, useMemo, useState } from 'react'
import type { Chart } from '../../replica.types.ts'
import { layOut, nameOfLayout } from './layout.ts'
import type { Picture } from './pictureOf.ts'

const slowAfter = 500

interface Layout {
  /** The last one while another is on its way. */
  picture: Picture | undefined
  /** The chart that `picture` is of. */
  chart: Chart | undefined
  isSlow: boolean
  problem: string | undefined
}

/** A chart laid out, again whenever it or what is collapsed is otherwise. */
export function useLayout(chart: Chart | undefined, collapsed: ReadonlySet<string>): Layout {
  const name = useMemo(() => chart && nameOfLayout(chart, collapsed), [chart, collapsed])
  const [layout, setLayout] = useState<Layout & { name?: string }>({
    picture: undefined,
    chart: undefined,
    isSlow: false,
    problem: undefined,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name stands for what is collapsed
  useEffect(() => {
    if (!chart) return
    let isWanted = true
    const put = (next: Partial<Layout> & { name?: string }) => {
      if (isWanted) setLayout((last) => ({ ...last, isSlow: false, problem: undefined, ...next }))
    }
    const slow = setTimeout(() => put({ isSlow: true }), slowAfter)
    layOut(chart, collapsed)
      .then(
        (picture) => put({ picture, chart, name }),
        (error: Error) => put({ problem: error.message }),
      )
      .finally(() => clearTimeout(slow))
    return () => {
      isWanted = false
      clearTimeout(slow)
    }
  }, [name])
  return layout
}
