import { form } from '../form.js'
import { methodFields } from '../methods.js'
import { transact } from '../transact.js'

/**
 * What a restricted guest owes, to be settled.
 * @param {import('../client.js').Client} client
 */
export function opcompensation(client) {
  const debt = client.account()?.debt ?? 0
  const title = client.text('title.opcompensation')
  if (debt === 0) return { title, lead: client.text('nothingOpen'), parts: [] }
  const methods = methodFields(client, ['CC', 'LS'])
  return {
    title,
    lead: client.text('lead.opcompensation'),
    parts: [
      form(client, {
        fields: methods.fields,
        parts: methods.parts,
        label: (price) => client.text('pay', { price }),
        total: () => debt,
        send: ({ method, ...details }) => transact(client, 'orders', { method, details }),
      }),
    ],
  }
}
