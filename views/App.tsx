import './core/design/design.css'

import { Suspense, useLayoutEffect, useMemo } from 'react'
import type { PageName } from '../machines/shell/navigation/routes.ts'
import {
  type AppActor,
  Environment,
  type PreviewLogs,
  type SaveLog,
  useLanguage,
} from './core/environment.tsx'
import { TextProvider } from './core/text/text.tsx'
import { AtOnce } from './core/useSelector.ts'
import { Boot } from './shell/boot/Boot.tsx'
import { CrashBoundary } from './shell/boot/CrashBoundary.tsx'
import { endFirstView } from './shell/boot/firstView.ts'
import { LoadingScreen } from './shell/boot/LoadingScreen.tsx'

interface Props {
  /** The page at the address of the document: its outlines stand there until the app runs. */
  opened?: PageName
  /** The running app machine. */
  actor: AppActor
  /** Hands the event log to the guest without any machine; rejects when that did not work. */
  onSaveLog: SaveLog
  /** Reads what a report would carry. */
  onPreviewLogs?: PreviewLogs
  /** The time in ms since the epoch, for texts such as "two minutes ago". */
  now?: () => number
  /** Tells when somebody moved that time. */
  onMoved?: (react: () => void) => () => void
  /** What is drawn was so once: it asks for nothing outside the app. */
  isPast?: boolean
}

/** The whole of what is seen: draws the app machine's state and sends it what the guest does. */
export function App({
  opened,
  actor,
  onSaveLog,
  onPreviewLogs,
  now = Date.now,
  onMoved,
  isPast = false,
}: Props) {
  const language = useLanguage(actor)
  const environment = useMemo(
    () => ({ opened, actor, now, onMoved, saveLog: onSaveLog, previewLogs: onPreviewLogs, isPast }),
    [opened, actor, now, onMoved, onSaveLog, onPreviewLogs, isPast],
  )
  useLayoutEffect(() => endFirstView(true), [])
  return (
    <Environment value={environment}>
      <AtOnce value={isPast}>
        <Suspense fallback={<LoadingScreen />}>
          <TextProvider language={language}>
            <CrashBoundary>
              <Boot />
            </CrashBoundary>
          </TextProvider>
        </Suspense>
      </AtOnce>
    </Environment>
  )
}
