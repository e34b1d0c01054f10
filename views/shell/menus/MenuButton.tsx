import type { ReactNode } from 'react'
import {
  selectGuestId,
  selectGuestName,
  selectIsLoggedIn,
} from '../../../machines/account/guest/guest.selectors.ts'
import { selectUnreadTotal } from '../../../machines/messenger/channels/channels.total.ts'
import { selectLanguage } from '../../../machines/shell/app/app.selectors.ts'
import type { Menu } from '../../../machines/shell/menus/menus.events.ts'
import { Avatar } from '../../core/design/Avatar.tsx'
import { Icon } from '../../core/design/Icon.tsx'
import { useActorState, useStateOfLater } from '../../core/environment.tsx'
import { useText } from '../../core/text/text.tsx'
import { useUnreadCount } from '../../messenger/notifications/useUnreadCount.ts'
import { menuSources } from '../../views.ts'
import style from './MenuButton.module.css'
import { useMenuOpener } from './useMenuOpener.ts'

/** Opens a menu, and closes it again. Its code is on its way once the pointer or focus is there. */
export function MenuButton({ menu }: { menu: Menu }) {
  if (menu === 'messages') return <MessagesButton />
  if (menu === 'notifications') return <NotificationsButton />
  if (menu === 'language') return <LanguageButton />
  return <Opener menu={menu} />
}

function MessagesButton() {
  const unread = useStateOfLater('channels', selectUnreadTotal, 0, 'steady')
  return (
    <Opener menu="messages" unread={unread}>
      {unread > 0 && <span className={style.count}>{unread > 99 ? '99+' : unread}</span>}
    </Opener>
  )
}

function NotificationsButton() {
  const unread = useUnreadCount()
  return (
    <Opener menu="notifications" unread={unread}>
      {unread > 0 && <span className={style.mark} />}
    </Opener>
  )
}

function LanguageButton() {
  const language = useActorState('app', selectLanguage)
  return <Opener menu="language" chosen={language.toUpperCase()} />
}

interface OpenerProps {
  menu: Menu
  /** What is chosen in it now: drawn in place of an icon. */
  chosen?: string
  /** How many things wait in it, for readers. */
  unread?: number
  children?: ReactNode
}

function Opener({ menu, chosen, unread = 0, children }: OpenerProps) {
  const text = useText()
  const { icon, words } = menuSources[menu]
  const label = text(words)
  const opener = useMenuOpener(menu)
  return (
    <button
      type="button"
      className={style.button}
      aria-label={chosen ? `${label}: ${chosen}` : label}
      aria-description={unread > 0 ? text('menu.unread', { count: unread }) : undefined}
      {...opener}
    >
      {menu === 'myArea' ? (
        <Face />
      ) : (
        (chosen ?? (icon && <Icon name={opener['aria-expanded'] ? 'close' : icon} />))
      )}
      {children}
    </button>
  )
}

function Face() {
  const isLoggedIn = useActorState('guest', selectIsLoggedIn)
  const id = useActorState('guest', selectGuestId)
  const name = useActorState('guest', selectGuestName)
  return isLoggedIn ? <Avatar id={id ?? ''} name={name ?? ''} /> : <Icon name="person" />
}
