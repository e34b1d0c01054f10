import { selectIsCrashOffered } from '../../../machines/support/report/report.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { useAddress, useStateOfLater } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { NoticeCard } from '../../shell/shell/NoticeCard.tsx'

/** Asks, without standing in the way, whether a page that crashed is to be reported. */
export function ReportOffer() {
  return useStateOfLater('report', selectIsCrashOffered, false) && <Offer />
}

function Offer() {
  const text = useAreaText('support')
  const report = useAddress('report')
  return (
    <section aria-label={text('report.offer.region')}>
      <NoticeCard
        icon="flag"
        tone="info"
        actions={
          <>
            <Button
              size="small"
              look="primary"
              onPress={() => report.send({ type: 'report.offerAccepted' })}
            >
              {text('report.offer.accept')}
            </Button>
            <Button size="small" onPress={() => report.send({ type: 'report.offerPostponed' })}>
              {text('report.offer.later')}
            </Button>
            <Button
              size="small"
              look="quiet"
              onPress={() => report.send({ type: 'report.offerDeclined' })}
            >
              {text('report.offer.decline')}
            </Button>
          </>
        }
      >
        <p role="status">{text('report.offer')}</p>
      </NoticeCard>
    </section>
  )
}
