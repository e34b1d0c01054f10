import { useEffect, useRef } from 'react'
import {
  selectHasDataProtectionFailed,
  selectIsDataProtectionClosing,
  selectIsDataProtectionDeclined,
} from '../../../machines/account/dataProtection/dataProtection.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { Link } from '../../core/design/Link.tsx'
import { Notice } from '../../core/design/Notice.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useHref } from '../../shell/navigation/useHref.ts'
import type english from './dataProtection.en.json'
import style from './Question.module.css'

/** Whether the guest accepts data protection: both answers weigh the same [LGL-5 LGL-6]. */
export function Question() {
  const text = useAreaText('account')
  const href = useHref()
  const dataProtection = useAddress('dataProtection')
  const isClosing = useActorState('dataProtection', selectIsDataProtectionClosing)
  const isDeclined = useActorState('dataProtection', selectIsDataProtectionDeclined)
  const hasFailed = useActorState('dataProtection', selectHasDataProtectionFailed)
  const answer = (accepted: boolean) =>
    dataProtection.send({ type: 'dataProtection.answered', accepted })
  return (
    <div className={style.question}>
      <p className={style.words}>{text('protection.words')}</p>
      <ul className={style.points}>
        <li>{text('protection.point.account')}</li>
        <li>{text('protection.point.money')}</li>
        <li>{text('protection.point.rights')}</li>
      </ul>
      <p>
        <Link href={href({ name: 'dataProtection', params: {} })}>{text('protection.read')}</Link>
        {' · '}
        <Link href={href({ name: 'terms', params: {} })}>{text('protection.readTerms')}</Link>
      </p>
      {hasFailed && (
        <Notice
          tone="bad"
          role="alert"
          action={
            <Button
              size="small"
              icon="reload"
              onPress={() => dataProtection.send({ type: 'dataProtection.retryRequested' })}
            >
              {text('modals.retry')}
            </Button>
          }
        >
          {text('protection.failed')}
        </Notice>
      )}
      {isDeclined && <Declined />}
      <div className={style.answers}>
        <Button isPending={isClosing} onPress={() => answer(false)}>
          {text('protection.decline')}
        </Button>
        <Button isPending={isClosing} onPress={() => answer(true)}>
          {text('protection.accept')}
        </Button>
      </div>
      <Button
        look="quiet"
        isPending={isClosing}
        onPress={() => dataProtection.send({ type: 'dataProtection.bothAccepted' })}
      >
        {text('protection.acceptBoth')}
      </Button>
    </div>
  )
}

/** What a no means, and the ways on. */
function Declined() {
  const text = useAreaText('account')
  const guest = useAddress('guest')
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <div ref={words} className={style.declined} tabIndex={-1}>
      <Notice
        tone="warning"
        role="status"
        action={
          <Button
            size="small"
            icon="logOut"
            onPress={() => guest.send({ type: 'guest.logoutRequested' })}
          >
            {text('shell.logOut')}
          </Button>
        }
      >
        {text('protection.declined')}
      </Notice>
    </div>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    dataProtection: typeof english
  }
}
