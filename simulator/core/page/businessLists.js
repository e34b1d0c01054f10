import { element, make } from './dom.js'
import { fill } from './received.js'

/** @type {(path: string, given: Record<string, unknown>) => void} */
let react = () => {}

/** @param {typeof react} listener hears what the buttons in the lists order */
export function onOrder(listener) {
  react = listener
}

/** @param {import('./platform.js').Business} business */
export function drawBusiness(business) {
  const { accounts, bookings, mails, subscriptions, ageChecks, codes, pinCalls } = business
  draw('balances', accounts, 'Nothing is booked yet.', ({ account, balance }) =>
    make(
      'li',
      {},
      make('span', {}, account),
      make('data', { value: String(balance) }, coins(balance)),
    ),
  )
  draw('bookings', bookings, 'Nothing is booked yet.', drawBooking)
  draw('mails', mails, 'No mail has been sent yet.', drawMail)
  draw('subscriptions', subscriptions, 'No subscription runs.', drawSubscription)
  draw('age-checks', ageChecks, 'No age check was begun.', drawAgeCheck)
  draw('codes', codes, 'There is no code.', drawCode)
  draw('pin-calls', pinCalls, 'No number was called.', drawPinCall)
  draw('voice-calls', business.voiceCalls, 'No voice call was begun.', drawVoiceCall)
  const { ageOf, keepsakes } = business
  element('age-state', HTMLElement).textContent = ageOf
    ? `The age is ${ageOf.hasAvs ? 'verified' : 'not verified'}; the status is ${ageOf.status}.`
    : 'Choose one guest to see the status.'
  element('keepsakes', HTMLElement).textContent =
    keepsakes.length > 0 ? `Given by codes: ${keepsakes.join(', ')}` : ''
}

/**
 * Draws a list in the order in which it came.
 * @template T
 * @param {string} id
 * @param {T[]} items
 * @param {string} emptyText
 * @param {(item: T) => HTMLElement} drawItem
 */
function draw(id, items, emptyText, drawItem) {
  const list = element(id, HTMLElement)
  fill(list, items.toReversed(), emptyText, drawItem)
  list.tabIndex = list.scrollHeight > list.clientHeight ? 0 : -1
}

/** @param {number} amount */
const coins = (amount) => `${amount.toLocaleString('en')} coins`

/** @param {number | null} at */
const dateOf = (at) => (at === null ? 'without an end' : new Date(at).toISOString().slice(0, 10))

/** @param {number} at */
function timeOf(at) {
  const time = new Date(at).toISOString()
  return make('time', { dateTime: time }, time.slice(5, 16).replace('T', ' '))
}

/** @param {import('./platform.js').Booking} booking */
function drawBooking({ at, from, to, amount, reason, key }) {
  const who = `${coins(amount)}: ${from} → ${to}`
  return make(
    'li',
    {},
    timeOf(at),
    make('span', { className: 'who' }, who),
    make('code', {}, `${reason} · ${key}`),
  )
}

/** @param {import('./platform.js').Mail} mail */
function drawMail({ at, to, subject, text, link }) {
  const rest = link ? [make('a', { href: link }, 'Open the link')] : []
  const who = `${subject}, to ${to}`
  return make(
    'li',
    {},
    timeOf(at),
    make('span', { className: 'who' }, who),
    make('code', {}, text),
    ...rest,
  )
}

/** @param {import('./platform.js').Subscription} subscription */
function drawSubscription({ guestId, kind, endsAt, isRenewed }) {
  const fate = isRenewed ? 'renewed' : 'ends'
  const state = `${fate} ${dateOf(endsAt)}`
  return row(
    `${kind} of ${guestId}`,
    state,
    button('Cancel', `Cancel ${kind} of ${guestId}`, 'subscription', {
      guestId,
      kind,
      does: 'cancel',
    }),
    button('End now', `End ${kind} of ${guestId} now`, 'subscription', {
      guestId,
      kind,
      does: 'end',
    }),
  )
}

/** @param {import('./platform.js').AgeCheck} check */
function drawAgeCheck({ guestId, status, message }) {
  return row(guestId, message ? `${status}: ${message}` : status)
}

/** @param {import('./platform.js').Code} code */
function drawCode({ code, benefits, validTo, uses, redeemed, reason }) {
  const brings = benefits.map(({ kind, name }) => `${name} (${kind})`).join(', ')
  const limits = `valid ${dateOf(validTo)}, redeemed ${redeemed}${uses === null ? '' : ` of ${uses}`}`
  return row(code, [brings, limits, ...(reason ? [reason] : [])].join(' · '))
}

/** @param {import('./platform.js').PinCall} call */
function drawPinCall({ guestId, phone, pin, verified, attemptsLeft }) {
  const state = verified ? 'verified' : `${attemptsLeft} tries left`
  return row(`PIN ${pin}`, `${guestId}, ${phone.e123}, ${state}`)
}

/** @param {import('./platform.js').VoiceCall} call */
function drawVoiceCall({ voicecallIdHash, guestId, actorId, pin, state }) {
  const about = `the call of ${guestId ?? 'a visitor'} with ${actorId}`
  const answer = { voicecallIdHash, does: 'answer' }
  const orders = {
    awaited: [
      button('Dial', `Dial: ${about}`, 'voiceCall', answer),
      button('Dial and reload', `Dial and reload: ${about}`, 'voiceCall', {
        ...answer,
        reload: true,
      }),
    ],
    running: [
      button('Hang up', `Hang up: ${about}`, 'voiceCall', { voicecallIdHash, does: 'hangUp' }),
    ],
  }
  const own = state === 'awaited' || state === 'running' ? orders[state] : []
  return row(`PIN ${pin}`, `${about} is ${state}`, ...own)
}

/**
 * @param {string} title
 * @param {string} state
 * @param {HTMLElement[]} buttons
 */
function row(title, state, ...buttons) {
  return make('li', {}, make('span', {}, make('strong', {}, title), ` ${state}`), ...buttons)
}

/**
 * @param {string} text
 * @param {string} ariaLabel
 * @param {string} path
 * @param {Record<string, unknown>} given
 */
function button(text, ariaLabel, path, given) {
  const made = make('button', { type: 'button', ariaLabel }, text)
  made.addEventListener('click', () => react(path, given))
  return made
}
