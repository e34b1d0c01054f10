import {
  selectBalanceFormatted,
  selectIsLoggedIn,
} from '../../../machines/account/guest/guest.selectors.ts'
import { Icon } from '../../core/design/Icon.tsx'
import { useActorState } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import style from './Coins.module.css'

/** What the guest has, when that does not cover something. */
export function NotEnoughMoney() {
  const text = useAreaText('money')
  const isLoggedIn = useActorState('guest', selectIsLoggedIn)
  const balance = useActorState('guest', selectBalanceFormatted)
  return (
    <>
      {isLoggedIn && (
        <p className={style.figure}>
          <span className={style.label}>{text('shell.balance')}</span>
          <span className={style.amount}>
            <Icon name="coin" /> {balance}
          </span>
        </p>
      )}
      <p className={style.words}>{text('modal.not-enough-money')}</p>
    </>
  )
}
