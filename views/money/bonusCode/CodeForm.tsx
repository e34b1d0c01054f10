import {
  selectBonusCode,
  selectBonusCodeConfig,
  selectBonusCodeProgress,
  selectBonusCodeRefusal,
  selectRedeemedBonus,
} from '../../../machines/money/bonusCode/bonusCode.selectors.ts'
import { codeMissing } from '../../../machines/money/bonusCode/bonusCode.setup.ts'
import { Part } from '../../account/personalArea/Part.tsx'
import { Button } from '../../core/design/Button.tsx'
import { Notice } from '../../core/design/Notice.tsx'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { TextField } from '../../core/design/TextField.tsx'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { CodeContents } from './CodeContents.tsx'
import style from './CodeForm.module.css'
import { Redeemed } from './Redeemed.tsx'
import { refusalWords } from './refusalWords.ts'

/** The field for a code; what it brings; redeeming it; what it brought. */
export function CodeForm() {
  const text = useAreaText('money')
  return (
    <Part id="codes" title={text('code.title')} lead={text('code.lead')}>
      <div className={style.ticket}>
        <Field />
        <Answer />
      </div>
    </Part>
  )
}

function Field() {
  const text = useAreaText('money')
  const bonusCode = useAddress('bonusCode')
  const code = useActorState('bonusCode', selectBonusCode)
  const progress = useActorState('bonusCode', selectBonusCodeProgress)
  const refusal = useActorState('bonusCode', selectBonusCodeRefusal)
  const error = progress === 'refused' ? text(refusalWords(refusal)) : undefined
  return (
    <form
      className={style.form}
      aria-label={text('code.form')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        bonusCode.send({ type: 'bonusCode.checkRequested' })
      }}
    >
      <div className={style.field}>
        <TextField
          label={text('code.label')}
          hint={text('code.hint')}
          error={error}
          value={code}
          onChange={(typed) => bonusCode.send({ type: 'bonusCode.codeChanged', code: typed })}
          autoComplete="off"
          maxLength={60}
          isDisabled={progress === 'redeeming'}
        />
      </div>
      <Button type="submit" isPending={progress === 'checking'}>
        {text('code.check')}
      </Button>
      <VisuallyHidden>
        <span role="status">{error}</span>
      </VisuallyHidden>
    </form>
  )
}

function Answer() {
  const text = useAreaText('money')
  const bonusCode = useAddress('bonusCode')
  const progress = useActorState('bonusCode', selectBonusCodeProgress)
  const config = useActorState('bonusCode', selectBonusCodeConfig)
  const redeemed = useActorState('bonusCode', selectRedeemedBonus)
  const refusal = useActorState('bonusCode', selectBonusCodeRefusal)

  if (redeemed) return <Redeemed bonus={redeemed} />
  switch (progress) {
    case 'checking':
      return (
        <div className={style.answer} aria-hidden="true">
          <Skeleton width="45%" height="1.5rem" />
          <Skeleton width="80%" />
          <Skeleton width="60%" />
        </div>
      )
    case 'checkFailed':
    case 'redeemFailed':
      return (
        <Notice
          tone="bad"
          role="alert"
          action={
            <Button
              size="small"
              icon="reload"
              onPress={() => bonusCode.send({ type: 'bonusCode.retryRequested' })}
            >
              {text('bonusCode.retry')}
            </Button>
          }
        >
          {text(progress === 'checkFailed' ? 'code.checkFailed' : 'code.redeemFailed')}
        </Notice>
      )
    case 'checked':
    case 'redeeming':
      return (
        config && (
          <section className={style.answer} aria-label={text('code.brings', { code: config.code })}>
            <CodeContents config={config} />
            <div>
              <Button
                look="primary"
                icon="gift"
                isPending={progress === 'redeeming'}
                onPress={() => bonusCode.send({ type: 'bonusCode.redeemRequested' })}
              >
                {text('code.redeem')}
              </Button>
            </div>
          </section>
        )
      )
    case 'refused':
      return (
        config &&
        refusal !== codeMissing && (
          <section className={style.answer} aria-label={text('code.brings', { code: config.code })}>
            <CodeContents config={config} />
          </section>
        )
      )
    default:
      return null
  }
}
