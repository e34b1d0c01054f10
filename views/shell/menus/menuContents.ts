import type { Menu } from '../../../machines/shell/menus/menus.events.ts'
import type { MenuSource } from '../../core/areaViews.ts'
import { withShapes } from '../../core/design/shapes.ts'
import { menuSources } from '../../views.ts'

/** The frame of every menu: sheet, panel, focus. */
export const loadFrame = withShapes(() => import('./OpenMenu.tsx'))

const loads = new Map<Menu, MenuSource['load']>()

/**
 * The module with the contents of a menu, loaded once.
 * @throws Error of the import when the code did not come; see `once` for the next try
 */
export function loadMenu(menu: Menu): ReturnType<MenuSource['load']> {
  const load = loads.get(menu) ?? withShapes(menuSources[menu].load)
  loads.set(menu, load)
  return load()
}

/** Names the element of a menu, for the button that opens it. */
export function menuId(menu: Menu): string {
  return `menu-${menu}`
}
