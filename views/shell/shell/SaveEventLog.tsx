import {
  selectLogSaving,
  selectSavedShare,
} from '../../../machines/shell/eventLog/eventLog.selectors.ts'
import { useAddress, useStateOfLater } from '../../core/environment.tsx'
import { LogSaving } from './LogSaving.tsx'

/** Hands the guest the event log of the running app. */
export function SaveEventLog({ size }: { size?: 'small' }) {
  const eventLog = useAddress('eventLog')
  const saving = useStateOfLater('eventLog', selectLogSaving, 'unsaved')
  const share = useStateOfLater('eventLog', selectSavedShare, 0)
  return (
    <LogSaving
      saving={saving}
      share={share}
      {...(size && { size })}
      onSave={() => eventLog.send({ type: 'eventLog.saveRequested' })}
      onCancel={() => eventLog.send({ type: 'eventLog.cancelRequested' })}
    />
  )
}
