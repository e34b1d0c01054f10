import { element } from './dom.js'
import { readOptions } from './options.js'
import { appOrigin, hasPeer, hear, post } from './peer.js'
import { texts } from './texts.js'

const given = Object.fromEntries(new URLSearchParams(location.search))
const { lang, prefill } = readOptions(given, appOrigin)
const words = texts[lang]
const { id = '' } = document.documentElement.dataset
const open = element('open', HTMLButtonElement)
const state = element('state', HTMLElement)

/** The page that the payment is made on. */
function checkoutLink() {
  const query = new URLSearchParams({ lang, flow: 'moneycharge' })
  if (prefill.amount !== null) query.set('selectedAmount', String(prefill.amount))
  return `${location.origin}/tour/moneycharge?${query}`
}

/** @param {string} text */
function say(text) {
  state.hidden = false
  state.textContent = text
}

document.documentElement.lang = lang
document.title = `${words['title.checkout']} – Limelight`
element('title', HTMLElement).textContent = words['title.checkout']
element('lead', HTMLElement).textContent = words['lead.checkout']
open.textContent = words.openCheckout

open.addEventListener('click', () => {
  if (!hasPeer) return location.assign(checkoutLink())
  post({ id, action: 'openCheckout', checkoutLink: checkoutLink() })
  say(words.checkoutAsked)
})

hear((message) => {
  if (message.id === id && message.action === 'checkoutOpened') say(words.checkoutOpened)
})
