import { selectIsReportOpen } from '../../machines/support/report/report.selectors.ts'
import type { Contained } from '../core/areaViews.ts'
import { useActorState, useAddress } from '../core/environment.tsx'
import { once } from '../core/once.ts'
import { Opened } from '../shell/modals/Opened.tsx'

const loadReport = once(() => import('./report/ReportDialog.tsx'))

/** What guests report, over the page. */
export function Dialogs({ container }: Contained) {
  const report = useAddress('report')
  const isOpen = useActorState('report', selectIsReportOpen)
  return (
    isOpen && (
      <Opened
        load={loadReport}
        container={container}
        onClose={() => report.send({ type: 'report.closeRequested' })}
      />
    )
  )
}
