import { useEffect, useState } from 'react'
import type { Chart } from '../../replica.chart.types.ts'
import { layOut } from './layout.ts'
import type { Picture } from './pictureOf.ts'

const slowAfter = 500

interface Layout {
  /** The last one while another is on its way. */
  picture: Picture | undefined
  isSlow: boolean
  problem: string | undefined
}

/** A chart laid out, again whenever it or what is collapsed is otherwise. */
export function useLayout(chart: Chart | undefined, collapsed: ReadonlySet<string>): Layout {
  const [layout, setLayout] = useState<Layout>({
    picture: undefined,
    isSlow: false,
    problem: undefined,
  })
  useEffect(() => {
    if (!chart) return
    let isWanted = true
    const put = (next: Partial<Layout>) => {
      if (isWanted) setLayout((last) => ({ ...last, isSlow: false, problem: undefined, ...next }))
    }
    const slow = setTimeout(() => put({ isSlow: true }), slowAfter)
    const { picture: wanted, leave } = layOut(chart, collapsed)
    wanted
      .then(
        (picture) => put({ picture }),
        (error: Error) => put({ problem: error.message }),
      )
      .finally(() => clearTimeout(slow))
    return () => {
      isWanted = false
      leave()
      clearTimeout(slow)
    }
  }, [chart, collapsed])
  return layout
}
