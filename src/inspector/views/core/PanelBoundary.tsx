import { Component, type ReactNode } from 'react'
import { Button } from './controls.tsx'
import { Empty } from './Empty.tsx'

interface PanelBoundaryProps {
  /** What the panel is called. */
  name: string
  /** The panel is tried again when this is another. */
  resetKey: string
  children: ReactNode
}

interface Failure {
  error: Error | null
  resetKey: string
}

/** Says that a panel failed and why, in its place; the others stay. */
export class PanelBoundary extends Component<PanelBoundaryProps, Failure> {
  override state: Failure = { error: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<Failure> {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  static getDerivedStateFromProps(props: PanelBoundaryProps, state: Failure): Failure | null {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return (
      <Empty title={`${this.props.name} cannot be shown here`} sentence={error.message} isWrong>
        <Button onPress={() => this.setState({ error: null })}>Try again</Button>
      </Empty>
    )
  }
}
