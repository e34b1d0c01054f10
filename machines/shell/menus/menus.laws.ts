import type { Laws } from '../../../src/testing/laws.ts'
import type { menusMachine } from './menus.machine.ts'

const changing = [
  'menus.toggleRequested',
  'menus.closeRequested',
  'menus.submenuRequested',
  'menus.submenuLeft',
  'navigation.overlayLeft',
] as const

export const laws: Laws<typeof menusMachine> = {
  'is open where a menu is': ({ after }) => after.matches('open') === (after.context.menu !== null),
  'begins closed': ({ before, after }) => before !== undefined || after.matches('closed'),
  'opens the menu asked for, and closes it where it was open': ({ on, before, after }) => {
    const asked = on('menus.toggleRequested')?.menu
    if (!asked) return true
    return after.context.menu === (before?.context.menu === asked ? null : asked)
  },
  'shows the submenu asked for, in the navigation': ({ on, after }) => {
    const asked = on('menus.submenuRequested')
    if (!asked) return true
    return after.context.menu === 'navigation' && after.context.submenu === asked.submenu
  },
  'a submenu is left alone': ({ on, before, after }) =>
    !on('menus.submenuLeft') ||
    (after.context.submenu === null && after.context.menu === before?.context.menu),
  'closes when that is asked for, and when the guest goes back': ({ on, after }) =>
    !(on('menus.closeRequested') || on('navigation.overlayLeft')) || after.matches('closed'),
  'nothing else changes it': ({ on, before, changed }) =>
    !before || changed.length === 0 || changing.some((type) => on(type)),
  'the back button has one step more while a menu is open': ({ on, before, after, told }) => {
    const types = told('navigation').map(({ type }) => type)
    const wasOpen = before?.matches('open') ?? false
    if (after.matches('open') === wasOpen) return types.length === 0
    if (after.matches('open')) return types.join() === 'navigation.overlayOpened'
    return types.join() === (on('navigation.overlayLeft') ? '' : 'navigation.overlayClosed')
  },
  'the bar is shown as a menu opens': ({ before, after, told }) =>
    told('viewport').length > 0 === (after.matches('open') && !before?.matches('open')),
}
