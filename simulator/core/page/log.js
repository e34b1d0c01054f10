import { element, make } from './dom.js'
import { chosenTarget } from './guests.js'

const kept = 200
const kinds = { in: 'from', out: 'to', note: 'note' }
const list = element('log', HTMLElement)
const onlyChosen = element('log-chosen', HTMLInputElement)
const paused = element('log-paused', HTMLInputElement)

/** @type {import('./platform.js').Entry[]} */
let entries = []

/** Adds what is new, newest first. @param {import('./platform.js').Entry[]} news */
export function showLog(news) {
  if (news.length === 0) return
  entries = [...entries, ...news].slice(-kept)
  if (!paused.checked) drawLog()
}

export function clearLog() {
  entries = []
  drawLog()
}

export function drawLog() {
  const target = chosenTarget()
  const isShown = (/** @type {import('./platform.js').Entry} */ { guestId }) =>
    !onlyChosen.checked || target === '*' || guestId === target
  const rows = entries.filter(isShown).reverse().map(drawEntry)
  const emptyRow = make('li', { className: 'empty' }, 'Nothing has happened yet.')
  list.replaceChildren(...(rows.length > 0 ? rows : [emptyRow]))
}

/** @param {import('./platform.js').Entry} entry */
function drawEntry({ at, kind, guestId, text }) {
  const time = new Date(at).toISOString()
  return make(
    'li',
    { className: kind },
    make('time', { dateTime: time }, time.slice(11, 23)),
    make('span', { className: 'who' }, `${kinds[kind]} ${guestId ?? 'visitor'}`),
    make('code', {}, text),
  )
}

onlyChosen.addEventListener('change', drawLog)
paused.addEventListener('change', drawLog)
drawLog()
