import { button, make } from '../dom.js'
import { choiceField, form } from '../form.js'
import { transact } from '../transact.js'

/** @typedef {import('../client.js').Client} Client */

/**
 * The age check: chosen and sent, pending, accepted or rejected.
 * @param {Client} client
 */
export function avs(client) {
  const account = client.account()
  const title = client.text('title.avs')
  switch (account?.avsStatus) {
    case 'accepted':
      return {
        title,
        lead: client.text('avs.accepted'),
        parts: [make('p', { class: 'notice' }, '18+ ✓')],
      }
    case 'pending':
      return { title, lead: client.text('avs.pending'), parts: [pending(client)] }
    case 'rejected':
      return {
        title,
        lead: client.text('avs.rejected'),
        parts: [
          make('p', { class: 'notice bad' }, account.avsRejectMessage ?? ''),
          request(client),
        ],
      }
    default:
      return { title, lead: client.text('lead.avs'), parts: [bonus(client), request(client)] }
  }
}

/** @param {Client} client */
function bonus(client) {
  const isShown = client.account()?.hasAvsBonus && client.options().display.teaserBonus
  return isShown ? make('p', { class: 'notice' }, client.text('avsBonus')) : null
}

/** @param {Client} client */
function request(client) {
  const way = choiceField(client, {
    name: 'way',
    legend: client.text('chooseWay'),
    choices: /** @type {const} */ (['idCard', 'videoCall', 'bank']).map((value) => ({
      value,
      label: client.text(`way.${value}`),
      hint: client.text(`way.${value}.hint`),
    })),
  })
  return form(client, {
    fields: () => [way],
    label: client.text('sendCheck'),
    send: (values) => transact(client, 'avs', values),
  })
}

/** @param {Client} client */
function pending(client) {
  const place = make('p', { role: 'status', class: 'hint' })
  const look = async () => {
    await client.load()
    if (client.account()?.avsStatus !== 'pending') return client.go('avs')
    place.textContent = client.text('avs.stillPending')
  }
  return make('div', { class: 'actions' }, button(client.text('lookAgain'), look, 'primary'), place)
}
