import { expect, type Locator } from '@playwright/test'

/** So many items has a page of a list. */
export const pageLength = 15

/** Waits until a list has its first pages; more come by themselves while its end is near the window. */
export async function expectPages(items: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const count = await items.count()
      return count > 0 && count % pageLength === 0
    })
    .toBe(true)
}
