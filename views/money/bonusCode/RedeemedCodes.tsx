import {
  selectRedeemedCodes,
  selectRedeemedCodesProgress,
} from '../../../machines/money/bonusCode/bonusCode.selectors.ts'
import { Panel, Part } from '../../account/personalArea/Part.tsx'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { EmptyState } from '../../core/design/States.tsx'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useActorState } from '../../core/environment.tsx'
import { useAreaText, useLocale } from '../../core/text/text.tsx'
import { CodesFailed } from './CodesFailed.tsx'
import style from './RedeemedCodes.module.css'

/** The codes that the guest has used, newest first [VCH-22]. */
export function RedeemedCodes() {
  const text = useAreaText('money')
  return (
    <Part id="redeemed" title={text('code.used')}>
      <Contents />
    </Part>
  )
}

function Contents() {
  const text = useAreaText('money')
  const locale = useLocale()
  const codes = useActorState('bonusCode', selectRedeemedCodes)
  const progress = useActorState('bonusCode', selectRedeemedCodesProgress)
  if (progress === 'failed') return <CodesFailed />
  return (
    <Panel>
      {codes.length > 0 && (
        <ul>
          {codes.map(({ code, redeemedAt }) => (
            <li key={code} className={style.used}>
              <span className={style.code}>{code}</span>
              <time className={style.when} dateTime={new Date(redeemedAt).toISOString()}>
                {new Date(redeemedAt).toLocaleDateString(locale, { dateStyle: 'long' })}
              </time>
            </li>
          ))}
        </ul>
      )}
      {codes.length === 0 && progress === 'loaded' && (
        <div className={style.padded}>
          <EmptyState icon="check" title={text('code.used.empty.title')}>
            {text('code.used.empty')}
          </EmptyState>
        </div>
      )}
      {codes.length === 0 && progress !== 'loaded' && (
        <div className={style.padded}>
          <VisuallyHidden>{text('code.loading')}</VisuallyHidden>
          <Skeleton width="50%" height="1.25rem" />
        </div>
      )}
    </Panel>
  )
}
