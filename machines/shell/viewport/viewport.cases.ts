import type { Cases } from '../../../src/testing/cases.ts'
import { laws } from './viewport.laws.ts'
import { viewportMachine } from './viewport.machine.ts'

export const cases: Cases<typeof viewportMachine> = {
  machine: viewportMachine,
  inputs: [undefined],
  events: {
    'menus.menuOpened': [{}],
    'viewport.lookReported': [{ scheme: 'dark', isStill: true }],
    'viewport.navbarFocused': [{}],
    'viewport.resized': [{ width: 390 }],
    'viewport.scrolled': [{ y: 0 }, { y: 410 }, { y: 400 }, { y: 800 }],
    'viewport.themeRequested': [{ theme: 'light' }],
    'viewport.themeStored': [{ value: 'dark' }, { value: null }],
  },
  answers: {},
  laws,
}
