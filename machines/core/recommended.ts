/** So many recommended performers are shown at most [FAV-8 MSG-34]. */
export const mostRecommended = 9

/** How many are shown where the window has the mobile menu [FAV-8 MSG-35]. */
const mostOnMobile = { grid: 8, slider: 5 } as const

export type RecommendedShape = keyof typeof mostOnMobile

/** By list, the parts of it that are shown, by their lengths. */
const parts = new WeakMap<readonly unknown[], (readonly unknown[])[]>()

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
  const byCount = parts.get(performers) ?? []
  parts.set(performers, byCount)
  byCount[count] ??= performers.slice(0, count)
  return byCount[count] as readonly T[]
}
