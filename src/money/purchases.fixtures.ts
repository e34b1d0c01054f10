import { setFold } from '../../machines/core/clock.ts'
import {
  selectOffer,
  selectPurchaseStep,
} from '../../machines/library/purchase/purchase.selectors.ts'
import type { Medium } from '../../simulator/library/media.ts'
import { createBrowser } from './money.browser.fixtures.ts'
import type { PayScript } from './money.client.fixtures.ts'
import type { MoneyPlatform } from './money.fixtures.ts'
import { createNetwork } from './money.network.fixtures.ts'
import { media, type PurchaseStep } from './purchases.steps.fixtures.ts'

/** A guest with two tabs, and videos and albums to buy. */
export type PurchaseWorld = Awaited<ReturnType<typeof createPurchaseWorld>>

/** What the guest has at first, in coins: enough for two of three. */
const openingCoins = 150
const firstPrices = [60, 80, 100]
/** How often pages and platform may follow each other before a step counts as endless. */
const mostTurns = 2_000

/** Opens two tabs of a guest's browser before the platform, all under its clock. */
export async function createPurchaseWorld(script: PayScript, platform: MoneyPlatform) {
  const { clock, simulator, config } = platform
  const network = createNetwork()
  const account = platform.newGuest()
  const { ledger, library, purchases } = simulator.platform
  const { catalogue, ownership, sales } = library
  const spare = account.guest.balance - openingCoins
  purchases.spend(account, { key: 'elsewhere', coins: spare, reason: 'what was there before' })
  const forSale = firstPrices.map((coins, index) => putOnSale(index, coins))
  const faults: string[] = []
  /** To what the guest said yes: the medium, and its price or a voucher. */
  const consents = new Set<string>()
  let booked = 0
  let random = 1
  setFold({
    get now() {
      return clock.now()
    },
    random: () => {
      random = (random * 48_271) % 2_147_483_647
      return random / 2_147_483_647
    },
  })

  const browser = createBrowser(
    {
      simulator,
      config,
      clock,
      network,
      script,
      beside: 'purchases',
      onAnswer: noteBookings,
      onLearnt: () => {},
    },
    simulator.signIn(account.id).cookie,
  )
  const tabs = [browser.openTab(0), browser.openTab(1)]
  const tabAt = (number: number) => tabs[number] ?? tabs[0] ?? fail()
  const purchaseOf = (number: number) => tabAt(number).page().at('purchase')
  const stepOf = (number: number) => selectPurchaseStep(purchaseOf(number).getSnapshot())

  /** Two videos and an album that a guest with nothing has to pay for, as they were at first. */
  function putOnSale(index: number, coins: number): Medium {
    const all = index === 2 ? catalogue.albums() : catalogue.videos()
    const found = all.filter(
      (one) => !one.isFree && !one.isVip && !ownership.isOpenTo(account, one),
    )[index]
    if (!found) return fail()
    catalogue.setPrice(found.id, coins)
    catalogue.setGone(found.id, false)
    catalogue.setSoldOut(found.id, false)
    return found
  }

  const mediumAt = (index: number) => forSale[index] ?? fail()
  const bookingsOf = ({ id }: Medium) =>
    ledger.bookings().filter(({ key }) => key === `spend/${account.id}/library/${id}`)

  /** The moment something is booked: it has the price of now, and the guest said yes to it. */
  function noteBookings(): void {
    const all = forSale.flatMap((medium) =>
      bookingsOf(medium).map(({ amount }) => ({ medium, amount })),
    )
    for (const { medium, amount } of all.length > booked ? all : []) {
      if (!consents.has(`${medium.id} ${amount}`))
        faults.push(`${medium.id} is booked for ${amount} coins, which nobody agreed to`)
    }
    booked = all.length
  }

  async function settle(): Promise<void> {
    for (let turn = 0; turn < mostTurns; turn++) {
      const isAtRest = await network.turn()
      for (const tab of tabs) tab.draw()
      if (isAtRest) return
    }
    throw new Error('pages and platform never come to rest')
  }

  /** Says yes, where the sheet asks. */
  function agree(number: number, payWith: 'coins' | 'voucher'): void {
    const offer = selectOffer(purchaseOf(number).getSnapshot())
    if (stepOf(number) !== 'asked' || !offer || offer.isSoldOut || offer.isVipOnly) return
    consents.add(`${offer.mediumId} ${payWith === 'voucher' ? payWith : offer.price}`)
    const type = payWith === 'voucher' ? 'buyWithVoucher' : 'buyMedium'
    const params = { targetId: offer.mediumId, value: offer.price }
    const action = { type, params } as const
    tabAt(number).page().at('gate').send({ type: 'gate.actionRequested', action })
  }

  const acts: { [D in PurchaseStep['do']]: (step: Extract<PurchaseStep, { do: D }>) => void } = {
    want({ tab, medium: index, isOldPrice }) {
      const { id: targetId, kind } = mediumAt(index)
      const value = isOldPrice ? firstPrices[index] : catalogue.costOf(mediumAt(index))
      const params = { targetId, ...(value && { value }), options: { kind, at: index } }
      const action = { type: 'openPurchase', params } as const
      tabAt(tab).page().at('gate').send({ type: 'gate.actionRequested', action })
    },
    buy: ({ tab }) => agree(tab, 'coins'),
    useVoucher: ({ tab }) => agree(tab, 'voucher'),
    close: ({ tab }) => purchaseOf(tab).send({ type: 'purchase.closeRequested' }),
    retry: ({ tab }) => purchaseOf(tab).send({ type: 'purchase.retryRequested' }),
    recover: ({ tab }) => purchaseOf(tab).send({ type: 'recovery.retryDue' }),
    pay({ tab, coins }) {
      const frame = tabAt(tab).frame()
      if (frame?.isOffering()) frame.pay(coins)
    },
    leavePayment({ tab }) {
      tabAt(tab).page().at('payTour').send({ type: 'payTour.closeRequested' })
    },
    reload: ({ tab }) => tabAt(tab).reload(),
    cut: ({ tab }) => tabAt(tab).cut(),
    changePrice({ medium: index, by }) {
      const one = mediumAt(index)
      catalogue.setPrice(one.id, Math.max(10, catalogue.costOf(one) + by))
    },
    sellOut: ({ medium: index, isSoldOut }) => catalogue.setSoldOut(mediumAt(index).id, isSoldOut),
    takeAway: ({ medium: index, isGone }) => catalogue.setGone(mediumAt(index).id, isGone),
    giveVoucher({ kind }) {
      const type = kind === 'video' ? 1 : 4
      account.guest.vouchers = [...account.guest.vouchers, { type, actorId: null, amount: 1 }]
      simulator.push(account.id, { type: 'vouchers', vouchers: account.guest.vouchers })
      world.vouchersGiven++
    },
    meet: ({ cargo, fate }) => network.plan(cargo, fate),
    loseAnswers({ count }) {
      for (let lost = 0; lost < count; lost++) network.plan('answer', 'lost')
    },
    release: ({ isTurned }) => network.release(isTurned),
    wait: ({ ms }) => clock.step(ms),
  }

  const world = {
    simulator,
    account,
    network,
    tabs,
    forSale: forSale.slice(0, media),
    faults,
    consents,
    vouchersGiven: 0,
    stepOf,
    bookingsOf,
    openingCoins,
    isOwned: (medium: Medium) => ownership.isOpenTo(account, medium),
    isSold: ({ id }: Medium) => sales.soldOf(id),
    settle,
    async perform(step: PurchaseStep): Promise<void> {
      const act = acts[step.do] as (step: PurchaseStep) => void
      act(step)
      await settle()
    },
    async wait(ms: number): Promise<void> {
      clock.step(ms)
      await settle()
    },
    stop(): void {
      for (const tab of tabs) tab.close()
      setFold(undefined)
    },
  }
  await settle()
  return world
}

function fail(): never {
  throw new Error('there is none')
}
