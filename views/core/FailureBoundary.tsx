import { Component, type ReactNode } from 'react'
import { forgetFailures } from './once.ts'

interface Props {
  /** What stands there after a failure; `retry` draws the children again. */
  fallback: (retry: () => void) => ReactNode
  /** Told the name of the error. */
  onFailure?: (errorName: string) => void
  /** Whenever this changes after a failure, another try is made. */
  retryOn?: unknown
  children: ReactNode
}

/** Catches what broke or did not come below it, tells of it, and lets the guest try again. */
export class FailureBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  constructor(props: Props) {
    super(props)
    forgetFailures()
  }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidUpdate({ retryOn }: Props) {
    if (this.state.hasFailed && retryOn !== this.props.retryOn) this.retry()
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure?.(error instanceof Error ? error.name : 'unknown')
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return this.props.fallback(() => this.retry())
  }

  private retry() {
    forgetFailures()
    this.setState({ hasFailed: false })
  }
}
