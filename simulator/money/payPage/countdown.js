import { make } from './dom.js'
import { tell } from './peer.js'

/** @typedef {import('./client.js').Client} Client */

let timer = 0

/**
 * How long an offer still stands; the page is told when it is over.
 * @param {Client} client
 * @param {number} endsIn milliseconds
 */
export function countdown(client, endsIn) {
  const endsAt = performance.now() + endsIn
  const shown = make('strong', {}, '')
  const node = make('p', { class: 'notice', role: 'timer' }, `${client.text('offerEnds')} `, shown)
  clearInterval(timer)

  const show = () => {
    const left = Math.max(0, Math.ceil((endsAt - performance.now()) / 1_000))
    shown.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
    if (left > 0) return
    clearInterval(timer)
    node.replaceChildren(client.text('offerOver'))
    tell('countdownfinished')
  }
  timer = Number(setInterval(show, 1_000))
  show()
  return node
}
