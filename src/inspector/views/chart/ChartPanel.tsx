import { ReactFlowProvider } from '@xyflow/react'
import type { ReactNode } from 'react'
import type { Moment } from '../../replica.types.ts'
import { useAnswer } from '../asking.ts'
import style from './Chart.module.css'
import { DrawnChart } from './DrawnChart.tsx'

interface Props {
  moment: Moment
  /** The address of the chosen actor. */
  actor: string | null
  /** What its chart is called; null when it is no machine, undefined until that is known. */
  machine: string | null | undefined
  /** Another one when more was counted, or the log has grown. */
  revision?: number
  onSelectActor(path: string): void
  onSelectState?(id: string): void
}

/** The statechart of an actor at a moment, or why there is none. */
export function ChartPanel({ actor, machine, ...props }: Props) {
  const { value: chart, problem } = useAnswer('chart', actor && machine ? [machine] : undefined)
  if (actor === null) return <Empty>Choose an actor to see its statechart.</Empty>
  if (machine === null) return <Empty>{actor} is no state machine and has no chart.</Empty>
  if (problem !== undefined) return <Empty>The chart cannot be shown: {problem}</Empty>
  if (!machine || chart?.machine !== machine) return <Empty>Reading the chart …</Empty>
  return (
    <ReactFlowProvider key={machine}>
      <DrawnChart {...props} chart={chart} actor={actor} />
    </ReactFlowProvider>
  )
}

function Empty({ children }: { children: ReactNode }) {
  return (
    <p className={style.empty} role="status">
      {children}
    </p>
  )
}
