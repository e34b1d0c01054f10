import axe from 'axe-core'

export type Theme = 'light' | 'dark'

/** Shows the page in a theme, whatever the machine that runs the test prefers. */
export function showTheme(theme: Theme): void {
  document.documentElement.style.colorScheme = theme
}

/** Also what is out of sight is drawn, and nothing changes slowly. */
const whole = new CSSStyleSheet()
whole.replaceSync('* { content-visibility: visible !important; transition: none !important }')

/** Brings all motion to its end, so that what is measured is what stays. */
function settle(): void {
  if (!document.adoptedStyleSheets.includes(whole)) document.adoptedStyleSheets.push(whole)
  for (const animation of document.getAnimations()) {
    const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
    if (isEndless) animation.cancel()
    else animation.finish()
  }
}

/**
 * What axe finds wrong with the page as it is, one line a finding.
 * @param rules the only ones to check; all without it
 */
export async function accessibilityFaults(rules?: string[]): Promise<string[]> {
  settle()
  const { violations } = await axe.run(document, {
    iframes: false,
    // What passed is not described: that takes most of the time
    preload: false,
    resultTypes: ['violations'],
    selectors: false,
    ...(rules && { runOnly: rules }),
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** By how many px the page is wider than its window. */
export function overflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth
}
