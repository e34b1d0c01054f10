import { assign, enqueueActions, sendTo, setup } from 'xstate'
import { to, toNowOrLater } from '../../core/address.ts'
import { withEvent } from '../../core/withEvent.ts'
import type { Menu, MenusEvent, Submenu } from './menus.events.ts'

export interface MenusContext {
  /** The one that is open. */
  menu: Menu | null
  submenu: Submenu | null
}

/** The menus, of which at most one is open [NAV-30 NAV-31]; the back button closes it. */
export const menusMachine = setup({
  types: {} as { context: MenusContext; events: MenusEvent },
  guards: {
    isOpen: ({ context }, params: { menu: Menu }) => params.menu === context.menu,
  },
  actions: {
    showMenu: enqueueActions(({ enqueue }, { menu }: { menu: Menu }) => {
      enqueue.assign({ menu, submenu: null })
      if (menu === 'categoryFilter')
        enqueue.sendTo(...toNowOrLater('categories', { type: 'categories.wanted' }))
    }),
    showSubmenu: assign((_, { submenu }: { submenu: Submenu }) => ({
      menu: 'navigation' as const,
      submenu,
    })),
    leaveSubmenu: assign({ submenu: null }),
    closeMenu: assign({ menu: null, submenu: null }),
    showNavbar: sendTo(to('viewport'), { type: 'menus.menuOpened' }),
    addOverlay: sendTo(to('navigation'), { type: 'navigation.overlayOpened', owner: 'menus' }),
    removeOverlay: sendTo(to('navigation'), { type: 'navigation.overlayClosed', owner: 'menus' }),
  },
}).createMachine({
  id: 'menus',
  context: { menu: null, submenu: null },
  initial: 'closed',
  states: {
    closed: {
      entry: 'closeMenu',
      on: {
        'menus.toggleRequested': {
          target: 'open',
          actions: [{ type: 'showMenu', params: withEvent }, 'addOverlay', 'showNavbar'],
        },
        'menus.submenuRequested': {
          target: 'open',
          actions: [{ type: 'showSubmenu', params: withEvent }, 'addOverlay', 'showNavbar'],
        },
      },
    },
    open: {
      on: {
        'menus.toggleRequested': [
          {
            guard: { type: 'isOpen', params: withEvent },
            target: 'closed',
            actions: 'removeOverlay',
          },
          { actions: { type: 'showMenu', params: withEvent } },
        ],
        'menus.closeRequested': { target: 'closed', actions: 'removeOverlay' },
        'menus.submenuRequested': {
          actions: { type: 'showSubmenu', params: withEvent },
        },
        'menus.submenuLeft': { actions: 'leaveSubmenu' },
        'navigation.overlayLeft': 'closed',
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    menus: typeof menusMachine
  }
}
