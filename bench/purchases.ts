import fc from 'fast-check'
import { openToGuests } from '../src/money/guests.fixtures.ts'
import { purchaseSteps } from '../src/money/purchases.steps.fixtures.ts'
import { playPurchases } from '../src/money/purchases.truth.fixtures.ts'
import type { Figure } from './measure.ts'

/** As many as the figure is of; `PURCHASE_RUNS` says another number. */
const { PURCHASE_RUNS = '1000', PURCHASE_SEED = '4' } = process.env

/**
 * Generated sequences of purchases: reloads, two tabs, lost and doubled answers, prices that change; in how many of
 * them something was booked twice or at a price nobody agreed to, or is not owned at the end.
 */
export async function measurePurchases(): Promise<Figure[]> {
  const guests = await openToGuests()
  const numRuns = Number(PURCHASE_RUNS)
  let bought = 0
  let wrong = 0
  try {
    for (const told of fc.sample(purchaseSteps, { numRuns, seed: Number(PURCHASE_SEED) })) {
      const result = await playPurchases(await guests.next(), told)
      bought += result.bought
      if (result.faults.length > 0) wrong++
      for (const fault of result.faults) console.error(fault)
    }
  } finally {
    await guests.stop()
  }
  return [
    {
      name: `not booked once at the right price and owned, of ${numRuns} generated sequences`,
      value: wrong,
      unit: 'sequences',
      goal: '0',
      holds: wrong === 0,
      isVital: true,
    },
    { name: 'videos and albums bought on the way', value: bought, unit: 'media' },
  ]
}
