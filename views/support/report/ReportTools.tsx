import { SaveEventLog } from '../../shell/shell/SaveEventLog.tsx'
import { ReportButton } from './ReportButton.tsx'

/** What a guest can do about a problem: report it, or keep the log themselves. */
export function ReportTools({ size }: { size?: 'small' }) {
  return (
    <>
      <ReportButton {...(size && { size })} />
      <SaveEventLog {...(size && { size })} />
    </>
  )
}
