import { selectIsLoginRefused } from '../../../machines/account/guest/guest.selectors.ts'
import { selectIsRunning } from '../../../machines/shell/app/app.selectors.ts'
import { selectNamesConversation } from '../../../machines/shell/navigation/navigation.selectors.ts'
import { selectFirstBar } from '../../../machines/shell/statusBar/statusBar.selectors.ts'
import { selectIsUpdateOffered } from '../../../machines/shell/updates/updates.selectors.ts'
import { withShapes } from '../../core/design/shapes.ts'
import { useActorState } from '../../core/environment.tsx'
import { usePageMark } from '../../core/usePageMark.ts'
import style from './Dock.module.css'
import { Later } from './Later.tsx'

/** The code of every short notice. */
export const loadNotices = withShapes(() => import('./Notices.tsx'))

export const loadTabBar = withShapes(() => import('../tabBar/ShellTabBar.tsx'))

/** The place of notices about the account, between navbar and page, which makes room for them. */
export function Bar() {
  const hasBar = useActorState('statusBar', selectFirstBar) !== undefined
  const isRefused = useActorState('guest', selectIsLoginRefused)
  return (hasBar || isRefused) && <Later load={loadNotices} part="StatusBar" />
}

/**
 * The place of short notices over the page's lower edge. Their code comes after the rest of the shell;
 * that a newer build is there is told also when that did not come.
 */
export function Dock() {
  const isUpdateOffered = useActorState('updates', selectIsUpdateOffered)
  const isShellWhole = useActorState('app', selectIsRunning.shell)
  return (isUpdateOffered || isShellWhole) && <Later load={loadNotices} part="Notices" />
}

/**
 * The place of a phone's most important ways, kept from the first paint on. A conversation has none:
 * there the field to write in stands at the lower edge.
 */
export function TabBarDock() {
  const isShellWhole = useActorState('app', selectIsRunning.shell)
  const isTalking = useActorState('navigation', selectNamesConversation)
  usePageMark('talking', isTalking)
  return (
    <div className={style.tabBar}>
      {isShellWhole && !isTalking && <Later load={loadTabBar} part="ShellTabBar" />}
    </div>
  )
}
