import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Rules that find something else in another theme. */
const ofTheme = ['color-contrast', 'link-in-text-block']

/** What axe finds wrong with what a page shows now: each rule with the elements that break it. */
async function violationsIn(
  page: Page,
  beside: string | undefined,
  rules?: string[],
): Promise<[rule: string, elements: string[]][]> {
  const axe = new AxeBuilder({ page }).options({
    // What passed is not described: that takes most of the time
    resultTypes: ['violations'],
    preload: false,
    selectors: false,
    ...(rules && { runOnly: rules }),
  })
  if (beside) axe.exclude(beside)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}

/**
 * Expects that axe finds nothing wrong with a page in either theme. Leaves it in the dark one.
 * @param beside selects what is a page of its own within this one
 */
export async function expectAccessible(page: Page, beside?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect(await violationsIn(page, beside), 'in the light theme').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violationsIn(page, beside, ofTheme), 'in the dark theme').toEqual([])
}
