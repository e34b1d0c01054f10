import {
  selectHasSessionFailed,
  selectIsLoadingSession,
  selectIsLoggedIn,
  selectIsLoggingOut,
} from '../../../machines/account/guest/guest.selectors.ts'
import { selectIsConfirming } from '../../../machines/money/payTour/payTour.selectors.ts'
import { LoginOffer } from '../../account/login/LoginOffer.tsx'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { useActorState, useStateOfLater } from '../../core/environment.tsx'
import { MenuButton } from '../menus/MenuButton.tsx'
import style from './Account.module.css'
import { BalanceButton } from './Balance.tsx'

/** The guest with balance, notifications and an own area, or the ways in. */
export function Account() {
  const isLoading = useActorState('guest', selectIsLoadingSession)
  const hasFailed = useActorState('guest', selectHasSessionFailed)
  const isLoggedIn = useActorState('guest', selectIsLoggedIn)
  const isLoggingOut = useActorState('guest', selectIsLoggingOut)
  const isConfirming = useStateOfLater('payTour', selectIsConfirming, false)

  if (hasFailed) return null
  if (isLoggingOut) return <AccountSkeleton />
  if (isLoggedIn) return <GuestAccount />
  if (isConfirming || isLoading) return <AccountSkeleton />
  return (
    <div className={`${style.account} ${style.visitor}`}>
      <MenuButton menu="messages" />
      <MenuButton menu="notifications" />
      <MenuButton menu="myArea" />
      <div className={style.ways}>
        <LoginOffer />
      </div>
    </div>
  )
}

function GuestAccount() {
  return (
    <div className={style.account}>
      <BalanceButton className={style.balance} />
      <MenuButton menu="messages" />
      <MenuButton menu="notifications" />
      <MenuButton menu="myArea" />
    </div>
  )
}

function AccountSkeleton() {
  return (
    <div className={`${style.account} ${style.blank}`}>
      <Skeleton width="5rem" height="1.5rem" />
      <Skeleton width="2.25rem" height="2.25rem" />
    </div>
  )
}
