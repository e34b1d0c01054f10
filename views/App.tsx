import './core/design/design.css'

import { Suspense, useMemo } from 'react'
import { type AppActor, Environment, useLanguage } from './core/environment.tsx'
import { TextProvider } from './core/text/text.tsx'
import { Boot } from './shell/boot/Boot.tsx'
import { CrashBoundary } from './shell/boot/CrashBoundary.tsx'
import { LoadingScreen } from './shell/boot/LoadingScreen.tsx'

interface Props {
  /** The running app machine. */
  actor: AppActor
  /** Hands the event log to the guest; rejects when that did not work. */
  onSaveLog: () => Promise<void>
  /** The time in ms since the epoch, for texts such as "two minutes ago". */
  now?: () => number
}

/** The whole of what is seen: draws the app machine's state and sends it what the guest does. */
export function App({ actor, onSaveLog, now = Date.now }: Props) {
  const language = useLanguage(actor)
  const environment = useMemo(() => ({ actor, now, saveLog: onSaveLog }), [actor, now, onSaveLog])
  return (
    <Environment value={environment}>
      <Suspense fallback={<LoadingScreen />}>
        <TextProvider language={language}>
          <CrashBoundary>
            <Boot />
          </CrashBoundary>
        </TextProvider>
      </Suspense>
    </Environment>
  )
}
