import {
  selectBalanceFormatted,
  selectIsBalanceOutdated,
} from '../../../machines/account/guest/guest.selectors.ts'
import { useActorState } from '../../core/environment.tsx'
import style from './Balance.module.css'

/** What the guest has, as the platform writes it; paler while it may be an old figure. */
export function Balance() {
  const balance = useActorState('guest', selectBalanceFormatted)
  const isOutdated = useActorState('guest', selectIsBalanceOutdated)
  return (
    <span className={style.balance} aria-busy={isOutdated}>
      {balance}
    </span>
  )
}
