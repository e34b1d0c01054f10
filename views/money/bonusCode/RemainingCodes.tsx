import type { BonusCodeConfig } from '../../../machines/money/bonusCode/bonusCode.events.ts'
import {
  selectRemainingCodes,
  selectRemainingCodesProgress,
} from '../../../machines/money/bonusCode/bonusCode.selectors.ts'
import { Panel, Part } from '../../account/personalArea/Part.tsx'
import { Button } from '../../core/design/Button.tsx'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { EmptyState } from '../../core/design/States.tsx'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { CodeContents } from './CodeContents.tsx'
import { CodesFailed } from './CodesFailed.tsx'
import style from './RemainingCodes.module.css'

/** The codes that wait for the guest, each ready to be used [VCH-21]. */
export function RemainingCodes() {
  const text = useAreaText('money')
  return (
    <Part id="remaining" title={text('code.remaining')} lead={text('code.remaining.lead')}>
      <Contents />
    </Part>
  )
}

function Contents() {
  const text = useAreaText('money')
  const codes = useActorState('bonusCode', selectRemainingCodes)
  const progress = useActorState('bonusCode', selectRemainingCodesProgress)
  if (progress === 'failed') return <CodesFailed />
  if (progress !== 'loaded' && codes.length === 0) return <CodesSkeleton />
  if (codes.length === 0) {
    return (
      <Panel>
        <div className={style.empty}>
          <EmptyState icon="ticket" title={text('code.remaining.empty.title')}>
            {text('code.remaining.empty')}
          </EmptyState>
        </div>
      </Panel>
    )
  }
  return (
    <ul className={style.codes}>
      {codes.map((config) => (
        <li key={config.code} className={style.code}>
          <CodeContents config={config} />
          <UseCode config={config} />
        </li>
      ))}
    </ul>
  )
}

/** Puts the code into the field and checks it there. */
function UseCode({ config: { code } }: { config: BonusCodeConfig }) {
  const text = useAreaText('money')
  const bonusCode = useAddress('bonusCode')

  function useIt() {
    bonusCode.send({ type: 'bonusCode.codeChanged', code })
    bonusCode.send({ type: 'bonusCode.checkRequested' })
    document.querySelector<HTMLInputElement>('#codes input')?.focus()
  }

  return (
    <div className={style.use}>
      <Button size="small" aria-label={`${text('code.use')}: ${code}`} onPress={useIt}>
        {text('code.use')}
      </Button>
    </div>
  )
}

function CodesSkeleton() {
  const text = useAreaText('money')
  return (
    <div className={style.codes}>
      <VisuallyHidden>{text('code.loading')}</VisuallyHidden>
      {['a', 'b'].map((key) => (
        <div key={key} className={style.code}>
          <Skeleton width="40%" height="1.5rem" />
          <Skeleton width="90%" />
          <Skeleton width="70%" />
        </div>
      ))}
    </div>
  )
}
