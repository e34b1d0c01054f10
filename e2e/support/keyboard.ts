import { expect, type Locator, type Page } from '@playwright/test'

const mostSteps = 200

/** Where the keyboard's focus is. */
export function focused(page: Page): Locator {
  return page.locator(':focus')
}

/**
 * Presses Tab until a control has the focus, as somebody without a mouse does.
 * @param target the control
 * @param key `Shift+Tab` to go backwards
 * @throws Error when the focus does not get there, naming the controls it met
 */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  const met: string[] = []
  for (let step = 0; step < mostSteps; step++) {
    await page.keyboard.press(key)
    if (await hasFocus(target)) return
    met.push(await nameOfFocused(page))
  }
  throw new Error(`${key} does not lead to ${target}, but to: ${met.join(' · ')}`)
}

/** Tabs to a control and presses a key on it. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/**
 * The visible controls inside an element that Tab does not reach from where the focus is.
 * @param area the element
 * @returns their names; empty when all are reached
 */
export async function unreachedIn(page: Page, area: Locator): Promise<string[]> {
  const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
  const wanted = await area.locator(controls).evaluateAll((elements) => {
    const seen = elements.filter((element) => element.checkVisibility({ visibilityProperty: true }))
    const skipped = ':disabled, [inert] *, [tabindex="-1"], input[type="radio"]:not(:checked)'
    const usable = seen.filter((element) => !element.matches(skipped))
    for (const [index, element] of usable.entries()) element.setAttribute('data-e2e', `${index}`)
    return usable.map((element) => element.getAttribute('aria-label') ?? element.textContent ?? '')
  })
  expect(wanted.length, 'there are controls').toBeGreaterThan(0)
  const open = new Set(wanted.keys())
  for (let step = 0; step < mostSteps + wanted.length && open.size > 0; step++) {
    const mark = await page.evaluate(() => document.activeElement?.getAttribute('data-e2e'))
    if (mark) open.delete(Number(mark))
    await page.keyboard.press('Tab')
  }
  return [...open].map((index) => wanted[index] ?? '')
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluateAll((elements) => elements.some((e) => e === document.activeElement))
}

function nameOfFocused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? element?.textContent?.slice(0, 40) ?? 'nothing'
  })
}
