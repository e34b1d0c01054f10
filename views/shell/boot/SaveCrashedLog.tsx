import { useState } from 'react'
import type { LogSaving as Saving } from '../../../machines/shell/eventLog/eventLog.selectors.ts'
import { useEnvironment } from '../../core/environment.tsx'
import { LogSaving } from '../shell/LogSaving.tsx'

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

  return <LogSaving saving={saving} share={share} onSave={save} onCancel={() => stopping.abort()} />
}
