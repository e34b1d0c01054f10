import { drawBusiness, onOrder } from './businessLists.js'
import { confirmed } from './confirm.js'
import { element, report } from './dom.js'
import { chosenTarget } from './guests.js'
import { orderBusiness } from './platform.js'

const result = element('business-result', HTMLElement)
const automatic = element('age-automatic', HTMLSelectElement)
let refresh = async () => {}

/**
 * Has something done and says what came of it.
 * @param {string} path
 * @param {Record<string, unknown>} given
 */
async function carryOut(path, given) {
  await report(result, async () => (await orderBusiness(path, given)).done)
  await refresh()
}

/** What takes something from a guest that no order here gives back. @type {Record<string, string>} */
const losses = {
  lock: 'The guest can never log in again.',
  'subscription end': 'What was paid for the rest of it is gone.',
  'ageCheck revoke': 'The guest has to prove the age again.',
}

/**
 * Carries out what was confirmed where something is lost.
 * @param {string} path
 * @param {Record<string, unknown>} given
 */
async function carryOutConfirmed(path, given) {
  const loss = losses[path] ?? losses[`${path} ${given.does}`]
  const isMeant = !loss || (await confirmed(`Really, for ${given.guestId}?`, loss, 'Do it'))
  if (isMeant) await carryOut(path, given)
}

/** The guest that is chosen. */
function chosenGuest() {
  const guestId = chosenTarget()
  if (guestId !== '*') return { guestId }
  result.textContent = 'Choose one guest first: this is for one at a time.'
  result.classList.add('bad')
  return undefined
}

/**
 * @param {string} path
 * @param {Record<string, unknown>} [given]
 */
function carryOutForGuest(path, given = {}) {
  const guest = chosenGuest()
  if (guest) void carryOutConfirmed(path, { ...guest, ...given })
}

/**
 * @param {string} form
 * @param {(submitter: string) => void} react
 */
function onSubmit(form, react) {
  element(form, HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault()
    react(event.submitter instanceof HTMLButtonElement ? event.submitter.value : '')
  })
}

/** @param {string} id */
const numberIn = (id) => element(id, HTMLInputElement).valueAsNumber

/** Makes the panels' forms and buttons work. @param {() => Promise<void>} reload */
export function startBusiness(reload) {
  refresh = reload
  onSubmit('step-form', () => void carryOut('step', { days: numberIn('step-days') }))
  onSubmit('charge-form', () => carryOutForGuest('charge', { coins: numberIn('charge-coins') }))
  onSubmit('subscription-form', () => {
    const kind = element('subscription-kind', HTMLSelectElement).value
    carryOutForGuest('subscription', { kind, does: 'start' })
  })
  onSubmit('age-form', (does) => {
    const message = element('age-message', HTMLInputElement).value
    carryOutForGuest('ageCheck', { does, message })
  })
  element('verify-email', HTMLButtonElement).addEventListener('click', () =>
    carryOutForGuest('verifyEmail'),
  )
  element('lock-guest', HTMLButtonElement).addEventListener('click', () => carryOutForGuest('lock'))
  automatic.addEventListener(
    'change',
    () => void carryOut('automaticAgeCheck', { automatic: automatic.value }),
  )
  onOrder((path, given) => void carryOutConfirmed(path, given))
}

/** Shows the business of whoever is chosen. @param {import('./platform.js').Business} business */
export function showBusiness(business) {
  element('calendar', HTMLTimeElement).textContent = new Date(business.now)
    .toISOString()
    .slice(0, 16)
    .replace('T', ' ')
  const line = element('books-check', HTMLElement)
  line.textContent =
    business.sum === 0
      ? 'The books are right: all accounts together are at 0.'
      : `The books are wrong: all accounts together are at ${business.sum}.`
  line.classList.toggle('bad', business.sum !== 0)
  element('booking-count', HTMLElement).textContent = `(${business.bookingCount})`
  if (document.activeElement !== automatic) automatic.value = business.automatic
  drawBusiness(business)
}
