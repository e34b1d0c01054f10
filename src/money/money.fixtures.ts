import { steppedClock } from '../../fixtures/core/clock.fixtures.ts'
import { setFold } from '../../machines/core/clock.ts'
import { selectFlow } from '../../machines/money/payTour/payTour.selectors.ts'
import type { Account } from '../../simulator/core/account.ts'
import { createSimulator } from '../../simulator/core/server.ts'
import { createBrowser, type Tab } from './money.browser.fixtures.ts'
import type { PayScript } from './money.client.fixtures.ts'
import { createNetwork } from './money.network.fixtures.ts'
import type { MoneyConfig } from './money.page.fixtures.ts'
import type { Step } from './money.steps.fixtures.ts'

/** What a guest has bought: an order of the payment client that the platform says it carried out. */
export interface Bought {
  key: string
  flow: string
  /** None of a membership. */
  coins?: number
}

/** A platform in this process, for one guest after the other. */
export type MoneyPlatform = Awaited<ReturnType<typeof createMoneyPlatform>>

/** A guest with two tabs. */
export type MoneyWorld = Awaited<ReturnType<typeof createMoneyWorld>>

/** What the guest has at first, in coins. */
const openingCoins = 400

/** How often pages and frames may follow each other before a step counts as endless. */
const mostTurns = 2_000

const orderPath = '/api/orders'

/** The platform looks after its connections so often, in ms: every guest comes right after it did. */
const sweepInterval = 30_000

/** Makes a platform under a clock that stands still. */
export async function createMoneyPlatform() {
  const clock = steppedClock()
  const startedAt = clock.now()
  const simulator = await createSimulator({ clock })
  const answer = await simulator.answer(new Request(`${simulator.url}config.json`))
  const config = (await answer.json()) as MoneyConfig
  let guests = 0

  return {
    clock,
    simulator,
    config,
    /** How many there were. */
    guests: () => guests,
    stop: () => simulator.stop(),
    /** Somebody who has a card on file and some coins, and nothing else. */
    newGuest(): Account {
      simulator.reset()
      clock.step(sweepInterval - ((clock.now() - startedAt) % sweepInterval))
      guests++
      const { accounts, purchases, ledger } = simulator.platform
      const email = `robin${guests}@example.org`
      const account = accounts.signUp({
        screenName: `Robin${guests}`,
        email,
        password: 'limelight',
      })
      const card = { kind: 'CC', number: '4242424242424242', expires: '12/40' } as const
      purchases.setPaymentMethod(account, card)
      ledger.book({
        key: `opening/${account.id}`,
        from: 'house:opening',
        to: account.id,
        amount: openingCoins,
        reason: 'what the guest begins with',
      })
      return account
    },
  }
}

/**
 * Opens two tabs of a guest's browser before the platform, all under its clock. Both have had a push,
 * so that they know the numbering of frames.
 */
export async function createMoneyWorld(script: PayScript, platform: MoneyPlatform) {
  const { clock, simulator, config } = platform
  const network = createNetwork()
  const account = platform.newGuest()
  const bought = new Map<string, Bought>()
  const orders = { count: 0, open: new Set<string>() }
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
    { simulator, config, clock, network, script, onAnswer, onLearnt },
    simulator.signIn(account.id).cookie,
  )
  const tabs: Tab[] = [browser.openTab(0), browser.openTab(1)]

  /** The order that a request was, if it was one and the platform carried it out. */
  function orderIn(path: string, body: RequestInit['body'], { ok }: Response): Bought | null {
    return path === orderPath && ok && typeof body === 'string' ? JSON.parse(body) : null
  }

  function onAnswer(...exchange: Parameters<typeof orderIn>): void {
    const order = orderIn(...exchange)
    if (!order) return
    if (!bought.has(order.key)) for (const tab of tabs) tab.noteBooking()
    bought.set(order.key, order)
  }

  function onLearnt(tab: number, ...exchange: Parameters<typeof orderIn>): void {
    const order = orderIn(...exchange)
    if (order) orders.open.delete(`${tab}/${order.flow}`)
  }

  async function settle(): Promise<void> {
    for (let turn = 0; turn < mostTurns; turn++) {
      const isAtRest = await network.turn()
      for (const tab of tabs) tab.draw()
      if (isAtRest) return noteReceipts()
    }
    throw new Error('pages, frames and platform never come to rest')
  }

  const nameOf = (tab: number) => `${tab}/${flowOf(tab)}`
  const flowOf = (tab: number) => selectFlow(at(tab).page().at('payTour').getSnapshot())

  /** Who sees the receipt knows that the order was carried out: the next one is another. */
  function noteReceipts(): void {
    for (const [index, tab] of tabs.entries())
      if (tab.frame()?.isReceiptShown()) orders.open.delete(nameOf(index))
  }

  function at(tab: number): Tab {
    return tabs[tab] ?? tabs[0] ?? fail()
  }

  const world = {
    clock,
    network,
    simulator,
    account,
    tabs,
    localItems: browser.localItems,
    /** By key. */
    bought,
    /** How many different things the guest wanted to buy. */
    orders: () => orders.count,
    settle,
    async perform(step: Step): Promise<void> {
      const act = acts[step.do] as (step: Step, tab: Tab) => void
      act(step, at('tab' in step ? step.tab : 0))
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

  const payTourOf = (tab: Tab) => tab.page().at('payTour')

  const acts: { [D in Step['do']]: (step: Extract<Step, { do: D }>, tab: Tab) => void } = {
    open: ({ flow }, tab) => payTourOf(tab).send({ type: 'payTour.openRequested', flow }),
    want({ coins: value }, tab) {
      const params = { targetId: 'album1', value, targetUrl: '/en/' }
      const action = { type: 'openBought', params } as const
      tab.page().at('gate').send({ type: 'gate.actionRequested', action })
    },
    ask: (_, tab) => payTourOf(tab).send({ type: 'payTour.actionRequested', action: 'getbalance' }),
    pay({ coins, tab: number }, tab) {
      if (!tab.frame()?.isOffering()) return
      if (!orders.open.has(nameOf(number))) orders.count++
      orders.open.add(nameOf(number))
      tab.frame()?.pay(coins)
    },
    leave: (_, tab) => tab.frame()?.leave(),
    orderAgain: (_, tab) => tab.frame()?.orderAgain(),
    close: (_, tab) => payTourOf(tab).send({ type: 'payTour.closeRequested' }),
    retry: (_, tab) => payTourOf(tab).send({ type: 'payTour.retryRequested' }),
    reloadPage: (_, tab) => tab.reload(),
    reloadClient: (_, tab) => tab.frame()?.reload(),
    cut: (_, tab) => tab.cut(),
    setOnline: ({ isOnline }, tab) => tab.setOnline(isOnline),
    misbehave: ({ kind }) => simulator.setFault(account.id, 'payClient', { kind, next: 1 }),
    meet: ({ cargo, fate }) => network.plan(cargo, fate),
    release: ({ isTurned }) => network.release(isTurned),
    spend,
    wait: ({ ms }) => clock.step(ms),
  }

  /** Something is paid elsewhere, as by a message on another device. */
  function spend(): void {
    const { platform } = simulator
    const key = `elsewhere${platform.ledger.bookings().length}`
    platform.purchases.spend(account, { key, coins: 5, reason: 'a message' })
    const { balance, balanceFormatted, isPayingCustomer } = account.guest
    const isPayment = false
    const type = 'guestBalance'
    simulator.push(account.id, { type, balance, balanceFormatted, isPayment, isPayingCustomer })
  }

  await settle()
  spend()
  await settle()
  return world
}

function fail(): never {
  throw new Error('there is no tab')
}
