import type { ReactNode } from 'react'
import {
  selectGuestId,
  selectGuestName,
  selectIsLoggedIn,
} from '../../../machines/account/guest/guest.selectors.ts'
import { selectUnreadTotal } from '../../../machines/messenger/channels/channels.total.ts'
import type { Menu } from '../../../machines/shell/menus/menus.events.ts'
import { selectOpenMenu } from '../../../machines/shell/menus/menus.selectors.ts'
import { Avatar } from '../../core/design/Avatar.tsx'
import { Icon } from '../../core/design/Icon.tsx'
import { useActorState, useAddress, useStateOfLater } from '../../core/environment.tsx'
import { useText } from '../../core/text/text.tsx'
import { useUnreadCount } from '../../messenger/notifications/useUnreadCount.ts'
import { menuSources } from '../../views.ts'
import style from './MenuButton.module.css'
import { loadFrame, loadMenu, menuId } from './menuContents.ts'

/** Opens a menu, and closes it again. Its code is on its way once the pointer or focus is there. */
export function MenuButton({ menu }: { menu: Menu }) {
  if (menu === 'messages') return <MessagesButton />
  if (menu === 'notifications') return <NotificationsButton />
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

interface OpenerProps {
  menu: Menu
  /** How many things wait in it, for readers. */
  unread?: number
  children?: ReactNode
}

function Opener({ menu, unread = 0, children }: OpenerProps) {
  const text = useText()
  const menus = useAddress('menus')
  const isOpen = useActorState('menus', selectOpenMenu) === menu
  const preload = () => void Promise.all([loadFrame(), loadMenu(menu)]).catch(() => {})
  return (
    <button
      type="button"
      className={style.button}
      data-menu={menu}
      aria-label={text(menuSources[menu].words)}
      aria-description={unread > 0 ? text('menu.unread', { count: unread }) : undefined}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-controls={isOpen ? menuId(menu) : undefined}
      onPointerEnter={preload}
      onTouchStart={preload}
      onFocus={preload}
      onClick={() => menus.send({ type: 'menus.toggleRequested', menu })}
    >
      {menu === 'myArea' ? <Face /> : <Icon name={isOpen ? 'close' : menuSources[menu].icon} />}
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
