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

/** @param {import('./client.js').Receipt} receipt */
const isRepeatable = ({ kind }) => kind === 'charge' || kind === 'code'

/**
 * @param {Client} client
 * @param {import('./client.js').Receipt} receipt
 */
function describe(client, { kind, coins = 0, balance = '', plan = '', endsAt = null }) {
  switch (kind) {
    case 'charge':
      return client.text('receipt.charge', { coins, balance })
    case 'subscription':
      return client.text('receipt.subscription', {
        plan: nameOfPlan(client, plan),
        date: client.date(endsAt ?? Date.now()),
      })
    default:
      return client.textOr(`receipt.${kind}`, client.text('receipt.saved'))
  }
}
