import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { eachGuestAPlatform } from './eachGuest.fixtures.ts'
import { createChatWorld } from './liveChats.fixtures.ts'
import { type ChatStep, chatSteps } from './liveChats.steps.fixtures.ts'
import { findChatFaults } from './liveChats.truth.fixtures.ts'

/**
 * More chats, or others: `CHAT_RUNS=1000 CHAT_SEED=7 npx vitest run --project unit
 * src/money/liveChats.model.test.ts`. `CHAT_PATH` is the path that a failure prints.
 */
const { CHAT_RUNS = inject('isNight') ? '200' : '60', CHAT_SEED = '4', CHAT_PATH } = process.env
const numRuns = Number(CHAT_RUNS)
const seed = Number(CHAT_SEED)

const guestComes = eachGuestAPlatform()

/** Plays the steps in a world of their own; answers how many minutes were booked and what is wrong then. */
async function play(told: readonly ChatStep[]) {
  const { script, platform } = await guestComes()
  const world = await createChatWorld(script, platform)
  try {
    for (const step of told) await world.perform(step)
    const faults = await findChatFaults(world)
    const { ledger } = world.simulator.platform
    const isMinute = ({ key }: { key: string }) => key.includes(`/${world.account.id}/chat/`)
    const isGift = ({ key }: { key: string }) => key.includes(`/${world.account.id}/message/`)
    const bookings = ledger.bookings()
    return {
      faults,
      minutes: bookings.filter(isMinute).length,
      gifts: bookings.filter(isGift).length,
    }
  } finally {
    world.stop()
  }
}

test('whatever is lost, reloaded, ended or done in two tabs, each minute of a chat is booked once, for a picture that runs, each gift once for its price, and all is shown as it is booked [CHT-3 CHT-4 GFT-6]', {
  timeout: numRuns * 5_000,
}, async () => {
  let minutes = 0
  let gifts = 0
  await fc.assert(
    fc.asyncProperty(chatSteps, async (told) => {
      const result = await play(told)
      minutes += result.minutes
      gifts += result.gifts
      expect(result.faults.join('; ')).toBe('')
    }),
    { seed, numRuns, ...(CHAT_PATH && { path: CHAT_PATH }) },
  )
  if (!CHAT_PATH) {
    expect(minutes).toBeGreaterThan(numRuns)
    expect(gifts).toBeGreaterThan(numRuns / 10)
  }
})
