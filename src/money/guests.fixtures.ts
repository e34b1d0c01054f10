import { buildPayScript } from './money.client.fixtures.ts'
import { createMoneyPlatform } from './money.fixtures.ts'

/** Ledger and accounts grow: after so many guests they move to another platform. */
const guestsOfPlatform = 100

/** A platform for one guest after the other, and the payment client's script. */
export async function openToGuests() {
  const script = await buildPayScript()
  let platform = await createMoneyPlatform()
  return {
    async next() {
      if (platform.guests() >= guestsOfPlatform) {
        await platform.stop()
        platform = await createMoneyPlatform()
      }
      return { script, platform }
    },
    stop: () => platform.stop(),
  }
}
