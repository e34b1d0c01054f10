import { Panel } from '../../account/personalArea/Part.tsx'
import { Button } from '../../core/design/Button.tsx'
import { ErrorState } from '../../core/design/States.tsx'
import { useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { WhyFailed } from '../../core/text/WhyFailed.tsx'
import style from './RemainingCodes.module.css'

/** A list of codes that did not come; both lists are asked for again. */
export function CodesFailed() {
  const text = useAreaText('money')
  const bonusCode = useAddress('bonusCode')
  return (
    <Panel>
      <div className={style.empty}>
        <ErrorState
          title={text('code.failed.title')}
          action={
            <Button
              icon="reload"
              onPress={() => bonusCode.send({ type: 'bonusCode.retryRequested' })}
            >
              {text('bonusCode.retry')}
            </Button>
          }
        >
          <WhyFailed text="code.failed" />
        </ErrorState>
      </div>
    </Panel>
  )
}
