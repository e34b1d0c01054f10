import type { OverlayEvent } from '../navigation/overlays.ts'

/** The menus [NAV-30]; at most one is open [NAV-31]. */
export type Menu =
  | 'navigation'
  | 'search'
  | 'camFilter'
  | 'categoryFilter'
  | 'myArea'
  | 'notifications'
  | 'messages'
  | 'language'

/** The submenus of the navigation menu. */
export type Submenu = 'videos' | 'tv' | 'magazine' | 'settings'

export type MenusEvent =
  | OverlayEvent
  | { type: 'menus.toggleRequested'; menu: Menu }
  | { type: 'menus.closeRequested' }
  /** Opens the navigation menu too when it is closed. */
  | { type: 'menus.submenuRequested'; submenu: Submenu }
  | { type: 'menus.submenuLeft' }

declare module '../../core/address.ts' {
  interface Addresses {
    menus: MenusEvent
  }
}
