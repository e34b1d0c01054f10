import { selectVoiceCallProgress } from '../../../machines/account/voiceCall/voiceCall.selectors.ts'
import { Steps } from '../../core/design/Steps.tsx'
import { useActorState } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useSayChange } from '../../shell/shell/useSayChange.ts'
import style from './VoiceCall.module.css'

const steps = ['voiceCall.step.start', 'voiceCall.step.dial', 'voiceCall.step.code'] as const

/** What an anonymous call is, and how one gets it. */
export function HowItWorks() {
  const text = useAreaText('account')
  const isStarting = useActorState('voiceCall', selectVoiceCallProgress) === 'starting'
  useSayChange(isStarting ? text('voiceCall.starting') : undefined)
  return (
    <>
      <p className={style.lead}>{text('voiceCall.lead')}</p>
      <Steps label={text('voiceCall.steps')} steps={steps.map((step) => text(step))} />
      {isStarting && <p className={style.words}>{text('voiceCall.starting')}</p>}
    </>
  )
}
