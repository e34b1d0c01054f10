import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { eachGuestAPlatform } from './eachGuest.fixtures.ts'
import { createMoneyWorld } from './money.fixtures.ts'
import { type Step, steps } from './money.steps.fixtures.ts'
import { findFaults } from './money.truth.fixtures.ts'

/**
 * More sequences, or others: `MONEY_RUNS=10000 MONEY_SEED=7 npx vitest run --project unit
 * src/money/money.model.test.ts`. `MONEY_PATH` is the path that a failure prints.
 */
const { MONEY_RUNS = inject('isNight') ? '800' : '100', MONEY_SEED = '4', MONEY_PATH } = process.env
const numRuns = Number(MONEY_RUNS)
const seed = Number(MONEY_SEED)

const guestComes = eachGuestAPlatform()

/** Plays the steps in a world of their own; answers what was bought and what is wrong then. */
async function play(told: readonly Step[]) {
  const { script, platform } = await guestComes()
  const world = await createMoneyWorld(script, platform)
  try {
    for (const step of told) await world.perform(step)
    return { faults: await findFaults(world), bought: world.bought.size }
  } finally {
    world.stop()
  }
}

test('whatever is lost, doubled, turned round or reloaded, nothing is booked twice, nothing is lost and no flag is stuck [PAY-29 PAY-30 PAY-31]', {
  timeout: numRuns * 1_000,
}, async () => {
  let bought = 0
  await fc.assert(
    fc.asyncProperty(steps, async (told) => {
      const result = await play(told)
      bought += result.bought
      expect(result.faults).toEqual([])
    }),
    { seed, numRuns, ...(MONEY_PATH && { path: MONEY_PATH }) },
  )
  if (!MONEY_PATH) expect(bought).toBeGreaterThan(numRuns / 2)
})
