import { choiceField, form } from '../form.js'
import { phoneField } from '../methods.js'
import { transact } from '../transact.js'

/**
 * Coins on the phone bill.
 * @param {import('../client.js').Client} client
 */
export function carrier(client) {
  const { charges, carriers } = client.offers()
  const coins = choiceField(client, {
    name: 'coins',
    legend: client.text('howMuch'),
    isTiled: true,
    choices: charges.slice(0, 3).map((charge) => ({
      value: String(charge.coins),
      label: client.text('coins', { coins: charge.coins }),
      hint: client.money(charge.cents),
    })),
  })
  const provider = choiceField(client, {
    name: 'carrier',
    legend: client.text('chooseCarrier'),
    isTiled: true,
    choices: carriers.map((name) => ({ value: name, label: name })),
  })
  const fields = [coins, provider, phoneField(client)]
  return {
    title: client.text('title.carrier'),
    lead: client.text('lead.carrier'),
    parts: [
      form(client, {
        fields: () => fields,
        label: (price) => client.text('pay', { price }),
        total: () => charges.find((charge) => String(charge.coins) === coins.value())?.cents ?? 0,
        send: ({ coins: amount, ...details }) =>
          transact(client, 'orders', { coins: Number(amount), method: 'Carrier', details }),
      }),
    ],
  }
}
