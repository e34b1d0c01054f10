import { type Hurdle, selectLiveTerms } from '../../../machines/live/liveTerms/liveTerms.ts'
import { GatedButton } from '../../account/gate/GatedButton.tsx'
import { Notice } from '../../core/design/Notice.tsx'
import { useActorState } from '../../core/environment.tsx'
import { type TextKey, useAreaText } from '../../core/text/text.tsx'
import type english from './liveTerms.en.json'

const hurdleWords = {
  locked: 'liveTerms.locked',
  restricted: 'liveTerms.restricted',
  forcePayment: 'liveTerms.forcePayment',
} as const satisfies Record<Hurdle, TextKey>

/** How a guest pays who has something to settle, or pays first: whoever is restricted settles it there [GST-22]. */
const payAction = { type: 'openFlow', params: { value: 'moneycharge' } } as const

/** What of an account bears on its chats, and for whom something is given for nothing [CAL-3 GST-22]. */
export function TermsNotice() {
  const text = useAreaText('live')
  const { hurdle, isNewcomer, hasFreeChats } = useActorState('guest', selectLiveTerms)
  return (
    <>
      {hurdle && (
        <Notice
          tone="warning"
          action={
            hurdle !== 'locked' && (
              <GatedButton size="small" icon="coin" action={payAction}>
                {text(hurdle === 'restricted' ? 'liveTerms.settle' : 'liveTerms.topUp')}
              </GatedButton>
            )
          }
        >
          {text(hurdleWords[hurdle])}
        </Notice>
      )}
      {isNewcomer && hasFreeChats && <p>{text('liveTerms.newcomer')}</p>}
    </>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    liveTerms: typeof english
  }
}
