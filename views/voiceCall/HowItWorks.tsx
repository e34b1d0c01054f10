import { selectVoiceCallProgress } from '../../machines/voiceCall/voiceCall.selectors.ts'
import { Steps } from '../design/Steps.tsx'
import { useActorState } from '../environment.tsx'
import { useSayChange } from '../shell/useSayChange.ts'
import { useAreaText } from '../text/text.tsx'
import style from './VoiceCall.module.css'

const steps = ['voiceCall.step.start', 'voiceCall.step.dial', 'voiceCall.step.code'] as const

/** What an anonymous call is, and how one gets it. */
export function HowItWorks() {
  const text = useAreaText('calls')
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
