import {
  selectBalanceFormatted,
  selectIsBalanceOutdated,
} from '../../../machines/account/guest/guest.selectors.ts'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useText } from '../../core/text/text.tsx'
import style from './Balance.module.css'

/** What the guest has, as the platform writes it; paler while it may be an old figure. */
export function Balance() {
  const text = useText()
  const balance = useActorState('guest', selectBalanceFormatted)
  const isOutdated = useActorState('guest', selectIsBalanceOutdated)
  return (
    <span className={style.balance} aria-busy={isOutdated}>
      {balance} <span>{text('shell.coins')}</span>
    </span>
  )
}

/** The balance, to be pressed for more of it. */
export function BalanceButton({ className }: { className: string | undefined }) {
  const text = useText()
  const payTour = useAddress('payTour')
  return (
    <button
      type="button"
      className={className}
      onClick={() => payTour.send({ type: 'payTour.openRequested' })}
    >
      <VisuallyHidden>{text('shell.balance')}: </VisuallyHidden>
      <Balance />
    </button>
  )
}
