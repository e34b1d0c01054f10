import type { RefusalCode } from '../../../machines/support/report/intake.shapes.ts'
import {
  selectIsUnsentDeleting,
  selectIsUnsentNotDeleted,
  selectUnsentCount,
  selectUntoldRefusal,
} from '../../../machines/support/unsentReports/unsentReports.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { useActorState, useAddress, useStateOfLater } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { NoticeCard } from '../../shell/shell/NoticeCard.tsx'
import { refusalWords } from './refusalWords.ts'

/** What became of reports that support does not have: those it refused, and those that could not be sent for a day. */
export function UnsentReports() {
  const count = useStateOfLater('unsentReports', selectUnsentCount, 0)
  const refusal = useStateOfLater('unsentReports', selectUntoldRefusal, null)
  return (
    <>
      {refusal && <Untold refusal={refusal} />}
      {count > 0 && <Unsent count={count} />}
    </>
  )
}

/** Says why support did not take a report whose dialog was closed meanwhile, and leads back to what was written. */
function Untold({ refusal }: { refusal: RefusalCode }) {
  const text = useAreaText('support')
  const report = useAddress('report')
  const unsent = useAddress('unsentReports')
  const close = () => unsent.send({ type: 'unsentReports.refusalClosed' })
  return (
    <section aria-label={text('report.refused')}>
      <NoticeCard
        icon="flag"
        tone="bad"
        close={{ words: text('report.close'), onPress: close }}
        actions={
          <Button
            size="small"
            look="primary"
            onPress={() => {
              close()
              report.send({ type: 'report.openRequested' })
            }}
          >
            {text('report.edit')}
          </Button>
        }
      >
        <p role="alert">
          {text('report.refused')}. {text(refusalWords[refusal])}
        </p>
      </NoticeCard>
    </section>
  )
}

function Unsent({ count }: { count: number }) {
  const text = useAreaText('support')
  const unsent = useAddress('unsentReports')
  const isDeleting = useActorState('unsentReports', selectIsUnsentDeleting)
  const isNotDeleted = useActorState('unsentReports', selectIsUnsentNotDeleted)
  return (
    <section aria-label={text('report.unsent.region')}>
      <NoticeCard
        icon="flag"
        tone="info"
        actions={
          <>
            <Button
              size="small"
              look="primary"
              isDisabled={isDeleting}
              onPress={() => unsent.send({ type: 'unsentReports.retryRequested' })}
            >
              {text('report.unsent.retry')}
            </Button>
            <Button
              size="small"
              isDisabled={isDeleting}
              onPress={() => unsent.send({ type: 'unsentReports.answerPostponed' })}
            >
              {text('report.unsent.later')}
            </Button>
            <Button
              size="small"
              look="quiet"
              isPending={isDeleting}
              onPress={() => unsent.send({ type: 'unsentReports.deleteRequested' })}
            >
              {text('report.unsent.delete', { count })}
            </Button>
          </>
        }
      >
        <p role="status">{text('report.unsent', { count })}</p>
        {isNotDeleted && <p role="alert">{text('report.unsent.notDeleted', { count })}</p>}
      </NoticeCard>
    </section>
  )
}
