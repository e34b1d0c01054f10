import type { SnapshotFrom } from 'xstate'
import { type Breakpoint, breakpointAt, columnsAt, mobileMenuBelow, tabBarBelow } from './grid.ts'
import type { Theme } from './viewport.events.ts'
import type { viewportMachine } from './viewport.machine.ts'

type ViewportSnapshot = SnapshotFrom<typeof viewportMachine>

/** The narrowest window: what is drawn until the window reported its width. */
const narrowest = 0

function widthOf({ context }: ViewportSnapshot): number {
  return context.width ?? narrowest
}

/** Whether the window is too narrow for the navbar's links [NAV-34]. */
export function selectIsMobileMenu(snapshot: ViewportSnapshot): boolean {
  return widthOf(snapshot) < mobileMenuBelow
}

/** Whether the window is narrow enough for a tab bar. */
export function selectHasTabBar(snapshot: ViewportSnapshot): boolean {
  return widthOf(snapshot) < tabBarBelow
}

/** The window's breakpoint [LOAD-4]. */
export function selectBreakpoint(snapshot: ViewportSnapshot): Breakpoint {
  return breakpointAt(widthOf(snapshot))
}

/** How many columns a grid has [LOAD-5]. */
export function selectColumns(snapshot: ViewportSnapshot): number {
  return columnsAt(widthOf(snapshot))
}

/** Whether the navbar is out of the way [NAV-32]. */
export function selectIsNavbarHidden(snapshot: ViewportSnapshot): boolean {
  return snapshot.matches('navbarHidden')
}

/** The theme that the guest chose. */
export function selectTheme({ context }: ViewportSnapshot): Theme {
  return context.theme
}
