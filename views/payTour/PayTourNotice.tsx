import { selectIsLoginOffered, selectIsRedirecting } from '../../machines/login/login.selectors.ts'
import {
  selectHasConfirmFailed,
  selectIsConfirming,
} from '../../machines/payTour/payTour.selectors.ts'
import { Button } from '../design/Button.tsx'
import { useAddress, useStateOfLater } from '../environment.tsx'
import { NoticeCard } from '../shell/NoticeCard.tsx'
import { useAreaText } from '../text/text.tsx'

/** What becomes of a success once the payment client has closed [LGN-33 LGN-34]. */
export function PayTourNotice() {
  const text = useAreaText('payTour')
  const login = useAddress('login')
  const isConfirming = useStateOfLater('payTour', selectIsConfirming, false)
  const hasFailed = useStateOfLater('payTour', selectHasConfirmFailed, false)
  const isLeading = useStateOfLater('login', selectIsRedirecting, false)
  const isLoginOffered = useStateOfLater('login', selectIsLoginOffered, false)
  if (!isConfirming && !hasFailed && !isLeading) return null

  if (isConfirming || !hasFailed) {
    return (
      <section aria-label={text('payTour.notice')}>
        <NoticeCard icon={isConfirming ? 'clock' : 'check'} tone={isConfirming ? 'info' : 'good'}>
          <p>{text(isConfirming ? 'payTour.confirming' : 'payTour.leading')}</p>
        </NoticeCard>
      </section>
    )
  }
  return (
    <section aria-label={text('payTour.notice')}>
      <NoticeCard
        icon="alert"
        tone="bad"
        actions={
          isLoginOffered && (
            <Button
              size="small"
              onPress={() => login.send({ type: 'login.openRequested', mode: 'login' })}
            >
              {text('payTour.failed.again')}
            </Button>
          )
        }
      >
        <p role="alert">{text('payTour.confirmFailed')}</p>
      </NoticeCard>
    </section>
  )
}
