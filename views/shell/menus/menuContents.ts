import type { ComponentType } from 'react'
import type { Menu } from '../../../machines/shell/menus/menus.events.ts'
import { once } from '../../core/once.ts'

const contents: Record<Menu, () => Promise<{ Content: ComponentType }>> = {
  navigation: once(() => import('./NavigationMenu.tsx')),
  search: once(() => import('./SearchMenu.tsx')),
  camFilter: once(() => import('./CamFilterMenu.tsx')),
  categoryFilter: once(() => import('./CategoryMenu.tsx')),
  myArea: once(() => import('./MyAreaMenu.tsx')),
  notifications: once(() => import('./NotificationsMenu.tsx')),
  messages: once(() => import('./MessagesMenu.tsx')),
}

/** The frame of every menu: sheet, panel, focus. */
export const loadFrame = once(() => import('./OpenMenu.tsx'))

/**
 * The module with the contents of a menu, loaded once.
 * @throws Error of the import when the code did not come; see `once` for the next try
 */
export function loadMenu(menu: Menu): Promise<{ Content: ComponentType }> {
  return contents[menu]()
}
