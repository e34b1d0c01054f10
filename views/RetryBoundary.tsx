import { Component, type ReactNode } from 'react'

interface Props {
  /** What stands there after a failure; `retry` draws the children again. */
  fallback: (retry: () => void) => ReactNode
  children: ReactNode
}

/** Catches what broke or did not come below it, and lets the guest try again. */
export class RetryBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return this.props.fallback(() => this.setState({ hasFailed: false }))
  }
}
