import { button, element, make } from './dom.js'
import { isTab, tell } from './peer.js'
import { tellSuccess } from './transact.js'

/** @typedef {import('./client.js').Client} Client */

/**
 * Draws what stands around the view, as the display config says [PAY-13].
 * @param {Client} client
 */
export function drawFrame(client) {
  const { lang, display } = client.options()
  document.documentElement.lang = lang
  element('header', HTMLElement).hidden = !display.showHeader && display.hideClose
  element('header', HTMLElement).replaceChildren(
    display.showHeader ? brand(client) : make('span', {}),
    display.hideClose ? '' : button(client.text('close'), () => leave(client)),
  )
  const bar = element('teaser-bar', HTMLElement)
  bar.hidden = !display.showTeaserBar
  bar.textContent = client.text('teaserBar')
  element('teaser', HTMLElement).replaceChildren(...teaser(client))
  const footer = element('footer', HTMLElement)
  footer.hidden = !display.showFooter
  footer.replaceChildren(...footerParts(client))
}

/** Tells the page around the frame how high the content is, whenever that changes. */
export function tellHeight() {
  if (isTab) return
  document.documentElement.classList.add('framed')
  const watch = new ResizeObserver(() => tell('resize', { height: document.body.offsetHeight }))
  watch.observe(document.body)
}

/**
 * Ends this view: the page is told, also of a success that it has not heard of; a tab of its own
 * closes or leads back.
 * @param {Client} client
 */
export function leave(client) {
  const uhash = client.untoldSuccess()
  if (uhash === null) client.close()
  else {
    tellSuccess(client, uhash)
    client.noteTold()
  }
  if (!isTab) return
  window.close()
  const { surl } = client.options()
  if (surl) location.assign(surl)
}

/** @param {Client} client */
function brand(client) {
  const { showLogo, neutralHeader } = client.options().display
  const name = neutralHeader ? client.text('neutralName') : 'Limelight Pay'
  return make('p', { class: 'brand' }, showLogo && make('span', { 'aria-hidden': 'true' }), name)
}

/** @param {Client} client */
function teaser(client) {
  const { display, prefill } = client.options()
  const isMeant = display.showTeaser && (prefill.host !== '' || prefill.hostTeaser !== '')
  if (!isMeant || client.receipt()) return []
  return [make('p', {}, prefill.hostTeaser || client.text('forHost', { host: prefill.host }))]
}

/** @param {Client} client */
function footerParts(client) {
  const { display, terms, privacy } = client.options()
  return [
    terms && link(client.text('terms'), terms),
    privacy && link(client.text('privacy'), privacy),
    display.support && button(client.text('support'), () => askForHelp(client), 'plain'),
  ].filter((part) => part instanceof Node)
}

/** @param {string} label @param {string} href */
function link(label, href) {
  return make('a', { href, target: '_blank', rel: 'noopener' }, label)
}

/** @param {Client} client */
function askForHelp(client) {
  tell('redirect', { url: `/${client.options().lang}/contact/` })
}
