import { showBusiness, startBusiness } from './business.js'
import { confirmed } from './confirm.js'
import { element, make, readJson, report } from './dom.js'
import { offerFaults, onFaultOrder, showFaults } from './faults.js'
import { keepFolds } from './folds.js'
import { chosenTarget, nameTarget, onChoice, showGuests } from './guests.js'
import { chosenMedium, showLibrary, startLibrary } from './library.js'
import { showLiveChat, startLiveChat } from './liveChat.js'
import { clearLog, drawLog, showLog } from './log.js'
import { showMessenger, startMessenger } from './messenger.js'
import {
  loadBusiness,
  loadCatalogue,
  loadLibrary,
  loadLiveChat,
  loadMessenger,
  loadReceived,
  loadScenarios,
  loadState,
  push,
  reset,
} from './platform.js'
import { showReceived } from './received.js'
import { showScenarios, startScenarios } from './scenarios.js'

const pollInterval = 1000

const pushType = element('push-type', HTMLSelectElement)
const pushFrame = element('push-frame', HTMLTextAreaElement)
const pushResult = element('push-result', HTMLElement)
const linkState = element('link-state', HTMLElement)
let lastNumber = 0
let loading = Promise.resolve()

/** Shows the state of the simulator; one load follows the other, so that no entry comes twice. */
function refresh() {
  loading = loading.then(load)
  return loading
}

async function load() {
  try {
    const [state, received, business, messenger, liveChat, library, scenarios] = await Promise.all([
      loadState(lastNumber),
      loadReceived(),
      loadBusiness(chosenTarget()),
      loadMessenger(chosenTarget()),
      loadLiveChat(chosenTarget()),
      loadLibrary(chosenTarget(), chosenMedium()),
      loadScenarios(),
    ])
    lastNumber = state.journal.at(-1)?.number ?? lastNumber
    showGuests(state)
    showScenarios(scenarios)
    showFaults(state.faults, refresh)
    showLog(state.journal)
    showReceived(received)
    showBusiness(business)
    showMessenger(messenger)
    showLiveChat(liveChat)
    showLibrary(library)
    element('seed', HTMLElement).textContent = String(state.seed)
    element('connected', HTMLElement).textContent = String(state.guests.length)
    element('fault-count', HTMLElement).textContent = String(state.faults.length)
    if (linkState.textContent) linkState.textContent = ''
  } catch {
    linkState.textContent = 'The simulator does not answer. It is asked again every second.'
    lastNumber = 0
    clearLog()
  }
}

async function poll() {
  await refresh()
  setTimeout(poll, pollInterval)
}

function nameTargets() {
  for (const place of document.querySelectorAll('.target')) {
    place.textContent = nameTarget(chosenTarget())
  }
}

/** @param {{ type: string }[]} examples */
function offerPushes(examples) {
  pushType.replaceChildren(...examples.map(({ type }) => make('option', {}, type)))
  function showExample() {
    const example = examples.find(({ type }) => type === pushType.value)
    pushFrame.value = JSON.stringify(example, null, 2)
  }
  pushType.value = 'guestBalance'
  pushType.addEventListener('change', showExample)
  showExample()
}

element('push-form', HTMLFormElement).addEventListener('submit', async (event) => {
  event.preventDefault()
  await report(pushResult, async () => {
    const { reached } = await push(chosenTarget(), readJson(pushFrame.value, 'Frame'))
    if (reached === 0) return 'nobody has a session that it could reach'
    return reached === 1 ? 'pushed to 1 guest' : `pushed to ${reached} guests`
  })
  await refresh()
})
element('reset', HTMLButtonElement).addEventListener('click', async () => {
  const loss =
    'The scenario and every fault end; log, tracking, reports and refused content are emptied. Books, ' +
    'messages and guests stay as they are.'
  if (!(await confirmed('Reset all?', loss, 'Reset'))) return
  await report(linkState, async () => {
    await reset()
    return ''
  })
  lastNumber = 0
  clearLog()
  await refresh()
})
onChoice(() => {
  nameTargets()
  drawLog()
  void refresh()
})
onFaultOrder(refresh)
startBusiness(refresh)
startMessenger(refresh)
startLiveChat(refresh)
startLibrary(refresh)
startScenarios(refresh)
keepFolds()
nameTargets()

async function start() {
  try {
    const { pushes, faults } = await loadCatalogue()
    offerPushes(pushes)
    offerFaults(faults)
    await poll()
  } catch {
    linkState.textContent = 'The simulator does not answer. It is asked again every second.'
    setTimeout(start, pollInterval)
  }
}
await start()
