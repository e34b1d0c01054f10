import { Problem } from './api.js'
import { make } from './dom.js'

/** @typedef {import('./client.js').Client} Client */
/**
 * @typedef {{
 *   name: string,
 *   node: HTMLElement,
 *   value: () => string,
 *   complain: (text: string) => void,
 *   markWrong: () => void,
 *   focus: () => void,
 *   findProblem: () => string | undefined,
 * }} Field
 */

/**
 * A labelled line of text. What is typed outlives a new drawing of the view, secrets do not.
 * @param {Client} client
 * @param {{ name: string, label: string, start?: string, hint?: string, isOptional?: boolean,
 *   findProblem?: (value: string) => string | false | undefined,
 *   attributes?: Record<string, string | number | boolean> }} options
 * @returns {Field}
 */
export function textField(client, { name, label, start = '', hint, isOptional, ...rest }) {
  const isSecret = rest.attributes?.type === 'password'
  const isPassword = String(rest.attributes?.autocomplete).endsWith('-password')
  const input = make('input', {
    id: name,
    name,
    type: 'text',
    autocomplete: 'off',
    'aria-describedby': hint ? `${name}-problem ${name}-hint` : `${name}-problem`,
    required: !isOptional,
    ...rest.attributes,
  })
  input.value = client.drafts.read(name) ?? start
  input.addEventListener('input', () => {
    if (!isSecret) client.drafts.write(name, input.value)
    complain('')
  })
  const problem = make('p', { id: `${name}-problem`, class: 'problem' })
  const complain = (/** @type {string} */ text) => {
    problem.textContent = text
    if (text === '') input.removeAttribute('aria-invalid')
    else input.setAttribute('aria-invalid', 'true')
  }
  const node = make(
    'div',
    { class: 'field' },
    make('label', { for: name }, label),
    isPassword ? make('div', { class: 'password' }, input, reveal(client, input)) : input,
    hint && make('p', { id: `${name}-hint`, class: 'hint' }, hint),
    problem,
  )
  return {
    name,
    node,
    value: () => input.value,
    complain,
    markWrong: () => input.setAttribute('aria-invalid', 'true'),
    focus: () => input.focus(),
    findProblem() {
      const value = input.value.trim()
      if (value === '') return isOptional ? undefined : client.text('missing')
      return rest.findProblem?.(value) || undefined
    },
  }
}

/**
 * Shows what is typed into a password field, and hides it again.
 * @param {Client} client
 * @param {HTMLInputElement} input
 */
function reveal(client, input) {
  const toggle = make('button', {
    type: 'button',
    class: 'reveal',
    'aria-pressed': 'false',
    'aria-controls': input.id,
    'aria-label': client.text('showPassword'),
  })
  toggle.addEventListener('click', () => {
    const isShown = input.type === 'text'
    input.setAttribute('type', isShown ? 'password' : 'text')
    toggle.setAttribute('aria-pressed', String(!isShown))
  })
  return toggle
}

/**
 * One of several, each a card.
 * @param {Client} client
 * @param {{ name: string, legend: string, start?: string | undefined, isTiled?: boolean,
 *   choices: { value: string, label: string, hint?: string | undefined }[],
 *   onChange?: () => void }} options
 * @returns {Field}
 */
export function choiceField(client, { name, legend, start, isTiled, choices, onChange }) {
  const requested = client.drafts.read(name) ?? start
  const chosen = choices.some(({ value }) => value === requested) ? requested : choices[0]?.value
  const inputs = choices.map(({ value }) => {
    const input = make('input', { type: 'radio', name, value, id: `${name}-${value}` })
    input.checked = value === chosen
    input.addEventListener('change', () => {
      client.drafts.write(name, value)
      onChange?.()
    })
    return input
  })
  const cards = choices.map(({ label, hint }, index) =>
    make(
      'label',
      { class: 'choice' },
      inputs[index],
      make('span', { class: 'name' }, label),
      hint && make('span', { class: 'detail' }, hint),
    ),
  )
  const problem = make('p', { class: 'problem' })
  return {
    name,
    node: make(
      'fieldset',
      {},
      make('legend', {}, legend),
      make('div', { class: isTiled ? 'choices tiled' : 'choices' }, ...cards),
      problem,
    ),
    value: () => inputs.find(({ checked }) => checked)?.value ?? '',
    complain(text) {
      problem.textContent = text
    },
    markWrong() {},
    focus: () => (inputs.find(({ checked }) => checked) ?? inputs[0])?.focus(),
    findProblem: () => undefined,
  }
}

/**
 * A box to tick; its value is `yes` or empty.
 * @param {Client} client
 * @param {{ name: string, label: Node | string, mustSay?: string }} options `mustSay`: what is said
 * when it is not ticked but has to be
 * @returns {Field}
 */
export function checkField(client, { name, label, mustSay }) {
  const input = make('input', {
    type: 'checkbox',
    id: name,
    name,
    required: mustSay !== undefined,
    'aria-describedby': `${name}-problem`,
  })
  input.checked = client.drafts.read(name) === 'yes'
  const problem = make('p', { id: `${name}-problem`, class: 'problem' })
  const complain = (/** @type {string} */ text) => {
    problem.textContent = text
    if (text === '') input.removeAttribute('aria-invalid')
    else input.setAttribute('aria-invalid', 'true')
  }
  input.addEventListener('change', () => {
    client.drafts.write(name, input.checked ? 'yes' : '')
    complain('')
  })
  return {
    name,
    node: make('div', { class: 'field' }, make('label', { class: 'check' }, input, label), problem),
    value: () => (input.checked ? 'yes' : ''),
    complain,
    markWrong: () => input.setAttribute('aria-invalid', 'true'),
    focus: () => input.focus(),
    findProblem: () => (input.checked ? undefined : mustSay),
  }
}

/**
 * A form that checks its fields, sends once at a time and says what is wrong where it is wrong.
 * @param {Client} client
 * @param {{ id?: string, fields: () => Field[], parts?: (Node | null | false)[], label: string | ((price: string) => string), className?: string,
 *   total?: () => number,
 *   send: (values: Record<string, string>) => Promise<void> }} options `parts`: the form's content
 * when it is more than its fields; `total`: what it costs as it is filled in now, in cents, which
 * stays in sight beside the button
 */
export function form(client, { id, fields, parts, label, className = 'primary', total, send }) {
  const price = () => (total ? client.money(total()) : '')
  const words = () => (typeof label === 'string' ? label : label(price()))
  const submit = make('button', { type: 'submit', class: className }, words())
  const problem = make('p', { class: 'problem', role: 'alert' })
  const sum = make('strong', {}, price())
  const made = make(
    'form',
    { id, novalidate: true },
    ...(parts ?? fields().map(({ node }) => node)),
    ...(total
      ? [make('div', { class: 'till' }, problem, make('p', {}, client.text('total'), sum), submit)]
      : [problem, submit]),
  )
  let isBusy = false

  const setBusy = (/** @type {boolean} */ busy) => {
    isBusy = busy
    submit.setAttribute('aria-disabled', String(busy))
    submit.textContent = busy ? client.text('oneMoment') : words()
  }

  made.addEventListener('change', () => {
    if (!total || isBusy) return
    submit.textContent = words()
    sum.textContent = price()
  })

  const findFault = () => {
    const faults = fields().map((field) => ({ field, text: field.findProblem() ?? '' }))
    for (const { field, text } of faults) field.complain(text)
    return faults.find(({ text }) => text !== '')?.field
  }

  made.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (isBusy) return
    problem.textContent = ''
    const fault = findFault()
    if (fault) return fault.focus()
    setBusy(true)
    try {
      await send(Object.fromEntries(fields().map((field) => [field.name, field.value()])))
    } catch (error) {
      const { reason, field: name, message } = error instanceof Problem ? error : unexpected(error)
      const text = client.textOr(`problem.${reason}`, message)
      const field = fields().find((candidate) => candidate.name === name?.split('.')[0])
      problem.textContent = text
      field?.markWrong()
      if (field) field.focus()
      else client.scrollTo(problem)
    }
    setBusy(false)
  })
  return made
}

/** @param {unknown} error @returns {Problem} */
function unexpected(error) {
  console.error(error)
  return new Problem('', 'failed')
}
