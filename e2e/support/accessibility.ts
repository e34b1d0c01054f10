import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const themes = ['light', 'dark'] as const

/** What axe finds wrong with what a page shows now: each rule with the elements that break it. */
async function violationsIn(page: Page): Promise<[rule: string, elements: string[]][]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}

/** Expects that axe finds nothing wrong with a page in either theme. Leaves it in the dark one. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await violationsIn(page), `in the ${colorScheme} theme`).toEqual([])
  }
}
