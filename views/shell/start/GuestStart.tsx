import { selectGuestId, selectGuestName } from '../../../machines/account/guest/guest.selectors.ts'
import { Card } from '../../core/design/Card.tsx'
import { ButtonLink } from '../../core/design/Link.tsx'
import { StageArt } from '../../core/design/StageArt.tsx'
import { useActorState } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { LatestUnread, UnreadBadge } from '../../messenger/channels/LatestUnread.tsx'
import { NotificationsPanel } from '../../messenger/notifications/NotificationsPanel.tsx'
import { useHref } from '../navigation/useHref.ts'
import style from './StartPage.module.css'

/** The greeting, and what waits for the guest: unread conversations and notifications. */
export function GuestStart() {
  const text = useAreaText('messenger')
  const href = useHref()
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
      <section className={style.overview} aria-label={text('start.overview')}>
        <Card title={text('menu.messages')} aside={<UnreadBadge />}>
          <LatestUnread />
          <div>
            <ButtonLink href={href({ name: 'messenger', params: {} })} icon="chat">
              {text('messenger.latest.all')}
            </ButtonLink>
          </div>
        </Card>
        <NotificationsPanel />
      </section>
    </>
  )
}
