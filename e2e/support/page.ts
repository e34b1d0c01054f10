import { expect, type Page } from '@playwright/test'
import type { Address, Addresses } from '../../machines/core/address.ts'

/**
 * Tells an actor of the page something, as a view would; waits until the actor runs.
 * @param to the actor's address
 */
export async function tell<TAddress extends Address>(
  page: Page,
  to: TAddress,
  event: Addresses[TAddress],
): Promise<void> {
  const told: [Address, Addresses[Address]] = [to, event]
  await expect(() =>
    page.evaluate(([address, said]) => window.limelight.tell(address, said), told),
  ).toPass()
}

/** Waits until a page is shown, with its texts and the pictures that are in sight. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.getByRole('banner').waitFor()
  // The messenger's is for screen readers only
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.checkVisibility())
      .every((image) => {
        const { top, right, bottom, left } = image.getBoundingClientRect()
        const isAway = bottom < 0 || top > innerHeight || right < 0 || left > innerWidth
        return image.complete || isAway
      }),
  )
}
