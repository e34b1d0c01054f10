import type { ComponentType } from 'react'
import type { Area } from '../../../machines/core/areas.ts'
import type { Menu } from '../../../machines/shell/menus/menus.events.ts'
import { once } from '../../core/once.ts'

type Load = () => Promise<{ Content: ComponentType }>

/** The contents of a menu, and the areas whose actors they cannot do without. */
interface Source {
  load: Load
  needs: readonly Area[]
}

const contents: Record<Menu, Source> = {
  navigation: { load: once(() => import('./NavigationMenu.tsx')), needs: [] },
  search: { load: once(() => import('./SearchMenu.tsx')), needs: ['shell'] },
  camFilter: { load: once(() => import('./CamFilterMenu.tsx')), needs: ['shell'] },
  categoryFilter: { load: once(() => import('./CategoryMenu.tsx')), needs: ['shell'] },
  myArea: { load: once(() => import('./MyAreaMenu.tsx')), needs: ['account', 'messenger'] },
  notifications: { load: once(() => import('./NotificationsMenu.tsx')), needs: ['messenger'] },
  messages: { load: once(() => import('./MessagesMenu.tsx')), needs: ['messenger'] },
}

/** The areas whose actors the contents of a menu cannot do without. */
export function areasOf(menu: Menu): readonly Area[] {
  return contents[menu].needs
}

/** The frame of every menu: sheet, panel, focus. */
export const loadFrame = once(() => import('./OpenMenu.tsx'))

/**
 * The module with the contents of a menu, loaded once.
 * @throws Error of the import when the code did not come; see `once` for the next try
 */
export function loadMenu(menu: Menu): ReturnType<Load> {
  return contents[menu].load()
}
