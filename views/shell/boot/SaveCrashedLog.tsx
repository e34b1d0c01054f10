import { Suspense, use, useState } from 'react'
import type { LogSaving as Saving } from '../../../machines/shell/eventLog/eventLog.selectors.ts'
import { useEnvironment } from '../../core/environment.tsx'
import { FailureBoundary } from '../../core/FailureBoundary.tsx'
import { once } from '../../core/once.ts'
import { LogSaving } from '../shell/LogSaving.tsx'

const loadReporting = once(() => import('../../support/report/ReportCrashed.tsx'))

/** Hands the guest the event log of an app that broke: no machine may run that could know how it goes. */
export function SaveCrashedLog() {
  const { saveLog } = useEnvironment()
  const [saving, setSaving] = useState<Saving>('unsaved')
  const [share, setShare] = useState(0)
  const [stopping, setStopping] = useState(() => new AbortController())

  async function save() {
    const next = new AbortController()
    setStopping(next)
    setShare(0)
    setSaving('saving')
    try {
      await saveLog({ onShare: setShare, signal: next.signal })
      setSaving('saved')
    } catch {
      setSaving(next.signal.aborted ? 'cancelled' : 'failed')
    }
  }

  return (
    <>
      <FailureBoundary fallback={() => null}>
        <Suspense>
          <Reporting />
        </Suspense>
      </FailureBoundary>
      <LogSaving saving={saving} share={share} onSave={save} onCancel={() => stopping.abort()} />
    </>
  )
}

function Reporting() {
  const { ReportCrashed } = use(loadReporting())
  return <ReportCrashed />
}
