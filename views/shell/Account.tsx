import {
  selectGuestId,
  selectGuestName,
  selectHasSessionFailed,
  selectIsLoadingSession,
  selectIsLoggedIn,
  selectIsLoggingOut,
} from '../../machines/guest/guest.selectors.ts'
import { selectIsConfirming } from '../../machines/payTour/payTour.selectors.ts'
import { Avatar } from '../design/Avatar.tsx'
import { IconButton } from '../design/Button.tsx'
import { Skeleton } from '../design/Skeleton.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { useActorState, useAddress } from '../environment.tsx'
import { LoginOffer } from '../payTour/LoginOffer.tsx'
import { useText } from '../text/text.tsx'
import style from './Account.module.css'
import { Balance } from './Balance.tsx'

/** The guest with balance and a way out, or the ways in. */
export function Account() {
  const isLoading = useActorState('guest', selectIsLoadingSession)
  const hasFailed = useActorState('guest', selectHasSessionFailed)
  const isLoggedIn = useActorState('guest', selectIsLoggedIn)
  const isLoggingOut = useActorState('guest', selectIsLoggingOut)
  const isConfirming = useActorState('payTour', selectIsConfirming)

  if (hasFailed) return null
  if (isLoggingOut) return <AccountSkeleton />
  if (isLoggedIn) return <GuestAccount />
  if (isConfirming || isLoading) return <AccountSkeleton />
  return (
    <div className={style.ways}>
      <LoginOffer />
    </div>
  )
}

function GuestAccount() {
  const text = useText()
  const guest = useAddress('guest')
  const id = useActorState('guest', selectGuestId)
  const name = useActorState('guest', selectGuestName)
  return (
    <div className={style.account}>
      <p className={style.balance}>
        <VisuallyHidden>{text('shell.balance')}: </VisuallyHidden>
        <Balance />
      </p>
      <p className={style.guest}>
        <Avatar id={id ?? ''} name={name ?? ''} />
        <span className={style.name}>{name}</span>
      </p>
      <IconButton
        icon="logOut"
        label={text('shell.logOut')}
        onPress={() => guest.send({ type: 'guest.logoutRequested' })}
      />
    </div>
  )
}

function AccountSkeleton() {
  return (
    <div className={style.account}>
      <Skeleton width="5rem" height="1.5rem" />
      <Skeleton width="2.25rem" height="2.25rem" />
    </div>
  )
}
