import { make } from '../dom.js'
import { form, textField } from '../form.js'
import { transact } from '../transact.js'

/**
 * A code, typed or from a scratch card.
 * @param {import('../client.js').Client} client
 */
export function promocode(client) {
  const isCard = client.flow() === 'scratchcard'
  const code = textField(client, {
    name: 'code',
    label: client.text(isCard ? 'cardCodeLabel' : 'code'),
    start: client.options().code,
    hint: client.text(isCard ? 'cardCodeHint' : 'codeHint'),
    attributes: { autocapitalize: 'characters', spellcheck: false, class: 'code' },
  })
  return {
    title: client.text(isCard ? 'title.scratchcard' : 'title.promocode'),
    lead: client.text(isCard ? 'lead.scratchcard' : 'lead.promocode'),
    parts: [
      isCard && make('div', { class: 'scratch', 'aria-hidden': 'true' }),
      form(client, {
        fields: () => [code],
        label: client.text('redeem'),
        send: (values) => transact(client, 'codes', values),
      }),
    ],
  }
}
