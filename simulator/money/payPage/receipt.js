import { inCoins } from './amounts.js'
import { button, make } from './dom.js'
import { leave } from './frame.js'
import { nameOfPlan } from './plans.js'

/** @typedef {import('./client.js').Client} Client */

/**
 * What came of an order.
 * @param {Client} client
 * @returns {import('./pay.js').Drawing}
 */
export function drawReceipt(client) {
  const receipt = client.receipt()
  if (!receipt) throw new Error('there is no receipt')
  const { display } = client.options()
  return {
    title: client.text(display.showThank ? 'thanks' : 'done'),
    parts: [
      make('p', { class: 'lead', role: 'status' }, describe(client, receipt)),
      receipt.cents !== undefined && figures(client, receipt),
      receipt.benefits
        ? make('ul', {}, ...receipt.benefits.map((text) => make('li', {}, text)))
        : null,
      make(
        'div',
        { class: 'actions' },
        button(client.text('backToSite'), () => leave(client), 'primary'),
        isRepeatable(receipt) && button(client.text('orderAgain'), () => client.orderAgain()),
      ),
    ],
  }
}

/**
 * What was paid, what for, when, and where it is found again.
 * @param {Client} client
 * @param {import('./client.js').Receipt} receipt
 */
function figures(client, { coins, bonusCoins, cents = 0, number = 0, at = 0, balance }) {
  const rows = [
    { name: client.text('receipt.amount'), value: client.money(cents) },
    coins !== undefined && { name: client.text('receipt.coins'), value: inCoins(coins) },
    bonusCoins && { name: client.text('receipt.bonus'), value: inCoins(bonusCoins) },
    balance && {
      name: client.text('receipt.balance'),
      value: client.text('coins', { coins: balance }),
    },
    { name: client.text('receipt.date'), value: client.date(at) },
    { name: client.text('receipt.number'), value: String(number) },
  ].filter((row) => typeof row === 'object')
  return make(
    'div',
    {},
    make(
      'dl',
      { class: 'receipt' },
      ...rows.flatMap(({ name, value }) => [make('dt', {}, name), make('dd', {}, value)]),
    ),
    make('p', { class: 'hint' }, client.text('receipt.later')),
  )
}

/** @param {import('./client.js').Receipt} receipt */
const isRepeatable = ({ kind }) => kind === 'charge' || kind === 'code'

/**
 * @param {Client} client
 * @param {import('./client.js').Receipt} receipt
 */
function describe(client, { kind, plan = '', endsAt = null }) {
  switch (kind) {
    case 'subscription':
      return client.text('receipt.subscription', {
        plan: nameOfPlan(client, plan),
        date: client.date(endsAt ?? Date.now()),
      })
    default:
      return client.textOr(`receipt.${kind}`, client.text('receipt.saved'))
  }
}
