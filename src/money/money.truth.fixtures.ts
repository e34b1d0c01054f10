import type { GateContext } from '../../machines/account/gate/gate.machine.ts'
import { missingRequirement } from '../../machines/account/gate/gate.table.ts'
import { selectIsPaymentInProgress } from '../../machines/money/payTour/payTour.selectors.ts'
import { selectConnection } from '../../machines/shell/realtime/realtime.selectors.ts'
import type { Tab } from './money.browser.fixtures.ts'
import type { MoneyWorld } from './money.fixtures.ts'

/** Longer than anybody waits for an answer, step by step as promises follow timers; in ms. */
const patience = [1_000, 16_000, 16_000, 16_000]
/** Until the channel is back, in ms. */
const reconnection = [1_000, 16_000]

/** Coins of a membership's first month. */
const vipCoins = 100

/**
 * Lets the world settle and says what is not as it must be: nothing booked twice, nothing lost, no
 * flag stuck. The network is calm from now on, answers come, and the channel connects anew.
 */
export async function findFaults(world: MoneyWorld): Promise<string[]> {
  const { network, simulator, account, tabs } = world
  network.calm()
  simulator.setFault(account.id, 'payClient', null)
  await world.settle()
  for (const tab of tabs) tab.setOnline(true)
  for (const ms of patience) await world.wait(ms)
  const stale = tabs.flatMap((tab, number) => staleAfterTour(world, tab, number))

  for (const tab of tabs) tab.cut()
  for (const ms of reconnection) await world.wait(ms)
  const unsettled = tabs.flatMap((tab, number) => unsettledIn(world, tab, number))

  const left = tabs.filter((tab) => tab.frame() !== undefined && !isPaidIn(tab))
  for (const tab of tabs) tab.page().at('payTour').send({ type: 'payTour.closeRequested' })
  for (const ms of [0, 16_000]) await world.wait(ms)
  const stuck = tabs.flatMap((tab, number) => stuckIn(world, tab, number, left.includes(tab)))
  return [...wronglyBooked(world), ...stale, ...unsettled, ...stuck]
}

/** Whoever closes a receipt has paid, and leaves no way that waited for it. */
function isPaidIn(tab: Tab): boolean {
  return tab.page().at('payTour').getSnapshot().context.shown.isReceipt
}

/** The books are right: each order carried out is in them once, none twice. */
function wronglyBooked({ simulator, account, bought, orders }: MoneyWorld): string[] {
  const { ledger } = simulator.platform
  const own = ledger
    .bookings()
    .filter(({ from, key }) => from === 'house:payments' && key.includes(`/${account.id}/`))
  const lost = [...bought.values()].filter(({ key, flow, coins }) => {
    const isCharge = flow === 'moneycharge'
    const kind = isCharge ? 'charge' : 'subscription'
    const booking = ledger.find(`${kind}/${account.id}/${isCharge ? key : `start/${key}`}`)
    return booking?.amount !== (isCharge ? coins : vipCoins)
  })
  return [
    ...(ledger.sum() === 0 ? [] : [`the books are off by ${ledger.sum()}`]),
    ...lost.map(({ flow, key }) => `the order ${key} of ${flow} is not booked as it was ordered`),
    ...(own.length === bought.size ? [] : [`${own.length} bookings of ${bought.size} orders`]),
    ...(own.length <= orders() ? [] : [`${own.length} bookings for ${orders()} orders`]),
  ]
}

/** Whoever closed the pay tour after the last booking has loaded the balance, whatever was lost. */
function staleAfterTour({ simulator, account }: MoneyWorld, tab: Tab, number: number): string[] {
  const guest = tab.page().at('guest').getSnapshot()
  const isCurrent = tab.bookingsAtEnd() === simulator.platform.ledger.bookings().length
  if (!isCurrent || !guest.matches({ loggedIn: 'balanceKnown' })) return []
  const { balance } = guest.context.guest
  if (balance === account.guest.balance) return []
  return [`tab ${number} shows ${balance} coins after its pay tour, not ${account.guest.balance}`]
}

/** Everybody knows how things are: no answer is awaited, no balance or membership is an old one. */
function unsettledIn({ account }: MoneyWorld, tab: Tab, number: number): string[] {
  const page = tab.page()
  const guest = page.at('guest').getSnapshot()
  const shown = guest.context.guest
  const payTour = page.at('payTour').getSnapshot()
  const isHere = guest.matches({ loggedIn: 'balanceKnown' })
  const isClientAwaited = payTour.matches({ open: { client: 'awaiting' } })
  const isPaymentOpen = payTour.context.opening !== null
  const facts: [boolean, string][] = [
    [isHere, `guest is ${JSON.stringify(guest.value)}`],
    [shown.balance === account.guest.balance, `balance ${shown.balance}`],
    [!tab.couldHear() || shown.isVip === account.guest.isVip, `isVip ${shown.isVip}`],
    [selectConnection(page.at('realtime').getSnapshot()) === 'connected', 'no channel'],
    [!isClientAwaited, 'the payment client is awaited'],
    [!payTour.matches('confirming'), 'the success is being confirmed'],
    [selectIsPaymentInProgress(payTour) === isPaymentOpen, 'payment in progress'],
  ]
  return faultsOf(facts, `tab ${number} settled: `)
}

/** The guest has closed everything: nothing is left of it. */
function stuckIn({ localItems }: MoneyWorld, tab: Tab, number: number, isLeft: boolean): string[] {
  const page = tab.page()
  const payTour = page.at('payTour').getSnapshot()
  const { wish, opening, waitingActions, isReloadDue } = payTour.context
  const gate = page.at('gate').getSnapshot()
  const login = page.at('login').getSnapshot()
  const facts: [boolean, string][] = [
    [payTour.matches('closed'), `pay tour is ${JSON.stringify(payTour.value)}`],
    [!selectIsPaymentInProgress(payTour), 'payment in progress'],
    [wish === null && opening === null, 'something is to be opened'],
    [waitingActions.length === 0, 'actions wait'],
    [!isReloadDue, 'a reload is due'],
    [
      gate.matches('idle') || (!isLeft && isStillMissing(gate.context)),
      `gate is ${String(gate.value)}`,
    ],
    [login.matches('loggedIn'), `login is ${JSON.stringify(login.value)}`],
    [login.context.wish === null, 'a login is requested'],
    [!localItems.has('onLoginAction'), 'an action is stored'],
    [tab.frame() === undefined, 'a frame is shown'],
  ]
  return faultsOf(facts, `tab ${number} closed: `)
}

/** Whoever paid too little may pay the rest later: what was wanted waits until it is met, not longer. */
const isStillMissing = ({ guest, action, reason }: GateContext) =>
  action !== null && reason !== null && missingRequirement(guest, action) === reason

const faultsOf = (facts: [boolean, string][], where: string) =>
  facts.flatMap(([isTrue, fault]) => (isTrue ? [] : [where + fault]))
