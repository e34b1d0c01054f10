import { useId } from 'react'
import {
  selectAvsStatus,
  selectHasCheckFailed,
  selectIsStartingCheck,
} from '../../../machines/account/ageVerification/ageVerification.selectors.ts'
import type { GuestAction } from '../../../machines/account/gate/gate.actions.ts'
import { selectIsLoggedIn } from '../../../machines/account/guest/guest.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { Icon } from '../../core/design/Icon.tsx'
import { Notice } from '../../core/design/Notice.tsx'
import { useActorState, useAddress, useStateOfLater } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useSayChange } from '../../shell/shell/useSayChange.ts'
import { GatedButton } from '../gate/GatedButton.tsx'
import style from './AgeCheck.module.css'

const checkAfterLogin: GuestAction = { type: 'openFlow', params: { value: 'avs' } }

/** The ways to prove one's age; a visitor logs in first. While one is reviewed they stand back. */
export function AgeCheckWays() {
  const text = useAreaText('account')
  const isLoggedIn = useActorState('guest', selectIsLoggedIn)
  const isPending = useStateOfLater('ageVerification', selectAvsStatus, 'unknown') === 'pending'
  const titleId = useId()
  if (!isLoggedIn) {
    return (
      <div className={style.visitor}>
        <p className={style.words}>{text('age.logIn')}</p>
        <GatedButton action={checkAfterLogin} look="primary" icon="shield">
          {text('age.way.payTour.start')}
        </GatedButton>
      </div>
    )
  }
  if (isPending) {
    return (
      <details className={style.again}>
        <summary>{text('age.restart')}</summary>
        <Ways titleId={titleId} />
      </details>
    )
  }
  return <Ways titleId={titleId} />
}

function Ways({ titleId }: { titleId: string }) {
  const text = useAreaText('account')
  const check = useAddress('ageVerification')
  const isStarting = useStateOfLater('ageVerification', selectIsStartingCheck, false)
  const hasFailed = useStateOfLater('ageVerification', selectHasCheckFailed, false)
  useSayChange(isStarting ? text('age.starting') : undefined)
  return (
    <section aria-labelledby={titleId} className={style.waysBox}>
      <h3 id={titleId} className={style.heading}>
        {text('age.ways')}
      </h3>
      <ul className={style.ways}>
        <li className={style.way}>
          <Icon name="cam" />
          <div>
            <p className={style.name}>{text('age.way.payTour')}</p>
            <p className={style.meaning}>{text('age.way.payTour.meaning')}</p>
          </div>
          <Button
            look="primary"
            size="small"
            onPress={() => check.send({ type: 'ageVerification.startRequested', way: 'payTour' })}
          >
            {text('age.way.payTour.start')}
          </Button>
        </li>
        <li className={style.way}>
          <Icon name="external" />
          <div>
            <p className={style.name}>{text('age.way.provider')}</p>
            <p className={style.meaning}>{text('age.way.provider.meaning')}</p>
          </div>
          <Button
            size="small"
            isPending={isStarting}
            onPress={() => check.send({ type: 'ageVerification.startRequested', way: 'provider' })}
          >
            {text('age.way.provider.start')}
          </Button>
        </li>
      </ul>
      {isStarting && <p className={style.meaning}>{text('age.starting')}</p>}
      {hasFailed && (
        <Notice
          tone="bad"
          role="alert"
          action={
            <Button
              size="small"
              icon="reload"
              onPress={() => check.send({ type: 'ageVerification.retryRequested' })}
            >
              {text('age.failed.retry')}
            </Button>
          }
        >
          {text('age.failed')}
        </Notice>
      )}
    </section>
  )
}
