import { element, make, readJson, report } from './dom.js'
import { chosenTarget, nameTarget } from './guests.js'
import { endFaults, setFault } from './platform.js'

const name = element('fault-name', HTMLSelectElement)
const params = element('fault-params', HTMLTextAreaElement)
const choicesPlace = element('fault-choices', HTMLElement)
const active = element('active', HTMLElement)
const result = element('fault-result', HTMLElement)
const endResult = element('faults-result', HTMLElement)
const endAll = element('faults-end', HTMLButtonElement)

/** What each fault does, by name. @type {Map<string, string>} */
const descriptions = new Map()

/** Fills the form. @param {import('./platform.js').FaultKind[]} kinds */
export function offerFaults(kinds) {
  for (const { name: kind, describe } of kinds) descriptions.set(kind, describe)
  name.replaceChildren(...kinds.map((kind) => make('option', {}, kind.name)))

  function showKind() {
    const kind = kinds.find((candidate) => candidate.name === name.value)
    if (!kind) return
    const { describe, example, fields, choices, isOnce } = kind
    element('fault-describe', HTMLElement).textContent = describe
    element('fault-verb', HTMLElement).textContent = isOnce ? 'Do it now' : 'Switch on'
    element('fault-fields', HTMLElement).textContent = `(${fields.join(', ') || 'none'})`
    params.value = JSON.stringify(example, null, 2)
    offerChoices(choices)
  }

  name.addEventListener('change', showKind)
  showKind()
}

/**
 * Offers the parameters that are one of several to choose from; a choice is written into the
 * parameters.
 * @param {Record<string, string[]>} choices
 */
function offerChoices(choices) {
  const selects = Object.entries(choices).map(([field, options]) => {
    const given = readJson(params.value, 'Parameters')[field]
    const all = given === undefined ? ['', ...options] : options
    const select = make('select', {}, ...all.map((option) => make('option', {}, option)))
    select.value = given ?? ''
    select.addEventListener('change', () => {
      const { [field]: _before, ...others } = readJson(params.value, 'Parameters')
      const chosen = select.value === '' ? others : { [field]: select.value, ...others }
      params.value = JSON.stringify(chosen, null, 2)
    })
    return make('label', {}, field, select)
  })
  choicesPlace.replaceChildren(...selects)
}

/**
 * Shows the faults that are on, each with its switch.
 * @param {import('./platform.js').Fault[]} faults
 * @param {() => Promise<void>} refresh
 */
export function showFaults(faults, refresh) {
  const rows = faults.map((fault) => {
    const about = `${fault.name} for ${nameTarget(fault.to)}`
    const off = make('button', { type: 'button', ariaLabel: `Switch off ${about}` }, 'Switch off')
    off.addEventListener('click', async () => {
      await report(endResult, async () => {
        await setFault(fault.to, fault.name, null)
        return `${about} is off`
      })
      await refresh()
    })
    const values = Object.entries(fault.params).map(([key, value]) => `${key} ${value}`)
    return make(
      'li',
      {},
      make('span', {}, make('strong', {}, fault.name), ` for ${nameTarget(fault.to)}`),
      off,
      make('p', {}, descriptions.get(fault.name) ?? ''),
      make('code', {}, values.join(', ')),
      make('span', { className: 'hits' }, hitsOf(fault)),
    )
  })
  const none = make('li', { className: 'empty' }, 'None: the platform behaves.')
  endAll.disabled = faults.length === 0
  element('active-count', HTMLElement).textContent = faults.length > 0 ? `${faults.length} on` : ''
  const drawn = JSON.stringify(faults)
  if (active.dataset.drawn === drawn) return
  active.dataset.drawn = drawn
  active.replaceChildren(...(rows.length > 0 ? rows : [none]))
}

/** How often a fault has struck, for people. @param {import('./platform.js').Fault} fault */
function hitsOf({ hits }) {
  if (hits === 0) return 'has not struck yet'
  return hits === 1 ? 'has struck once' : `has struck ${hits} times`
}

/** @param {() => Promise<void>} refresh */
export function onFaultOrder(refresh) {
  endAll.addEventListener('click', async () => {
    await report(endResult, async () => {
      await endFaults()
      return 'every fault is off'
    })
    await refresh()
  })
  element('fault-form', HTMLFormElement).addEventListener('submit', async (event) => {
    event.preventDefault()
    const to = chosenTarget()
    await report(result, async () => {
      await setFault(to, name.value, readJson(params.value, 'Parameters'))
      return `${name.value} for ${nameTarget(to)}: done`
    })
    await refresh()
  })
}
