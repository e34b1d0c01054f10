import type { Cases } from '../../../src/testing/cases.ts'
import { laws } from './menus.laws.ts'
import { menusMachine } from './menus.machine.ts'

export const cases: Cases<typeof menusMachine> = {
  machine: menusMachine,
  inputs: [undefined],
  events: {
    'menus.closeRequested': [{}],
    'menus.submenuLeft': [{}],
    'menus.submenuRequested': [{ submenu: 'settings' }],
    'menus.toggleRequested': [{ menu: 'search' }, { menu: 'categoryFilter' }],
    'navigation.overlayLeft': [{ isPageLeft: true }, { isPageLeft: false }],
  },
  answers: {},
  laws,
}
