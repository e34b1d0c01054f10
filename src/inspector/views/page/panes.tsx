import {
  selectActor,
  selectCounted,
  selectLength,
  selectMoment,
  selectOpened,
  selectPanels,
} from '../../inspector/inspector.selectors.ts'
import { ActorsPanel } from '../actors/ActorsPanel.tsx'
import { BreakpointsPanel } from '../breakpoints/BreakpointsPanel.tsx'
import { ChangesPanel } from '../changes/ChangesPanel.tsx'
import { ChartPanel } from '../chart/ChartPanel.tsx'
import { Empty } from '../core/Empty.tsx'
import { useInspector, useTell } from '../core/inspecting.ts'
import { PanelBoundary } from '../core/PanelBoundary.tsx'
import { PaneTabs } from '../core/PaneTabs.tsx'
import { DifferencesPanel } from '../differences/DifferencesPanel.tsx'
import { LogPanel } from '../log/LogPanel.tsx'
import { SendPanel } from '../send/SendPanel.tsx'
import { SequencePanel } from '../sequence/SequencePanel.tsx'
import { StatePanel } from '../state/StatePanel.tsx'
import { useStandingActor } from '../state/standingActor.ts'
import { TimersPanel } from '../timers/TimersPanel.tsx'
import { WhatIfPanel } from '../whatIf/WhatIfPanel.tsx'
import styles from './InspectorPage.module.css'

/** A panel that failed is tried again at another moment or for another actor. */
function useResetKey(): string {
  const moment = useInspector(selectMoment)
  const actor = useInspector(selectActor)
  return JSON.stringify([moment, actor])
}

export function ActorsPane() {
  const resetKey = useResetKey()
  return (
    <section className={styles.titled} aria-label="Actors">
      <h2 className={styles.head}>Actors</h2>
      <PanelBoundary name="The actors" resetKey={resetKey}>
        <ActorsPanel />
      </PanelBoundary>
    </section>
  )
}

export function MiddlePane() {
  const { middle } = useInspector(selectPanels)
  const tell = useTell()
  return (
    <PaneTabs
      label="Drawings"
      chosen={middle}
      resetKey={useResetKey()}
      onChoice={(id) => tell({ type: 'inspector.panelChosen', panels: { middle: id } })}
      tabs={[
        { id: 'chart', title: 'Chart', draw: () => <Chart /> },
        { id: 'sequence', title: 'Sequence', draw: () => <Sequence /> },
      ]}
    />
  )
}

function Chart() {
  const moment = useInspector(selectMoment)
  const actor = useInspector(selectActor)
  const revision = useInspector(selectCounted) + useInspector(selectLength)
  const tell = useTell()
  const { info, isUnborn, moment: shown } = useStandingActor(moment, actor)
  if (actor !== null && isUnborn) return <Empty title={`${actor} is not there at this entry`} />
  return (
    <ChartPanel
      moment={shown}
      actor={actor}
      machine={info?.machine}
      revision={revision}
      onSelectActor={(path) => tell({ type: 'inspector.actorChosen', actor: path })}
    />
  )
}

function Sequence() {
  const { branch, position } = useInspector(selectMoment)
  const opened = useInspector(selectOpened)
  const length = useInspector(selectLength)
  const actor = useInspector(selectActor)
  const tell = useTell()
  return (
    <SequencePanel
      branch={branch}
      position={position}
      first={opened?.first ?? 0}
      length={length}
      actor={actor}
      onSelectPosition={(next) =>
        tell({
          type: 'inspector.momentChosen',
          moment: { branch, position: next, microstep: 0 },
        })
      }
      onSelectActor={(path) => tell({ type: 'inspector.actorChosen', actor: path })}
    />
  )
}

export function SidePane() {
  const { side } = useInspector(selectPanels)
  const tell = useTell()
  return (
    <PaneTabs
      label="About the moment"
      chosen={side}
      resetKey={useResetKey()}
      onChoice={(id) => tell({ type: 'inspector.panelChosen', panels: { side: id } })}
      tabs={[
        { id: 'state', title: 'State', draw: () => <StatePanel /> },
        { id: 'changes', title: 'Changes', draw: () => <ChangesPanel /> },
        { id: 'timers', title: 'Timers', draw: () => <TimersPanel /> },
        { id: 'send', title: 'Send', draw: () => <SendPanel /> },
        { id: 'whatIf', title: 'What if', draw: () => <WhatIfPanel /> },
        { id: 'breakpoints', title: 'Breakpoints', draw: () => <BreakpointsPanel /> },
      ]}
    />
  )
}

export function BottomPane() {
  const { bottom } = useInspector(selectPanels)
  const opened = useInspector(selectOpened)
  const tell = useTell()
  const { divergence, differences = [], moreDifferences = 0 } = opened ?? {}
  const count = Math.max(differences.length, divergence ? 1 : 0) + moreDifferences
  return (
    <PaneTabs
      label="Log"
      chosen={bottom}
      resetKey={useResetKey()}
      onChoice={(id) => tell({ type: 'inspector.panelChosen', panels: { bottom: id } })}
      tabs={[
        { id: 'log', title: 'Log', draw: () => <LogPanel /> },
        { id: 'differences', title: 'Differences', count, draw: () => <DifferencesPanel /> },
      ]}
    />
  )
}
