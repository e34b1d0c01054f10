import type { CSSProperties, ReactNode } from 'react'
import type { Pane, Panels } from '../../inspector/inspector.events.ts'
import { selectPanels, selectSizes } from '../../inspector/inspector.selectors.ts'
import { useInspector, useTell } from '../core/inspecting.ts'
import { Splitter } from '../core/Splitter.tsx'
import styles from './InspectorPage.module.css'
import { Reservations } from './Notices.tsx'
import { ActorsPane, BottomPane, MiddlePane, SidePane } from './panes.tsx'
import { TimeBar } from './TimeBar.tsx'
import { TopBar } from './TopBar.tsx'
import { useIsNarrow } from './useIsNarrow.ts'
import { useShortcuts } from './useShortcuts.ts'

/** What is open: beside each other, or one pane at a time where they do not fit. */
export function OpenPage() {
  useShortcuts()
  const isNarrow = useIsNarrow()
  return (
    <div className={styles.page}>
      <div>
        <TopBar />
        <Reservations />
        <TimeBar />
      </div>
      <main>{isNarrow ? <NarrowPanes /> : <WidePanes />}</main>
    </div>
  )
}

function WidePanes() {
  const sizes = useInspector(selectSizes)
  const tell = useTell()
  const resize = (pane: Pane) => (size: number) =>
    tell({ type: 'inspector.paneResized', pane, size })
  const sized = (size: CSSProperties, children: ReactNode) => (
    <div className={`${styles.pane} ${styles.fixed}`} style={size}>
      {children}
    </div>
  )
  return (
    <div className={styles.panes}>
      <div className={styles.upper}>
        {sized({ width: sizes.left }, <ActorsPane />)}
        <Splitter
          label="Width of the actors"
          orientation="vertical"
          size={sizes.left}
          min={160}
          max={480}
          growth={1}
          onResize={resize('left')}
        />
        <div className={`${styles.pane} ${styles.middle}`}>
          <MiddlePane />
        </div>
        <Splitter
          label="Width of the panels at the side"
          orientation="vertical"
          size={sizes.right}
          min={260}
          max={720}
          growth={-1}
          onResize={resize('right')}
        />
        {sized({ width: sizes.right }, <SidePane />)}
      </div>
      <Splitter
        label="Height of the log"
        orientation="horizontal"
        size={sizes.bottom}
        min={120}
        max={640}
        growth={-1}
        onResize={resize('bottom')}
      />
      {sized({ height: sizes.bottom }, <BottomPane />)}
    </div>
  )
}

const narrowPanes: Readonly<Record<Panels['narrow'], { title: string; draw: () => ReactNode }>> = {
  actors: { title: 'Actors', draw: () => <ActorsPane /> },
  middle: { title: 'Chart', draw: () => <MiddlePane /> },
  side: { title: 'State', draw: () => <SidePane /> },
  bottom: { title: 'Log', draw: () => <BottomPane /> },
}

function NarrowPanes() {
  const { narrow } = useInspector(selectPanels)
  const tell = useTell()
  return (
    <div className={styles.narrow}>
      <div className={styles.pane}>{narrowPanes[narrow].draw()}</div>
      <nav className={styles.nav} aria-label="Panes">
        {(Object.keys(narrowPanes) as Panels['narrow'][]).map((pane) => (
          <button
            key={pane}
            type="button"
            aria-current={pane === narrow}
            onClick={() => tell({ type: 'inspector.panelChosen', panels: { narrow: pane } })}
          >
            {narrowPanes[pane].title}
          </button>
        ))}
      </nav>
    </div>
  )
}
