import { element, make } from './dom.js'

const tracked = element('tracked', HTMLElement)
const reports = element('reports', HTMLElement)
const violations = element('violations', HTMLElement)

/** Shows what clients told the platform, newest first. @param {import('./platform.js').Received} received */
export function showReceived(received) {
  fill(tracked, received.tracked, 'No beacon and no call has arrived yet.', drawReceipt)
  fill(reports, received.reports, 'Nobody has reported anything yet.', drawReceipt)
  fill(violations, received.violations, 'Nothing: the page keeps to its policy.', drawViolation)
  for (const [id, items] of Object.entries({
    'tracked-count': received.tracked,
    'report-count': received.reports,
    'refused-count': received.violations,
  })) {
    element(id, HTMLElement).textContent = String(items.length || '')
  }
  element('violation-count', HTMLElement).textContent = String(received.violations.length)
}

/**
 * Draws a list anew, its newest item first, when its items are others than before.
 * @template T
 * @param {HTMLElement} list
 * @param {T[]} items
 * @param {string} emptyText
 * @param {(item: T) => HTMLElement} draw
 */
export function fill(list, items, emptyText, draw) {
  const drawn = JSON.stringify(items)
  if (list.dataset.drawn === drawn) return
  list.dataset.drawn = drawn
  const rows = items.map(draw).reverse()
  const focused = list.contains(document.activeElement) ? document.activeElement : null
  list.replaceChildren(
    ...(rows.length > 0 ? rows : [make('li', { className: 'empty' }, emptyText)]),
  )
  const same = [...list.querySelectorAll('button')].find(
    (button) => button.ariaLabel === focused?.ariaLabel,
  )
  same?.focus({ preventScroll: true })
}

/** @param {import('./platform.js').Receipt} receipt */
function drawReceipt({ at, guestId, kind, ...told }) {
  const words = told.entry ?? told
  const className = kind === 'default' ? 'problem' : ''
  return row(at, `${kind} of ${guestId ?? 'visitor'}`, JSON.stringify(words), className)
}

/** @param {import('./platform.js').Violation} violation */
function drawViolation({ at, directive, blocked, page, source }) {
  const where = source ? `${page}, ${source}` : page
  return row(at, directive, `${blocked} on ${where}`, 'problem')
}

/**
 * @param {number} at
 * @param {string} title
 * @param {string} text
 * @param {string} className
 */
function row(at, title, text, className) {
  const time = new Date(at).toISOString()
  return make(
    'li',
    { className },
    make('time', { dateTime: time }, time.slice(11, 23)),
    make('span', { className: 'who' }, title),
    make('code', {}, text),
  )
}
