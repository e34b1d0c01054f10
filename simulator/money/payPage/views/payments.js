import { button, make } from '../dom.js'
import { nameOfPlan } from '../plans.js'

/** @typedef {import('../client.js').Client} Client */
/**
 * @typedef {{ number: number | null, at: number, kind: string, coins: number | null, cents: number,
 *   state: 'paid' | 'declined' }} Payment `cents` of euro
 */

/**
 * What the guest has paid, newest first.
 * @param {Client} client
 */
export function payments(client) {
  const place = make('div', { role: 'status' })
  const load = async () => {
    place.replaceChildren(make('p', { class: 'hint' }, client.text('oneMoment')))
    try {
      const { data } = await client.ask('payments')
      place.replaceChildren(data.length > 0 ? list(client, data) : none(client))
    } catch {
      place.replaceChildren(
        make('p', { class: 'problem' }, client.text('payments.failed')),
        button(client.text('tryAgain'), load),
      )
    }
  }
  void load()
  return make(
    'section',
    { class: 'payments', 'aria-labelledby': 'payments' },
    make('h2', { id: 'payments' }, client.text('payments')),
    place,
  )
}

/** @param {Client} client */
const none = (client) => make('p', { class: 'hint' }, client.text('payments.none'))

/**
 * @param {Client} client
 * @param {Payment[]} all
 */
function list(client, all) {
  return make('ul', { class: 'rows' }, ...all.map((payment) => row(client, payment)))
}

/**
 * @param {Client} client
 * @param {Payment} payment
 */
function row(client, { number, at, kind, coins, cents, state }) {
  const bought =
    coins === null
      ? client.textOr(`payments.${kind}`, nameOfPlan(client, kind))
      : client.text('coins', { coins })
  const told = [
    client.date(at),
    number !== null && client.text('payments.number', { number: String(number) }),
  ]
  return make(
    'li',
    {},
    make('span', {}, bought),
    make('span', { class: 'price' }, client.money(cents)),
    make('span', { class: 'detail' }, told.filter(Boolean).join(' · ')),
    make(
      'span',
      { class: state === 'declined' ? 'problem' : 'detail' },
      client.text(`payments.${state}`),
    ),
  )
}
