import { element, make, report } from './dom.js'
import { chosenTarget, nameTarget } from './guests.js'
import { startScenario, stopScenario } from './platform.js'

const list = element('scenario-list', HTMLElement)
const panel = element('scenario-run', HTMLElement)
const result = element('scenario-result', HTMLElement)
const bar = element('scenario-progress', HTMLProgressElement)
const steps = element('scenario-steps', HTMLElement)
const stop = element('scenario-stop', HTMLButtonElement)

const states = { running: 'runs', over: 'is over', stopped: 'was stopped', failed: 'has failed' }

/** Makes the buttons work. @param {() => Promise<void>} refresh */
export function startScenarios(refresh) {
  list.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (!button) return
    const to = chosenTarget()
    await report(result, async () => {
      await startScenario(button.value, to)
      return `Started for ${nameTarget(to)}.`
    })
    await refresh()
  })
  stop.addEventListener('click', async () => {
    await report(result, async () => {
      await stopScenario()
      return 'Stopped; its faults are off.'
    })
    await refresh()
  })
}

/** Shows what can run, and how far the latest has come. @param {import('./platform.js').Scenarios} all */
export function showScenarios({ scenarios, latest }) {
  if (list.childElementCount !== scenarios.length) list.replaceChildren(...scenarios.map(drawOffer))
  panel.hidden = latest === null
  if (latest) showProgress(latest)
}

/** @param {import('./platform.js').Scenario} scenario */
function drawOffer({ name, title, describe, lasts, isForOne }) {
  const limits = `${spanOf(lasts)}${isForOne ? ', for one guest' : ''}`
  const run = make('button', { type: 'button', value: name, ariaLabel: `Run: ${title}` }, 'Run')
  const about = make('p', {}, `${describe} `, make('span', { className: 'span' }, limits))
  return make('li', {}, make('h3', {}, title), run, about)
}

/** @param {import('./platform.js').Progress} progress */
function showProgress({ title, to, state, elapsed, lasts, steps: all, failure }) {
  const done = all.filter(({ isDone }) => isDone).length
  element('scenario-title', HTMLElement).textContent = title
  element('scenario-state', HTMLElement).textContent = `${states[state]} for ${nameTarget(to)}`
  element('scenario-time', HTMLElement).textContent =
    failure ?? `${spanOf(elapsed)} of ${spanOf(lasts)}, ${done} of ${all.length} steps done`
  bar.max = lasts
  bar.value = elapsed
  stop.disabled = state !== 'running'
  const drawn = JSON.stringify(all)
  if (steps.dataset.drawn === drawn) return
  steps.dataset.drawn = drawn
  steps.replaceChildren(...all.map(drawStep))
  const latest = steps.children[Math.max(0, done - 1)]
  if (latest instanceof HTMLElement) steps.scrollTop = latest.offsetTop
}

/** @param {import('./platform.js').Progress['steps'][number]} step */
function drawStep({ at, says, isDone }) {
  const state = make('span', { className: 'visually-hidden' }, isDone ? 'done: ' : 'to come: ')
  const when = make('span', { className: 'span' }, spanOf(at))
  return make('li', { className: isDone ? 'done' : '' }, when, make('span', {}, state, says))
}

/** A span of time for people. @param {number} ms */
function spanOf(ms) {
  const seconds = Math.round(ms / 1_000)
  if (seconds < 60) return `${seconds} s`
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`
}
