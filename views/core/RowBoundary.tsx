import type { ReactNode } from 'react'
import { useAddress } from './environment.tsx'
import { FailureBoundary } from './FailureBoundary.tsx'

interface Props {
  /** What kind of row it is, for the report. */
  where: string
  /** What the row shows: once that is another object, it is drawn again. */
  shows: unknown
  /** What stands there instead of a row that broke. */
  instead?: ReactNode
  children: ReactNode
}

/** Catches what breaks in one row of a list, reports it, and leaves the other rows alone. */
export function RowBoundary({ where, shows, instead = null, children }: Props) {
  const reporting = useAddress('reporting')
  const report = (what: string) =>
    reporting.send({ type: 'reporting.problemMet', problem: { where, what } })
  return (
    <FailureBoundary fallback={() => instead} onFailure={report} retryOn={shows}>
      {children}
    </FailureBoundary>
  )
}
