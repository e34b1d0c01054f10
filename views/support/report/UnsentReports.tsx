import {
  selectIsUnsentDeleting,
  selectIsUnsentNotDeleted,
  selectUnsentCount,
} from '../../../machines/support/unsentReports/unsentReports.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { useActorState, useAddress, useStateOfLater } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { NoticeCard } from '../../shell/shell/NoticeCard.tsx'

/** Asks, without standing in the way, what is to become of reports that could not be sent for a day. */
export function UnsentReports() {
  const count = useStateOfLater('unsentReports', selectUnsentCount, 0)
  return count > 0 && <Unsent count={count} />
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
