import { selectGuest } from '../../machines/account/guest/guest.selectors.ts'
import type { PayScript } from './money.client.fixtures.ts'
import type { MoneyPlatform } from './money.fixtures.ts'
import { createPurchaseWorld, type PurchaseWorld } from './purchases.fixtures.ts'
import type { PurchaseStep } from './purchases.steps.fixtures.ts'

/** Longer than anybody waits for an answer, and until the channel is back, in ms. */
const patience = [1_000, 16_000, 16_000, 16_000]
/** More than everything costs, in coins. */
const plenty = 2_000
/** How often the price may be asked anew before a purchase counts as impossible. */
const mostYeses = 3

/**
 * Lets the network be calm, asks again for whatever is unanswered, and says what is not as it must be: nothing is
 * booked twice or at a price that nobody agreed to, nobody is left unsure, what is said to be theirs is, and
 * whatever is for sale can be bought in the end.
 */
async function findPurchaseFaults(world: PurchaseWorld): Promise<string[]> {
  const { network, tabs } = world
  network.calm()
  await world.settle()
  for (const tab of tabs) tab.setOnline(true)
  for (const tab of tabs) tab.cut()
  for (const ms of patience) await world.wait(ms)
  for (const tab of tabs.keys()) {
    await world.perform({ do: 'leavePayment', tab })
    await world.perform({ do: 'retry', tab })
  }
  for (const ms of patience) await world.wait(ms)
  const shown = tabs.flatMap((_, tab) => wronglyShown(world, tab))
  const booked = wronglyBooked(world)
  const impossible = await stillImpossible(world)
  return [...world.faults, ...shown, ...booked, ...impossible, ...wronglyBooked(world)]
}

/** Plays the steps in a world of their own; answers how much was bought and what is wrong then. */
export async function playPurchases(
  { script, platform }: { script: PayScript; platform: MoneyPlatform },
  told: readonly PurchaseStep[],
) {
  const world = await createPurchaseWorld(script, platform)
  try {
    for (const step of told) await world.perform(step)
    const bought = world.forSale.filter((medium) => world.isOwned(medium)).length
    return { faults: await findPurchaseFaults(world), bought }
  } finally {
    world.stop()
  }
}

function wronglyShown(world: PurchaseWorld, tab: number): string[] {
  const step = world.stepOf(tab)
  const page = world.tabs[tab]?.page()
  const { isOpen, wanted } = page
    ? {
        isOpen: page.at('purchase').getSnapshot().matches('open'),
        wanted: page.at('purchase').getSnapshot().context.wanted,
      }
    : { isOpen: false, wanted: null }
  const medium = world.forSale.find(({ id }) => id === wanted?.mediumId)
  const { balance } = world.account.guest
  const told = page && selectGuest(page.at('guest').getSnapshot()).balance
  return [
    ...(!isOpen || step === 'asked' || step === 'done' ? [] : [`tab ${tab} is ${step}`]),
    ...(step === 'done' && medium && !world.isOwned(medium)
      ? [`tab ${tab} says that ${medium.id} is theirs, which it is not`]
      : []),
    ...(told === balance ? [] : [`tab ${tab} tells ${told} coins, not ${balance}`]),
  ]
}

function wronglyBooked(world: PurchaseWorld): string[] {
  const { simulator, account, forSale, openingCoins, consents } = world
  const { ledger } = simulator.platform
  const bookings = forSale.map((medium) => ({ medium, booked: world.bookingsOf(medium) }))
  const charged = ledger
    .bookings()
    .filter(({ from, to }) => from === 'house:payments' && to === account.id)
    .reduce((sum, { amount }) => sum + amount, 0)
  const spent = bookings
    .flatMap(({ booked }) => booked)
    .reduce((sum, { amount }) => sum + amount, 0)
  const byVoucher = bookings.filter(
    ({ medium, booked }) => booked.length === 0 && world.isOwned(medium),
  )
  const vouchersLeft = account.guest.vouchers.reduce((sum, { amount }) => sum + amount, 0)
  const expected = openingCoins + charged - spent
  return [
    ...(ledger.sum() === 0 ? [] : [`the books are off by ${ledger.sum()}`]),
    ...(account.guest.balance === expected
      ? []
      : [`the guest has ${account.guest.balance} coins, not ${expected}`]),
    ...bookings.flatMap(({ medium, booked }) =>
      booked.length > 1 ? [`${medium.id} is booked ${booked.length} times`] : [],
    ),
    ...bookings.flatMap(({ medium, booked }) =>
      booked.length > 0 && !world.isOwned(medium) ? [`${medium.id} is paid and not theirs`] : [],
    ),
    ...byVoucher.flatMap(({ medium }) =>
      consents.has(`${medium.id} voucher`) ? [] : [`${medium.id} is theirs for nothing`],
    ),
    ...(vouchersLeft === world.vouchersGiven - byVoucher.length
      ? []
      : [`${vouchersLeft} vouchers of ${world.vouchersGiven} are left`]),
  ]
}

/** The guest has plenty of coins now and buys the rest. */
async function stillImpossible(world: PurchaseWorld): Promise<string[]> {
  const { simulator, account, forSale } = world
  simulator.platform.purchases.charge(account, { key: 'plenty', coins: plenty, method: 'CC' })
  await world.settle()
  const faults: string[] = []
  for (const [medium, one] of forSale.entries()) {
    await world.perform({ do: 'takeAway', medium, isGone: false })
    await world.perform({ do: 'sellOut', medium, isSoldOut: false })
    await world.perform({ do: 'close', tab: 0 })
    await world.perform({ do: 'want', tab: 0, medium, isOldPrice: false })
    for (let yes = 0; yes < mostYeses && world.stepOf(0) === 'asked'; yes++)
      await world.perform({ do: 'buy', tab: 0 })
    if (world.stepOf(0) !== 'done' || !world.isOwned(one))
      faults.push(`${one.id} cannot be bought: ${world.stepOf(0)}`)
  }
  return faults
}
