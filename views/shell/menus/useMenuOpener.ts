import type { Menu } from '../../../machines/shell/menus/menus.events.ts'
import { selectOpenMenu } from '../../../machines/shell/menus/menus.selectors.ts'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { loadFrame, loadMenu, menuId } from './menuContents.ts'

/**
 * What makes a button open a menu and close it again. The menu's code is on its way once the pointer or
 * focus is there.
 */
export function useMenuOpener(menu: Menu) {
  const menus = useAddress('menus')
  const isOpen = useActorState('menus', selectOpenMenu) === menu
  const preload = () => void Promise.all([loadFrame(), loadMenu(menu)]).catch(() => {})
  return {
    'data-menu': menu,
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? menuId(menu) : undefined,
    onPointerEnter: preload,
    onTouchStart: preload,
    onFocus: preload,
    onClick: () => menus.send({ type: 'menus.toggleRequested', menu }),
  } as const
}
