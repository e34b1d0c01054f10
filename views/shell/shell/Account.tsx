import { LoginOffer } from '../../account/login/LoginOffer.tsx'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { MenuButton } from '../menus/MenuButton.tsx'
import style from './Account.module.css'
import { BalanceButton } from './Balance.tsx'
import { useWhoIsHere } from './useWhoIsHere.ts'

/** The guest with balance, notifications and an own area, or the ways in. */
export function Account() {
  const who = useWhoIsHere()
  if (who === 'failed') return null
  if (who === 'guest') return <GuestAccount />
  if (who === 'pending') return <AccountSkeleton />
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
