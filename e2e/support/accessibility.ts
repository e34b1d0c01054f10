import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const themes = ['light', 'dark'] as const

/** What axe finds wrong with what a page shows now: each rule with the elements that break it. */
async function violationsIn(
  page: Page,
  beside: string | undefined,
): Promise<[rule: string, elements: string[]][]> {
  const axe = new AxeBuilder({ page })
  if (beside) axe.exclude(beside)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}

/**
 * Expects that axe finds nothing wrong with a page in either theme. Leaves it in the dark one.
 * @param beside selects what is a page of its own within this one
 */
export async function expectAccessible(page: Page, beside?: string): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await violationsIn(page, beside), `in the ${colorScheme} theme`).toEqual([])
  }
}
