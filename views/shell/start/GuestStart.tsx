import { selectGuestId, selectGuestName } from '../../../machines/account/guest/guest.selectors.ts'
import { Card } from '../../core/design/Card.tsx'
import { StageArt } from '../../core/design/StageArt.tsx'
import { useActorState } from '../../core/environment.tsx'
import { useText } from '../../core/text/text.tsx'
import { NotificationsPanel } from '../../messenger/notifications/NotificationsPanel.tsx'
import { BalanceButton } from '../shell/Balance.tsx'
import { ConnectionCard } from './ConnectionCard.tsx'
import style from './StartPage.module.css'

/** The greeting and the overview of a guest. */
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
        </div>
      </section>
      <div className={style.overview}>
        <NotificationsPanel />
        <div className={style.column}>
          <Card title={text('shell.balance')}>
            <BalanceButton className={style.figure} />
          </Card>
          <ConnectionCard />
        </div>
      </div>
    </>
  )
}
