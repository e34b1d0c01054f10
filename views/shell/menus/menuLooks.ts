import type { Menu } from '../../../machines/shell/menus/menus.events.ts'
import type { IconName } from '../../core/design/Icon.tsx'
import type { TextKey } from '../../core/text/text.tsx'

/** How each menu is drawn and named [NAV-30]. */
export const menuLooks = {
  navigation: { icon: 'menu', words: 'menu.navigation' },
  search: { icon: 'search', words: 'menu.search' },
  camFilter: { icon: 'filter', words: 'menu.camFilter' },
  categoryFilter: { icon: 'categories', words: 'menu.categoryFilter' },
  myArea: { icon: 'person', words: 'menu.myArea' },
  notifications: { icon: 'bell', words: 'menu.notifications' },
  messages: { icon: 'chat', words: 'menu.messages' },
} as const satisfies Record<Menu, { icon: IconName; words: TextKey }>

/** Names the element of a menu, for the button that opens it. */
export function menuId(menu: Menu): string {
  return `menu-${menu}`
}
