import type { ReactNode } from 'react'
import type { PageName } from '../../../machines/shell/navigation/routes.ts'
import { useAddress } from '../../core/environment.tsx'
import { FailureBoundary } from '../../core/FailureBoundary.tsx'
import { PageCrashed } from './PageCrashed.tsx'

interface Props {
  page: PageName
  children: ReactNode
}

/** Catches what breaks on a page, reports it, and leaves the rest of the site alone. */
export function PageBoundary({ page, children }: Props) {
  const reporting = useAddress('reporting')
  const report = (what: string) =>
    reporting.send({ type: 'reporting.problemMet', problem: { where: page, what } })
  return (
    <FailureBoundary fallback={() => <PageCrashed />} onFailure={report}>
      {children}
    </FailureBoundary>
  )
}
