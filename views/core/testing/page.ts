import axe from 'axe-core'
import { userEvent } from 'vitest/browser'
import { settle } from '../../../fixtures/core/settled.fixtures.ts'

export type Theme = 'light' | 'dark'

/** Shows the page in a theme, whatever the machine that runs the test prefers. */
export function showTheme(theme: Theme): void {
  document.documentElement.style.colorScheme = theme
}

/**
 * What axe finds wrong with the page as it is, and which controls are too small for a finger, one line a finding.
 * @param rules of axe, the only ones to check; all without it
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
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  return rules ? found : [...found, ...smallTargets()]
}

/** By how many px the page is wider than its window. */
export function overflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth
}

const control = 'a[href], button, input, textarea, select, [tabindex="0"]'

/** Whether a line that is seen runs around what has the focus, around a part of it, or around what it stands in. */
export function isRinged(focused: Element): boolean {
  const ringed = focused.closest('[data-focus-visible], label') ?? focused
  const parts = [focused, ...ringed.querySelectorAll('*'), ...around(focused)]
  return parts.filter(isSeen).some((part) =>
    [null, '::before', '::after'].some((pseudo) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(part, pseudo)
      return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) > 0
    }),
  )
}

/** What a browser draws by itself stands within a pixel, or is clear, where something of ours is drawn in its place. */
function isSeen(part: Element): boolean {
  if (!part.checkVisibility({ opacityProperty: true })) return false
  return [part, ...around(part)].every((one) => {
    const { width, height } = one.getBoundingClientRect()
    return getComputedStyle(one).overflowX === 'visible' || (width > 2 && height > 2)
  })
}

function around({ parentElement }: Element): Element[] {
  return parentElement ? [parentElement, ...around(parentElement)] : []
}

const isReachable = (element: HTMLElement) =>
  element.tabIndex >= 0 && element.checkVisibility() && !element.matches(':disabled, [inert] *')

/** Controls that the keyboard may reach and that do not show it (WCAG 2.4.7), as HTML. */
export async function unseenFocus(): Promise<string[]> {
  settle()
  // From here on the browser takes the focus for that of a keyboard
  await userEvent.keyboard('{Tab}')
  const unseen: string[] = []
  for (const one of [...document.querySelectorAll<HTMLElement>(control)].filter(isReachable)) {
    one.focus()
    if (document.activeElement !== one || isRinged(one)) continue
    // What stands around it may be drawn anew for it
    await new Promise(requestAnimationFrame)
    if (document.activeElement === one && !isRinged(one)) unseen.push(one.outerHTML)
  }
  return unseen
}

/** px that a control is high and wide at least: more than WCAG 2.5.8 asks for, as all of this design is. */
const least = { height: 36, width: 28 }

/** Controls that are too small for a finger, as HTML. What stands in a line of text may be as low as that is. */
function smallTargets(): string[] {
  settle()
  return [...document.querySelectorAll<HTMLElement>(control)].filter(isReachable).flatMap((one) => {
    const { width, height } = (one.closest('label') ?? one).getBoundingClientRect()
    const isElsewhere = width < 2 || one.matches('[type=range]')
    const isInText = getComputedStyle(one).display === 'inline'
    const isLarge = width >= least.width && height >= least.height
    return isElsewhere || isInText || isLarge ? [] : [`${width} × ${height}: ${one.outerHTML}`]
  })
}
