import type { SnapshotFrom } from 'xstate'
import type { Menu, Submenu } from './menus.events.ts'
import type { menusMachine } from './menus.machine.ts'

type MenusSnapshot = SnapshotFrom<typeof menusMachine>

/** The menu that is open; null when none is [NAV-31]. */
export function selectOpenMenu({ context }: MenusSnapshot): Menu | null {
  return context.menu
}

/** The submenu that is open; null when none is. */
export function selectOpenSubmenu({ context }: MenusSnapshot): Submenu | null {
  return context.submenu
}
