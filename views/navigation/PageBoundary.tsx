import { Component, type ReactNode } from 'react'
import type { PageName } from '../../machines/navigation/routes.ts'
import { useAddress } from '../environment.tsx'
import { PageCrashed } from './PageCrashed.tsx'

interface Props {
  page: PageName
  children: ReactNode
}

/** Catches what breaks on a page, reports it, and leaves the rest of the site alone. */
export function PageBoundary({ page, children }: Props) {
  const reporting = useAddress('reporting')
  return (
    <Boundary
      onCrash={(what) =>
        reporting.send({ type: 'reporting.problemMet', problem: { where: page, what } })
      }
    >
      {children}
    </Boundary>
  )
}

interface BoundaryProps {
  onCrash: (errorName: string) => void
  children: ReactNode
}

class Boundary extends Component<BoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error instanceof Error ? error.name : 'unknown')
  }

  override render() {
    return this.state.hasCrashed ? <PageCrashed /> : this.props.children
  }
}
