import { selectIsLoggedIn } from '../../../machines/account/guest/guest.selectors.ts'
import { LoginOffer } from '../../account/login/LoginOffer.tsx'
import { ButtonLink } from '../../core/design/Link.tsx'
import { EmptyState } from '../../core/design/States.tsx'
import { useActorState } from '../../core/environment.tsx'
import { useAreaText, useText } from '../../core/text/text.tsx'
import { LatestUnread, UnreadBadge } from '../../messenger/channels/LatestUnread.tsx'
import { useHref } from '../navigation/useHref.ts'
import menu from './Menu.module.css'

/** The newest unread messages of the guest [MSG-15]; a visitor has none and is told so. */
export function Content() {
  const text = useAreaText('messenger')
  const isLoggedIn = useActorState('guest', selectIsLoggedIn)
  if (isLoggedIn) return <LatestMessages />
  return (
    <EmptyState
      icon="chat"
      title={text('menu.messages')}
      action={
        <div className={menu.row}>
          <LoginOffer isProminent />
        </div>
      }
    >
      {text('messenger.latest.visitor')}
    </EmptyState>
  )
}

function LatestMessages() {
  const text = useText()
  const href = useHref()
  return (
    <div className={menu.stack}>
      <div className={menu.spread}>
        <h2 className={menu.title}>{text('menu.messages')}</h2>
        <UnreadBadge />
      </div>
      <LatestUnread />
      <ButtonLink href={href({ name: 'messenger', params: {} })} icon="chat" isWide>
        {text('messenger.latest.all')}
      </ButtonLink>
    </div>
  )
}
