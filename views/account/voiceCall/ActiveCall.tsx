import { selectVoiceCallNumber } from '../../../machines/account/voiceCall/voiceCall.selectors.ts'
import { useActorState } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import style from './VoiceCall.module.css'

/** What to call and to type in, while the line is open. */
export function ActiveCall() {
  const text = useAreaText('account')
  const call = useActorState('voiceCall', selectVoiceCallNumber)
  return (
    <>
      <h3 className={style.title} tabIndex={-1}>
        {text('voiceCall.active')}
      </h3>
      <dl className={style.figures}>
        {call?.phoneNumber && (
          <div>
            <dt>{text('voiceCall.number')}</dt>
            <dd>{call.phoneNumber}</dd>
          </div>
        )}
        {call?.pin && (
          <div>
            <dt>{text('voiceCall.pin')}</dt>
            <dd className={style.pin}>{call.pin}</dd>
          </div>
        )}
      </dl>
      <p className={style.words}>{text('voiceCall.active.meaning')}</p>
    </>
  )
}
