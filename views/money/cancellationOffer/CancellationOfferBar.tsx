import {
  selectAcceptedOfferInfo,
  selectIsOfferAccepted,
  selectIsOfferBeingAccepted,
} from '../../../machines/money/cancellationOffer/cancellationOffer.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { NoticeCard } from '../../shell/shell/NoticeCard.tsx'
import type english from './cancellationOffer.en.json'

/** An offer to keep a subscription that is over; what became of it stays until it is put away [REQ-2]. */
export function CancellationOfferBar() {
  const text = useAreaText('money')
  const cancellationOffer = useAddress('cancellationOffer')
  const isAccepted = useActorState('cancellationOffer', selectIsOfferAccepted)
  const isAccepting = useActorState('cancellationOffer', selectIsOfferBeingAccepted)
  const info = useActorState('cancellationOffer', selectAcceptedOfferInfo)
  const words = isAccepted
    ? (info ?? text('statusBar.cancelationoffer.accepted'))
    : text('statusBar.cancelationoffer')
  return (
    <NoticeCard
      icon={isAccepted ? 'check' : 'gift'}
      tone={isAccepted ? 'good' : 'info'}
      close={{
        words: text('statusBar.remove', { message: words }),
        onPress: () => cancellationOffer.send({ type: 'cancellationOffer.closeRequested' }),
      }}
      actions={
        !isAccepted && (
          <Button
            size="small"
            isPending={isAccepting}
            onPress={() => cancellationOffer.send({ type: 'cancellationOffer.acceptRequested' })}
          >
            {text('statusBar.cancelationoffer.action')}
          </Button>
        )
      }
    >
      <p role={isAccepted ? 'status' : undefined}>{words}</p>
    </NoticeCard>
  )
}

/** The same offer once accepting it did not work. */
export function CancellationOfferErrorBar() {
  const text = useAreaText('money')
  const cancellationOffer = useAddress('cancellationOffer')
  const words = text('statusBar.cancelationoffererror')
  return (
    <NoticeCard
      icon="alert"
      tone="bad"
      close={{
        words: text('statusBar.remove', { message: words }),
        onPress: () => cancellationOffer.send({ type: 'cancellationOffer.closeRequested' }),
      }}
      actions={
        <Button
          size="small"
          onPress={() => cancellationOffer.send({ type: 'cancellationOffer.acceptRequested' })}
        >
          {text('statusBar.cancelationoffererror.action')}
        </Button>
      }
    >
      <p role="alert">{words}</p>
    </NoticeCard>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    cancellationOffer: typeof english
  }
}
