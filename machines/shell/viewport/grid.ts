/** The smallest width of each breakpoint, in px [LOAD-4]. */
export const gridBreakpoints = { xs: 400, sm: 768, md: 992, lg: 1200, xl: 1368 } as const

export type Breakpoint = keyof typeof gridBreakpoints | 'base'

/** How many columns a grid has up to a width, in px; wider ones have six [LOAD-5]. */
const columnSteps = [
  { upTo: 767, columns: 2 },
  { upTo: 991, columns: 3 },
  { upTo: 1199, columns: 4 },
] as const

const mostColumns = 6

/** Below this width, in px, the mobile menu is used [NAV-34]. */
export const mobileMenuBelow = 1023

/** Below this width, in px, the most important ways stand at the lower edge. */
export const tabBarBelow = 640

/** Every width from which on something is drawn differently, in px, ascending. */
export const breakpoints: readonly number[] = [
  ...new Set([
    ...Object.values(gridBreakpoints),
    ...columnSteps.map(({ upTo }) => upTo + 1),
    mobileMenuBelow,
    tabBarBelow,
  ]),
].toSorted((a, b) => a - b)

/** The widest breakpoint that fits; `base` below all of them. */
export function breakpointAt(width: number): Breakpoint {
  const names = Object.keys(gridBreakpoints) as (keyof typeof gridBreakpoints)[]
  return names.findLast((name) => width >= gridBreakpoints[name]) ?? 'base'
}

/** How many columns a grid has at that width, in px [LOAD-5]. */
export function columnsAt(width: number): number {
  return columnSteps.find(({ upTo }) => width <= upTo)?.columns ?? mostColumns
}
