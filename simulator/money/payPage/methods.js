import {
  cardKindNames,
  cardKindOf,
  isCardNumber,
  isIban,
  isPhoneNumber,
  isUnexpired,
} from './checks.js'
import { make } from './dom.js'
import { choiceField, textField } from './form.js'

/** @typedef {import('./client.js').Client} Client */

/**
 * The ways to pay and what each needs to know: a card or account that is stored needs nothing.
 * @param {Client} client
 * @param {('CC' | 'LS' | 'Voice' | 'OneClick')[]} offered
 */
export function methodFields(client, offered) {
  const account = client.account()
  const { paytype } = client.options()
  const isThere = (/** @type {string} */ method) =>
    method !== 'OneClick' || (account?.oneClickAmount && account.methods.CC)
  const details = make('div', { class: 'details' })
  /** @type {Map<string, import('./form.js').Field[]>} */
  const known = new Map(offered.map((method) => [method, detailFields(client, method)]))

  const method = choiceField(client, {
    name: 'method',
    legend: client.text('howToPay'),
    start: paytype ?? undefined,
    choices: offered.filter(isThere).map((value) => ({
      value,
      label: client.text(`method.${value}`),
      hint: hintOf(client, value),
    })),
    onChange: show,
  })
  const chosen = () => known.get(method.value()) ?? []

  function show() {
    const note =
      method.value() === 'Voice' && make('p', { class: 'hint' }, client.text('voiceHint'))
    details.replaceChildren(...fieldNodes(client, chosen()), ...(note ? [note] : []))
  }
  show()
  return { parts: [method.node, details], fields: () => [method, ...chosen()] }
}

/**
 * The fields of a card or an account; none when one is stored and `isNew` is not requested.
 * @param {Client} client
 * @param {string} method
 * @param {boolean} [isNew]
 */
export function detailFields(client, method, isNew = false) {
  const stored = client.account()?.methods
  if (method === 'CC' && (isNew || !stored?.CC)) return cardFields(client)
  if (method === 'LS' && (isNew || !stored?.LS)) return accountFields(client)
  return []
}

/**
 * Fields as they stand below one another; what is short of a card stands side by side, under the kinds
 * of cards that are taken.
 * @param {Client} client
 * @param {import('./form.js').Field[]} fields
 */
export function fieldNodes(client, fields) {
  const number = fields.find(({ name }) => name === 'number')
  if (!number) return fields.map(({ node }) => node)
  const short = fields.filter((field) => field !== number)
  return [
    cardKinds(client, number),
    number.node,
    make('div', { class: 'beside' }, ...short.map(({ node }) => node)),
  ]
}

/**
 * The kinds of cards by name; the one that is typed stands out.
 * @param {Client} client
 * @param {import('./form.js').Field} number
 */
function cardKinds(client, number) {
  const marks = cardKindNames.map((name) => make('li', {}, name))
  const mark = () => {
    const typed = cardKindOf(number.value())
    for (const [index, name] of cardKindNames.entries())
      marks[index]?.setAttribute('class', typed === undefined || typed === name ? '' : 'other')
  }
  number.node.addEventListener('input', mark)
  mark()
  return make('ul', { class: 'cards', 'aria-label': client.text('cardKinds') }, ...marks)
}

/** @param {Client} client */
function cardFields(client) {
  return [
    textField(client, {
      name: 'number',
      label: client.text('cardNumber'),
      attributes: { autocomplete: 'cc-number', inputmode: 'numeric', maxlength: 23 },
      findProblem: (value) => !isCardNumber(value) && client.text('problem.card'),
    }),
    textField(client, {
      name: 'expires',
      label: client.text('cardExpires'),
      attributes: { autocomplete: 'cc-exp', inputmode: 'numeric', placeholder: '12/29' },
      findProblem: (value) => !isUnexpired(value, Date.now()) && client.text('problem.expires'),
    }),
    textField(client, {
      name: 'cvc',
      label: client.text('cardCode'),
      attributes: { autocomplete: 'cc-csc', inputmode: 'numeric', type: 'password', maxlength: 4 },
      findProblem: (value) => !/^\d{3,4}$/.test(value) && client.text('problem.cvc'),
    }),
  ]
}

/** @param {Client} client */
function accountFields(client) {
  return [
    textField(client, {
      name: 'holder',
      label: client.text('accountHolder'),
      attributes: { autocomplete: 'name' },
    }),
    textField(client, {
      name: 'iban',
      label: client.text('iban'),
      attributes: { autocapitalize: 'characters', spellcheck: false },
      findProblem: (value) => !isIban(value) && client.text('problem.iban'),
    }),
  ]
}

/** @param {Client} client */
export function phoneField(client) {
  return textField(client, {
    name: 'phone',
    label: client.text('phoneNumber'),
    attributes: { type: 'tel', autocomplete: 'tel' },
    findProblem: (value) => !isPhoneNumber(value) && client.text('problem.phone'),
  })
}

/**
 * @param {Client} client
 * @param {'CC' | 'LS' | 'Voice' | 'OneClick'} method
 */
function hintOf(client, method) {
  const account = client.account()
  if (method === 'CC' || method === 'LS') return account?.methods[method] ?? client.text('enterNow')
  if (method === 'OneClick') return account?.methods.CC ?? undefined
  return client.text('method.Voice.hint')
}
