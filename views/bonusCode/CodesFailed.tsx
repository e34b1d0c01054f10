import { Button } from '../design/Button.tsx'
import { ErrorState } from '../design/Notice.tsx'
import { useAddress } from '../environment.tsx'
import { Panel } from '../personalArea/Part.tsx'
import { useAreaText } from '../text/text.tsx'
import style from './RemainingCodes.module.css'

/** A list of codes that did not come; both lists are asked for again. */
export function CodesFailed() {
  const text = useAreaText('account')
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
              {text('account.retry')}
            </Button>
          }
        >
          {text('code.failed')}
        </ErrorState>
      </div>
    </Panel>
  )
}
