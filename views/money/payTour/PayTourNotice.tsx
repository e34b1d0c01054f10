import {
  selectIsLoginOffered,
  selectIsRedirecting,
} from '../../../machines/account/login/login.selectors.ts'
import {
  selectHasConfirmFailed,
  selectIsConfirming,
} from '../../../machines/money/payTour/payTour.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { useAddress, useStateOfLater } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { NoticeCard } from '../../shell/shell/NoticeCard.tsx'

/** What becomes of a success once the payment client has closed [LGN-33 LGN-34]. */
export function PayTourNotice() {
  const text = useAreaText('money')
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
