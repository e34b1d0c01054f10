/** So many recommended performers are shown at most [FAV-8 MSG-34]. */
export const mostRecommended = 9

/** How many are shown where the window has the mobile menu [FAV-8 MSG-35]. */
const mostOnMobile = { grid: 8, slider: 5 } as const

export type RecommendedShape = keyof typeof mostOnMobile

const parts = new WeakMap<readonly unknown[], Map<number, readonly unknown[]>>()

/**
 * The recommended performers that are shown; the same array while they are the same.
 * @param shape how they are laid out
 * @param isMobile whether the window has the mobile menu
 */
export function shownOfRecommended<T>(
  performers: readonly T[],
  shape: RecommendedShape,
  isMobile: boolean,
): readonly T[] {
  const count = isMobile ? mostOnMobile[shape] : mostRecommended
  const byCount = parts.get(performers) ?? new Map<number, readonly T[]>()
  parts.set(performers, byCount)
  const known = byCount.get(count) ?? performers.slice(0, count)
  byCount.set(count, known)
  return known as readonly T[]
}
