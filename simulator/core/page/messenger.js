import { element, offer, report } from './dom.js'
import { chosenTarget } from './guests.js'
import { orderMessenger } from './platform.js'

const result = element('messenger-result', HTMLElement)
const channelChoice = element('messenger-channel', HTMLSelectElement)
const giftChoice = element('message-gift', HTMLSelectElement)
const presence = element('presence', HTMLButtonElement)
const freeShow = element('free-show', HTMLButtonElement)
const loadStart = element('load-start', HTMLButtonElement)
let refresh = async () => {}

/** @type {import('./platform.js').Messenger} */
let shown = { manner: 'quiet', channels: [], gifts: [] }

const manners = {
  quiet: 'Performers do nothing by themselves.',
  answer: 'Performers answer whoever writes to them.',
  lively: 'Performers answer, come and go, and write when they like.',
}

const chosenChannel = () => shown.channels.find(({ id }) => id === channelChoice.value)

/**
 * Has something done for the chosen guest's channel and says what came of it.
 * @param {string} path
 * @param {(channel: import('./platform.js').Channel) => Record<string, unknown>} given
 */
async function carryOut(path, given) {
  await report(result, async () => {
    const channel = chosenChannel()
    if (!channel) throw new Error('Choose one guest with a channel first.')
    const { done } = await orderMessenger(path, given(channel))
    return typeof done === 'string' ? done : JSON.stringify(done)
  })
  await refresh()
}

async function startLoad() {
  const kinds = [...document.querySelectorAll('input[name="kind"]:checked')]
  const numberIn = (/** @type {string} */ id) => element(id, HTMLInputElement).valueAsNumber
  loadStart.disabled = true
  await carryOut('load', () => ({
    guestId: chosenTarget(),
    perSecond: numberIn('load-rate'),
    seconds: numberIn('load-seconds'),
    kinds: kinds.map((box) => (box instanceof HTMLInputElement ? box.value : '')),
  }))
  loadStart.disabled = false
}

/** Makes the panel's forms and buttons work. @param {() => Promise<void>} reload */
export function startMessenger(reload) {
  refresh = reload
  element('message-form', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault()
    const kind = event.submitter instanceof HTMLButtonElement ? event.submitter.value : 'text'
    void carryOut('message', ({ id }) => ({
      guestId: chosenTarget(),
      channelId: id,
      kind,
      text: element('message-text', HTMLTextAreaElement).value,
      giftId: giftChoice.value,
    }))
  })
  presence.addEventListener(
    'click',
    () => void carryOut('presence', ({ actorId, isOnline }) => ({ actorId, isOnline: !isOnline })),
  )
  freeShow.addEventListener(
    'click',
    () => void carryOut('freeShow', ({ actorId, freeChat }) => ({ actorId, isOn: !freeChat })),
  )
  element('load-form', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault()
    void startLoad()
  })
  channelChoice.addEventListener('change', showPerformer)
}

/** Shows the messenger of whoever is chosen. @param {import('./platform.js').Messenger} messenger */
export function showMessenger(messenger) {
  shown = messenger
  const manner = Object.entries(manners).find(([name]) => name === messenger.manner)
  element('messenger-manner', HTMLElement).textContent = manner?.[1] ?? ''
  const titled = messenger.channels.map((channel) => [channel.id, titleOf(channel)])
  offer(channelChoice, titled, 'Choose one guest first')
  offer(
    giftChoice,
    messenger.gifts.map(({ id, name }) => [id, name]),
    'There is no gift',
  )
  showPerformer()
}

/** @param {import('./platform.js').Channel} channel */
function titleOf({ actorName, isOnline, blocked, freeChat }) {
  const more = [isOnline ? 'online' : 'offline', freeChat && 'free show', blocked && 'blocked']
  return `${actorName} · ${more.filter(Boolean).join(', ')}`
}

function showPerformer() {
  const channel = chosenChannel()
  element('presence-state', HTMLElement).textContent = channel
    ? `${titleOf(channel)}.`
    : 'Choose one guest to see with whom they write.'
  presence.textContent = channel?.isOnline ? 'Put offline' : 'Put online'
  freeShow.textContent = channel?.freeChat ? 'Stop the free show' : 'Start a free show'
  freeShow.disabled = channel?.isOnline === false
}
