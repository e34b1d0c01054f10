import { selectPin, selectPinLength } from '../../../machines/account/pinCall/pinCall.selectors.ts'
import { Notice } from '../../core/design/Notice.tsx'
import { TextField } from '../../core/design/TextField.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import style from './PinCall.module.css'
import { useFocusOnProblem, useProblem } from './useProblem.ts'

/** The form's element, for the button below it. */
export const pinFormId = 'pin-call-pin'

/** The code that the guest heard; pasted with spaces or words around it, its digits count. */
export function PinForm() {
  const text = useAreaText('account')
  const pinCall = useAddress('pinCall')
  const pin = useActorState('pinCall', selectPin)
  const length = useActorState('pinCall', selectPinLength)
  const problemAt = useProblem()
  const form = useFocusOnProblem<HTMLFormElement>()
  const formProblem = problemAt('form')
  return (
    <form
      id={pinFormId}
      ref={form}
      className={style.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        pinCall.send({ type: 'pinCall.pinSubmitted' })
      }}
    >
      <h3 className={style.title}>{text('pinCall.pin.title')}</h3>
      {formProblem && (
        <Notice tone="bad" role="alert">
          {formProblem}
        </Notice>
      )}
      <div data-first className={style.pin}>
        <TextField
          label={text('pinCall.pin')}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={pin}
          hint={text('pinCall.pin.lead', { length })}
          error={problemAt('pin')}
          onChange={(typed) =>
            pinCall.send({ type: 'pinCall.pinChanged', pin: typed.replace(/\D/g, '') })
          }
        />
      </div>
    </form>
  )
}
