import { selectIsPinCallOpen } from '../../machines/account/pinCall/pinCall.selectors.ts'
import { selectIsVoiceCallOpen } from '../../machines/account/voiceCall/voiceCall.selectors.ts'
import type { Contained } from '../core/areaViews.ts'
import { useActorState, useAddress } from '../core/environment.tsx'
import { once } from '../core/once.ts'
import { Opened } from '../shell/modals/Opened.tsx'
import { useIsQuestionInTheWay } from './dataProtection/useIsQuestionInTheWay.ts'

const loadVoiceCall = once(() => import('./voiceCall/VoiceCallDialog.tsx'))
const loadPinCall = once(() => import('./pinCall/PinCallDialog.tsx'))
const loadQuestion = once(() => import('./dataProtection/DataProtectionDialog.tsx'))

/** Calls and questions over the page. */
export function Dialogs({ container }: Contained) {
  const voiceCall = useAddress('voiceCall')
  const pinCall = useAddress('pinCall')
  const isCalling = useActorState('voiceCall', selectIsVoiceCallOpen)
  const isProving = useActorState('pinCall', selectIsPinCallOpen)
  const isAsked = useIsQuestionInTheWay()
  return (
    <>
      {isCalling && (
        <Opened
          load={loadVoiceCall}
          container={container}
          onClose={() => voiceCall.send({ type: 'voiceCall.closeRequested' })}
        />
      )}
      {isProving && (
        <Opened
          load={loadPinCall}
          container={container}
          onClose={() => pinCall.send({ type: 'pinCall.closeRequested' })}
        />
      )}
      {isAsked && <Opened load={loadQuestion} container={container} />}
    </>
  )
}
