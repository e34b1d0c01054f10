import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eachGuestAPlatform } from './eachGuest.fixtures.ts'
import { purchaseSteps } from './purchases.steps.fixtures.ts'
import { playPurchases } from './purchases.truth.fixtures.ts'

/**
 * More purchases, or others: `PURCHASE_RUNS=1000 PURCHASE_SEED=7 npx vitest run --project unit
 * src/money/purchases.model.test.ts`. `PURCHASE_PATH` is the path that a failure prints.
 */
const { PURCHASE_RUNS = '60', PURCHASE_SEED = '4', PURCHASE_PATH } = process.env
const numRuns = Number(PURCHASE_RUNS)
const seed = Number(PURCHASE_SEED)

const guestComes = eachGuestAPlatform()

test('whatever is lost, doubled, reloaded, changed or bought in two tabs, a video or album is booked once, at a price that was agreed to, and owned in the end [VID-12 GAL-14]', {
  timeout: numRuns * 5_000,
}, async () => {
  let bought = 0
  await fc.assert(
    fc.asyncProperty(purchaseSteps, async (told) => {
      const result = await playPurchases(await guestComes(), told)
      bought += result.bought
      expect(result.faults.join('; ')).toBe('')
    }),
    { seed, numRuns, ...(PURCHASE_PATH && { path: PURCHASE_PATH }) },
  )
  if (!PURCHASE_PATH) expect(bought).toBeGreaterThan(numRuns / 2)
})
