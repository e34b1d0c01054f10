import { countdown } from '../countdown.js'
import { button, make } from '../dom.js'
import { choiceField, form } from '../form.js'
import { detailFields, fieldNodes, methodFields } from '../methods.js'
import { transact } from '../transact.js'
import { payments } from './payments.js'

/** @typedef {import('../client.js').Client} Client */

/**
 * Amounts, methods, limit, one-click, automatic top-up, settings, card and account [PAY-5].
 * @param {Client} client
 * @returns {import('../pay.js').Drawing}
 */
export function payment(client) {
  switch (client.flow()) {
    case 'limit':
      return limit(client)
    case 'oneclick':
      return oneClick(client)
    case 'autorecharge':
      return autoRecharge(client)
    case 'settings':
      return settings(client)
    case 'changecc':
      return change(client, 'CC')
    case 'changels':
      return change(client, 'LS')
    case 'trialmoneycharge':
      return charge(client, [client.offers().trialCharge], true)
    default:
      return charge(client, client.offers().charges, false)
  }
}

/**
 * @param {Client} client
 * @param {import('../client.js').Charge[]} charges
 * @param {boolean} isTrial
 */
function charge(client, charges, isTrial) {
  const { trialEndsIn } = client.offers()
  const { prefill } = client.options()
  const amount = choiceField(client, {
    name: 'coins',
    legend: client.text('howMuch'),
    isTiled: true,
    start: nearest(charges, prefill.amount),
    choices: charges.map(({ coins, cents }) => ({
      value: String(coins),
      label: client.text('coins', { coins }),
      hint: client.money(cents),
    })),
  })
  const methods = methodFields(client, ['CC', 'LS', 'Voice', 'OneClick'])
  return {
    title: client.text(isTrial ? 'title.trialmoneycharge' : 'title.moneycharge'),
    lead: client.text('balanceIs', { balance: client.account()?.balanceFormatted ?? '0' }),
    parts: [
      isTrial && countdown(client, trialEndsIn),
      form(client, {
        fields: () => [amount, ...methods.fields()],
        parts: [amount.node, ...methods.parts],
        label: (price) => client.text('pay', { price }),
        total: () => charges.find(({ coins }) => String(coins) === amount.value())?.cents ?? 0,
        send: ({ coins, method, ...details }) =>
          transact(client, 'orders', { coins: Number(coins), method, details }),
      }),
    ],
  }
}

/**
 * The amount that brings at least the coins requested.
 * @param {import('../client.js').Charge[]} charges
 * @param {number | null} requested
 */
function nearest(charges, requested) {
  const found = charges.find(({ coins }) => coins >= (requested ?? 0)) ?? charges.at(-1)
  return String((requested === null ? charges[1] : found)?.coins ?? found?.coins)
}

/**
 * A form of one choice that is saved.
 * @param {Client} client
 * @param {{ flow: 'limit' | 'oneclick' | 'autorecharge', amounts: number[], current: number | null,
 *   off: string, lead: string }} options
 */
function setting(client, { flow, amounts, current, off, lead }) {
  const amount = choiceField(client, {
    name: 'coins',
    legend: client.text(`legend.${flow}`),
    isTiled: true,
    start: String(current ?? 0),
    choices: [0, ...amounts].map((coins) => ({
      value: String(coins),
      label: coins === 0 ? off : client.text('coins', { coins }),
    })),
  })
  const details = flow === 'limit' ? [] : detailFields(client, 'CC')
  return {
    title: client.text(`title.${flow}`),
    lead,
    parts: [
      form(client, {
        fields: () => (amount.value() === '0' ? [amount] : [amount, ...details]),
        parts: [amount.node, ...fieldNodes(client, details)],
        label: client.text('save'),
        send: ({ coins, ...card }) =>
          transact(client, 'settings', { coins: Number(coins) || null, details: card }),
      }),
      backToSettings(client),
    ],
  }
}

/** @param {Client} client */
const limit = (client) =>
  setting(client, {
    flow: 'limit',
    amounts: client.offers().limits,
    current: client.account()?.limit ?? null,
    off: client.text('noLimit'),
    lead: client.text('lead.limit'),
  })

/** @param {Client} client */
const oneClick = (client) =>
  setting(client, {
    flow: 'oneclick',
    amounts: client.offers().oneClickAmounts,
    current: client.account()?.oneClickAmount ?? null,
    off: client.text('off'),
    lead: client.text('lead.oneclick'),
  })

/** @param {Client} client */
const autoRecharge = (client) =>
  setting(client, {
    flow: 'autorecharge',
    amounts: client.offers().autoRechargeAmounts,
    current: client.account()?.autoRechargeAmount ?? null,
    off: client.text('off'),
    lead: client.text('lead.autorecharge', { coins: client.offers().autoRechargeThreshold }),
  })

/** @param {Client} client */
function settings(client) {
  const account = client.account()
  const amount = (/** @type {number | null | undefined} */ coins) =>
    coins ? client.text('coins', { coins }) : client.text('off')
  const rows = [
    { flow: 'changecc', value: account?.methods.CC ?? client.text('noneStored') },
    { flow: 'changels', value: account?.methods.LS ?? client.text('noneStored') },
    { flow: 'oneclick', value: amount(account?.oneClickAmount) },
    { flow: 'autorecharge', value: amount(account?.autoRechargeAmount) },
    { flow: 'limit', value: amount(account?.limit) },
  ]
  return {
    title: client.text('title.settings'),
    lead: client.text('balanceIs', { balance: account?.balanceFormatted ?? '0' }),
    parts: [
      make(
        'ul',
        { class: 'rows' },
        ...rows.map(({ flow, value }) => {
          const name = client.textOr(`title.${flow}`, flow)
          const row = button(name, () => client.go(flow), 'row')
          row.append(make('span', { class: 'detail' }, value))
          return make('li', {}, row)
        }),
      ),
      payments(client),
      make(
        'div',
        { class: 'actions' },
        button(client.text('logOut'), () => client.logOut()),
      ),
    ],
  }
}

/** @param {Client} client */
const backToSettings = (client) =>
  client.previousFlow() === 'settings' &&
  button(client.text('title.settings'), () => client.go('settings'), 'plain')

/**
 * @param {Client} client
 * @param {'CC' | 'LS'} method
 */
function change(client, method) {
  const fields = detailFields(client, method, true)
  const stored = client.account()?.methods[method]
  return {
    title: client.text(method === 'CC' ? 'title.changecc' : 'title.changels'),
    lead: stored ? client.text('storedIs', { stored }) : client.text('noneStored'),
    parts: [
      form(client, {
        fields: () => fields,
        parts: fieldNodes(client, fields),
        label: client.text('save'),
        send: (details) => transact(client, 'settings', { method, details }),
      }),
      backToSettings(client),
    ],
  }
}
