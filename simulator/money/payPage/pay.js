import { createClient } from './client.js'
import { element, make } from './dom.js'
import { flowOf } from './flows.js'
import { drawFrame, tellHeight } from './frame.js'
import { answerAction, hasPeer, hear, isTab, tell } from './peer.js'
import { drawReceipt } from './receipt.js'
import { abo } from './views/abo.js'
import { avs } from './views/avs.js'
import { carrier } from './views/carrier.js'
import { login } from './views/login.js'
import { opcompensation } from './views/opcompensation.js'
import { payment } from './views/payment.js'
import { promocode } from './views/promocode.js'
import { signup } from './views/signup.js'
import { vxabo } from './views/vxabo.js'

/**
 * A view draws what the current flow shows: its heading and what stands below.
 * @typedef {{ title: string, lead?: string, parts: (Node | null | false)[] }} Drawing
 * @typedef {(client: import('./client.js').Client) => Drawing} DrawView
 */

/** @type {Record<import('./flows.js').View, DrawView>} */
const views = { payment, abo, vxabo, login, signup, avs, promocode, carrier, opcompensation }
const { flow: openedFlow = 'moneycharge', misbehaviour } = document.documentElement.dataset
const place = element('view', HTMLElement)
const client = createClient(openedFlow, draw)
/** Milliseconds that a tab waits for its opener before it goes on without one. */
const peerPatience = 3_000
let drawnFlow = ''

function draw() {
  drawFrame(client)
  const { title, lead, parts } = client.receipt()
    ? drawReceipt(client)
    : views[client.view()](client)
  const heading = make('h1', { tabindex: -1 }, title)
  const focused = document.activeElement?.id
  document.title = `${title} – Limelight`
  place.replaceChildren(
    heading,
    ...(lead ? [make('p', { class: 'lead' }, lead)] : []),
    ...only(parts),
  )
  place.removeAttribute('aria-busy')
  const drawing = `${client.flow()} ${client.receipt() !== null}`
  if (drawing === drawnFlow) return void (focused && document.getElementById(focused)?.focus())
  const isFirst = drawnFlow === ''
  drawnFlow = drawing
  if (isFirst) focusFirst(heading)
  else heading.focus()
  tell('view-ready')
  if (!isFirst) client.scrollTo(heading)
}

/** @param {HTMLElement} heading */
function focusFirst(heading) {
  const first = place.querySelector('input')
  const isTyped = first !== null && !['radio', 'checkbox'].includes(first.type)
  if (isTyped && first.value === '') first.focus()
  else heading.focus()
}

/** @param {(Node | null | false)[]} parts */
function only(parts) {
  return parts.filter((part) => part instanceof Node)
}

async function begin() {
  try {
    await client.load()
    const earlier = await client.findEarlierOrder()
    client.go(client.flow())
    if (earlier) client.showEarlierOrder(earlier)
    if (client.account())
      tell('transfer_token', { token: (await client.ask('transferToken')).data })
  } catch {
    showFailure()
  }
}

function showFailure() {
  drawFrame(client)
  const retry = make('button', { type: 'button', class: 'primary' }, client.text('tryAgain'))
  retry.addEventListener('click', () => void begin())
  const heading = make('h1', { tabindex: -1 }, client.text('notLoaded'))
  place.replaceChildren(heading, make('p', { class: 'lead' }, client.text('notLoadedLead')), retry)
  place.removeAttribute('aria-busy')
  heading.focus()
}

/** @param {unknown} options */
function takeOptions(options) {
  if (typeof options !== 'object' || options === null) return
  client.takeOptions({ ...options })
  if (client.isLoaded()) draw()
  else drawFrame(client)
}

/** @param {unknown} route */
function takeRoute(route) {
  const requested = typeof route === 'string' ? flowOf(route) : undefined
  if (requested) client.go(requested)
}

/** @param {Record<string, unknown>} message */
async function take({ type, token, route, options, params }) {
  if (type === 'init-session') {
    clearTimeout(alone)
    client.takeToken(typeof token === 'string' ? token : null)
    await begin()
  } else if (type === 'change-route') {
    takeRoute(route)
  } else if (type === 'update-params') {
    takeOptions(options)
  } else if (typeof type === 'string' && type.startsWith('action-')) {
    const { isTokenCleared } = await answerAction({ type, params }, client.token())
    if (!isTokenCleared) return
    client.takeToken(null)
    await begin()
  }
}

window.addEventListener('keydown', ({ key, defaultPrevented }) => {
  if (key === 'Escape' && !defaultPrevented) client.close()
})

drawFrame(client)
place.append(make('p', { class: 'lead' }, client.text('oneMoment')))
if (misbehaviour !== 'neverReady') {
  hear((message) => void take(message))
  tell('iframe-ready')
  tellHeight()
  tell('content-loaded')
}
const alone = isTab ? setTimeout(() => void begin(), hasPeer ? peerPatience : 0) : undefined
