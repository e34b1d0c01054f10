import { element, offer, report } from './dom.js'
import { chosenTarget } from './guests.js'
import { orderLiveChat } from './platform.js'

const result = element('live-chat-result', HTMLElement)
const code = element('live-chat-code', HTMLSelectElement)
const reaction = element('live-chat-reaction', HTMLSelectElement)
const busy = element('live-chat-busy', HTMLButtonElement)
const dearer = element('live-chat-dearer', HTMLButtonElement)
const cheaper = element('live-chat-cheaper', HTMLButtonElement)
let refresh = async () => {}

/** @type {import('./platform.js').LiveChat | null} */
let shown = null

/**
 * Has something done with the chosen guest's chat and says what came of it.
 * @param {string} path
 * @param {(chat: import('./platform.js').LiveChat) => Record<string, unknown>} given
 */
async function carryOut(path, given) {
  await report(result, async () => {
    if (!shown) throw new Error('Choose one guest who is in a live chat first.')
    return (await orderLiveChat(path, given(shown))).done
  })
  await refresh()
}

/** Makes the panel's forms and buttons work. @param {() => Promise<void>} reload */
export function startLiveChat(reload) {
  refresh = reload
  element('live-chat-end', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault()
    void carryOut('end', () => ({ guestId: chosenTarget(), code: Number(code.value) }))
  })
  element('live-chat-react', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault()
    void carryOut('reaction', () => ({ guestId: chosenTarget(), reaction: reaction.value }))
  })
  busy.addEventListener(
    'click',
    () => void carryOut('busy', ({ actorId, isBusy }) => ({ actorId, isBusy: !isBusy })),
  )
  dearer.addEventListener(
    'click',
    () => void carryOut('prices', ({ actorId }) => ({ actorId, by: 1 })),
  )
  cheaper.addEventListener(
    'click',
    () => void carryOut('prices', ({ actorId }) => ({ actorId, by: -1 })),
  )
}

/** Shows the live chat of whoever is chosen. @param {import('./platform.js').LiveChats} live */
export function showLiveChat({ codes, reactions, chat }) {
  shown = chat
  element('live-chat-state', HTMLElement).textContent = chat
    ? `${chat.type} with ${chat.actorName} for ${chat.price} coins a minute: ${chat.minutes} minutes, ` +
      `${chat.coins} coins so far${chat.isShort ? ', coins are missing' : ''}.`
    : 'Nobody who is chosen is in a live chat.'
  const titled = (/** @type {(number | string)[]} */ all) => all.map((one) => [`${one}`, `${one}`])
  offer(code, titled(codes), 'There is no code')
  offer(reaction, titled(reactions), 'There is no reaction')
  busy.textContent = chat?.isBusy ? 'Make free again' : 'Make busy'
}
