import { useEffect, useLayoutEffect } from 'react'
import { selectKept, selectPage } from '../../inspector/inspector.selectors.ts'
import { type Ask, AskContext } from '../asking.ts'
import { warmUp } from '../chart/layout.ts'
import { type InspectorActor, InspectorContext, useInspector } from '../core/inspecting.ts'
import { PanelBoundary } from '../core/PanelBoundary.tsx'
import { OpeningPage } from '../start/OpeningPage.tsx'
import { StartPage } from '../start/StartPage.tsx'
import { Notices } from './Notices.tsx'
import { OpenPage } from './OpenPage.tsx'
import { ShortcutSheet } from './ShortcutSheet.tsx'

interface InspectorPageProps {
  inspector: InspectorActor
  /** Asks the replica of what is open. */
  ask: Ask
}

/** The inspector, whatever it shows. */
export function InspectorPage({ inspector, ask }: InspectorPageProps) {
  return (
    <InspectorContext value={inspector}>
      <AskContext value={ask}>
        <Page />
      </AskContext>
    </InspectorContext>
  )
}

function Page() {
  const page = useInspector(selectPage)
  const { theme } = useInspector(selectKept)
  useEffect(warmUp, [])
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (theme === 'system') delete dataset.theme
    else dataset.theme = theme
  }, [theme])
  return (
    <PanelBoundary name="The inspector" resetKey={page}>
      {page === 'start' && <StartPage />}
      {page === 'opening' && <OpeningPage />}
      {page === 'open' && <OpenPage />}
      <ShortcutSheet />
      <Notices />
    </PanelBoundary>
  )
}
