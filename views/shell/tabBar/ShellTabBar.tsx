import { selectUnreadTotal } from '../../../machines/messenger/channels/channels.total.ts'
import type { Menu } from '../../../machines/shell/menus/menus.events.ts'
import { selectOpenMenu } from '../../../machines/shell/menus/menus.selectors.ts'
import { selectCanonicalPath } from '../../../machines/shell/navigation/navigation.selectors.ts'
import type { PageName } from '../../../machines/shell/navigation/routes.ts'
import { selectHasTabBar } from '../../../machines/shell/viewport/viewport.selectors.ts'
import type { IconName } from '../../core/design/Icon.tsx'
import { TabBar, TabButton, TabLink } from '../../core/design/TabBar.tsx'
import { useActorState, useStateOfLater } from '../../core/environment.tsx'
import { type TextKey, useAreaText, useText } from '../../core/text/text.tsx'
import { useUnreadCount } from '../../messenger/notifications/useUnreadCount.ts'
import { menuSources } from '../../views.ts'
import { useMenuOpener } from '../menus/useMenuOpener.ts'
import { useHref } from '../navigation/useHref.ts'
import { useWhoIsHere } from '../shell/useWhoIsHere.ts'
import type english from './tabBar.en.json'

/** A phone's most important ways; they are no others than the navbar's of a wider window. */
export function ShellTabBar() {
  const text = useAreaText('shell')
  const isNarrow = useActorState('viewport', selectHasTabBar)
  const who = useWhoIsHere()
  if (!isNarrow || who === 'pending') return null
  return (
    <TabBar label={text('tabBar.label')}>
      <PageTab page="home" icon="home" words="tabBar.start" />
      <MenuTab menu="search" icon="search" />
      {who === 'guest' ? <GuestTabs /> : <VisitorTabs />}
      <MenuTab menu="myArea" icon="person" />
    </TabBar>
  )
}

function GuestTabs() {
  const messages = useStateOfLater('channels', selectUnreadTotal, 0, 'steady')
  const notifications = useUnreadCount()
  return (
    <>
      <PageTab page="messenger" icon="chat" words="menu.messages" unread={messages} />
      <MenuTab menu="notifications" icon="bell" unread={notifications} />
    </>
  )
}

function VisitorTabs() {
  return (
    <>
      <PageTab page="cams" icon="cam" words="nav.cams" />
      <PageTab page="videos" icon="video" words="nav.videos" />
    </>
  )
}

interface PageTabProps {
  page: Extract<PageName, 'home' | 'messenger' | 'cams' | 'videos'>
  icon: IconName
  words: TextKey
  unread?: number
}

function PageTab({ page, icon, words, unread = 0 }: PageTabProps) {
  const text = useText()
  const href = useHref()({ name: page, params: {} })
  const here = useActorState('navigation', selectCanonicalPath)
  const isCovered = useActorState('menus', selectOpenMenu) !== null
  return (
    <TabLink
      href={href}
      isCurrent={href === here && !isCovered}
      icon={icon}
      words={text(words)}
      count={useCount(unread)}
    />
  )
}

interface MenuTabProps {
  menu: Menu
  icon: IconName
  unread?: number
}

function MenuTab({ menu, icon, unread = 0 }: MenuTabProps) {
  const text = useText()
  const opener = useMenuOpener(menu)
  const words = text(menuSources[menu].words)
  return <TabButton icon={icon} words={words} count={useCount(unread)} {...opener} />
}

function useCount(unread: number) {
  const text = useText()
  if (unread === 0) return undefined
  const figure = unread > 99 ? '99+' : String(unread)
  return { figure, words: text('menu.unread', { count: unread }) }
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    tabBar: typeof english
  }
}
