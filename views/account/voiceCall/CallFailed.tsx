import { selectVoiceCallFailureCode } from '../../../machines/account/voiceCall/voiceCall.selectors.ts'
import { useActorState } from '../../core/environment.tsx'
import { type TextKey, useAreaText } from '../../core/text/text.tsx'
import style from './VoiceCall.module.css'

/** What the platform's result codes mean; 2000 begins a call. */
const meanings: Readonly<Record<number, TextKey>> = {
  4001: 'voiceCall.failed.4001',
  4002: 'voiceCall.failed.4002',
  4003: 'voiceCall.failed.4003',
  4004: 'voiceCall.failed.4004',
  4005: 'voiceCall.failed.4005',
}

/** Why there is no line, with the platform's code [VOC-8]. */
export function CallFailed() {
  const text = useAreaText('account')
  const code = useActorState('voiceCall', selectVoiceCallFailureCode)
  const words =
    code === null ? 'voiceCall.failed.unanswered' : (meanings[code] ?? 'voiceCall.failed.other')
  return (
    <div role="alert">
      <h3 className={style.title} tabIndex={-1}>
        {text('voiceCall.failed.title')}
      </h3>
      <p className={style.words}>{text(words)}</p>
      {code !== null && (
        <p className={style.code}>{text('voiceCall.failed.code', { code: `${code}` })}</p>
      )}
    </div>
  )
}
