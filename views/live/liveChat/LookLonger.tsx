import { selectChat } from '../../../machines/live/liveChat/liveChat.selectors.ts'
import { selectLiveTerms, vipPreviewSeconds } from '../../../machines/live/liveTerms/liveTerms.ts'
import { GatedButton } from '../../account/gate/GatedButton.tsx'
import { useActorState } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { chatAction, wantedLike } from './chatAction.ts'

/** A look is longer for VIPs: whoever becomes one has it at once [ACT-24 GST-17]. */
export function LookLonger() {
  const text = useAreaText('live')
  const chat = useActorState('liveChat', selectChat)
  const { canLookLonger } = useActorState('guest', selectLiveTerms)
  if (!canLookLonger || chat?.chatType !== 'LIVE_PREVIEW') return null
  const wanted = chatAction(wantedLike(chat))
  return (
    <div>
      <GatedButton icon="crown" action={{ ...wanted, type: 'startVipPreview' }}>
        {text('liveTerms.lookLonger')}
      </GatedButton>
      <p>{text('liveTerms.lookLonger.meaning', { seconds: vipPreviewSeconds })}</p>
    </div>
  )
}
