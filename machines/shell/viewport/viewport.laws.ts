import type { Laws } from '../../../src/testing/laws.ts'
import type { viewportMachine } from './viewport.machine.ts'

export const laws: Laws<typeof viewportMachine> = {
  'watches the window all the time': ({ runs }) => runs('watchWindow'),
  'shows the navbar as it begins, when it is focused, and under a menu': ({
    on,
    before,
    after,
  }) => {
    const isNeeded = !before || on('viewport.navbarFocused') || on('menus.menuOpened')
    return !isNeeded || after.matches('navbarShown')
  },
  'hides the navbar on a way down by more than 10 px, 50 px from the top on; shows it on a way up [NAV-32 NAV-35 NAV-36]':
    ({ on, before, after }) => {
      const scrolled = on('viewport.scrolled')
      if (!scrolled || !before) return true
      const way = scrolled.y - before.context.y
      if (scrolled.y <= 50 || way < -10) return after.matches('navbarShown')
      return after.value === (way > 10 ? 'navbarHidden' : before.value)
    },
  'knows where the page rests, and how wide the window is [NAV-34]': ({ on, before, after }) => {
    const y = on('viewport.scrolled')?.y ?? before?.context.y ?? 0
    const width = on('viewport.resized')?.width ?? before?.context.width ?? null
    return after.context.y === y && after.context.width === width
  },
  'knows the look of the device': ({ on, after: { context } }) => {
    const look = on('viewport.lookReported')
    return !look || (context.look?.scheme === look.scheme && context.look.isStill === look.isStill)
  },
  'has the theme that was wanted or stored, that of the device where none is': ({
    on,
    before,
    after,
  }) => {
    const stored = on('viewport.themeStored')
    const asked = on('viewport.themeRequested')?.theme
    const theme = stored ? (stored.value ?? 'system') : (before?.context.theme ?? 'system')
    return after.context.theme === (asked ?? theme)
  },
  'stores the theme that is wanted, and tells nobody else anything': ({ on, told, addressees }) => {
    const theme = on('viewport.themeRequested')?.theme
    const values = told('storage').map(({ value }) => value)
    return values.join() === (theme ?? '') && addressees.length === values.length
  },
}
