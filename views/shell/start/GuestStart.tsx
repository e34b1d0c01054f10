import { Suspense } from 'react'
import { selectGuestId, selectGuestName } from '../../../machines/account/guest/guest.selectors.ts'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { StageArt } from '../../core/design/StageArt.tsx'
import { useActorState } from '../../core/environment.tsx'
import { useText } from '../../core/text/text.tsx'
import { MessagesPanel } from '../../messenger/channels/MessagesPanel.tsx'
import { NotificationsPanel } from '../../messenger/notifications/NotificationsPanel.tsx'
import { BalanceButton } from '../shell/Balance.tsx'
import style from './StartPage.module.css'

/** The greeting, and what waits for the guest: unread conversations and notifications. */
export function GuestStart() {
  const text = useText()
  const id = useActorState('guest', selectGuestId)
  const name = useActorState('guest', selectGuestName)
  return (
    <>
      <section className={style.hero}>
        <StageArt seed={id ?? ''} />
        <div className={style.words}>
          <h1 className={style.title} tabIndex={-1}>
            {text('start.greeting', { name: name ?? '' })}
          </h1>
          <BalanceButton className={style.figure} />
        </div>
      </section>
      <div className={style.overview}>
        <Suspense fallback={<PanelsExpected />}>
          <MessagesPanel />
          <NotificationsPanel />
        </Suspense>
      </div>
    </>
  )
}

/** Stands there while the panels' texts are on their way. */
function PanelsExpected() {
  return ['messages', 'notifications'].map((panel) => (
    <Skeleton key={panel} width="100%" height="20rem" />
  ))
}
