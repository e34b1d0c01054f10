import { element, make } from './dom.js'

const list = element('guests', HTMLElement)
let chosen = '*'

/** Whom pushes and faults are for: a guest id, or `*`. */
export const chosenTarget = () => chosen

/** @param {string} target */
export const nameTarget = (target) => (target === '*' ? 'all guests' : target)

/** @param {() => void} react */
export function onChoice(react) {
  list.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) chosen = target.value
    react()
  })
}

/**
 * Shows who is there, connected guests first; the choice and the focus stay.
 * @param {import('./platform.js').State} state
 */
export function showGuests({ guests, knownGuests, faults }) {
  const connected = new Map(guests.map((guest) => [guest.guestId, guest]))
  const ordered = [
    ...knownGuests.filter(({ id }) => connected.has(id)),
    ...knownGuests.filter(({ id }) => !connected.has(id)),
  ]
  const total = guests.length === 1 ? '1 connected' : `${guests.length} connected`
  const rows = [
    row('*', 'All guests', total, guests.length > 0),
    ...ordered.map(({ id, name }) => {
      const guest = connected.get(id)
      const tabs = guest?.connections === 1 ? '1 tab' : `${guest?.connections} tabs`
      const state = guest ? `${tabs}, seq ${guest.lastSeq}` : 'away'
      const own = faults.filter(({ to }) => to === id).map((fault) => fault.name)
      return row(id, `${id} · ${name}`, [state, ...own].join(', '), guest !== undefined)
    }),
  ]
  const hadFocus = list.contains(document.activeElement)
  list.replaceChildren(...rows)
  const choice = list.querySelector('input:checked')
  if (hadFocus && choice instanceof HTMLElement) choice.focus({ preventScroll: true })
}

/**
 * @param {string} value
 * @param {string} name
 * @param {string} state
 * @param {boolean} isConnected
 */
function row(value, name, state, isConnected) {
  return make(
    'label',
    { className: isConnected ? 'guest connected' : 'guest' },
    make('input', { type: 'radio', name: 'target', value, checked: value === chosen }),
    make('span', { className: 'name' }, name),
    make('span', { className: 'state' }, state),
  )
}
