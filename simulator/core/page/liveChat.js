import { element, offer, report } from './dom.js'
import { chosenTarget } from './guests.js'
import { loadLiveChat, orderLiveChat } from './platform.js'

const result = element('live-chat-result', HTMLElement)
const code = element('live-chat-code', HTMLSelectElement)
const reaction = element('live-chat-reaction', HTMLSelectElement)
const busy = element('live-chat-busy', HTMLButtonElement)
const dearer = element('live-chat-dearer', HTMLButtonElement)
const cheaper = element('live-chat-cheaper', HTMLButtonElement)
const clashOne = element('clash-one', HTMLSelectElement)
const clashOther = element('clash-other', HTMLSelectElement)
const voteButtons = ['clash-vote-one', 'clash-vote-other'].map((id) =>
  element(id, HTMLButtonElement),
)
const clashSeconds = 120
let refresh = async () => {}

/** @type {import('./platform.js').LiveChats['clash']} */
let clash = null

/**
 * Has something done with the chosen guest's chat and says what came of it.
 * @param {string} path
 * @param {(chat: import('./platform.js').LiveChat) => Record<string, unknown>} given
 */
async function carryOut(path, given) {
  await report(result, async () => {
    // What the page shows may be a second old
    const { chat } = await loadLiveChat(chosenTarget())
    if (!chat) throw new Error('Choose one guest who is in a live chat first.')
    return (await orderLiveChat(path, given(chat))).done
  })
  await refresh()
}

/**
 * Has something done with the clash and says what came of it.
 * @param {string} path
 * @param {Record<string, unknown>} given
 */
async function carryOutClash(path, given) {
  await report(result, async () => (await orderLiveChat(path, given)).done)
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
  element('clash-begin', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault()
    const actorIds = [clashOne.value, clashOther.value]
    void carryOutClash('clash', { actorIds, seconds: clashSeconds })
  })
  voteButtons.forEach((button, side) => {
    button.addEventListener(
      'click',
      () => void carryOutClash('vote', { actorId: clash?.[side]?.id ?? '', votes: 1 }),
    )
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
export function showLiveChat({ codes, reactions, chat, clash: running, live }) {
  clash = running
  const performers = live.map(({ id, name }) => [id, name])
  offer(clashOne, performers, 'Nobody is live')
  offer(clashOther, performers.toReversed(), 'Nobody is live')
  voteButtons.forEach((button, side) => {
    const one = running?.[side]
    button.textContent = one ? `${one.name}: ${one.votes}, one more` : 'No clash runs'
    button.disabled = !one
  })
  element('live-chat-state', HTMLElement).textContent = chat
    ? `${chat.type} with ${chat.actorName} for ${chat.price} coins a minute: ${chat.minutes} minutes, ` +
      `${chat.coins} coins so far${chat.isShort ? ', coins are missing' : ''}.`
    : 'Nobody who is chosen is in a live chat.'
  const titled = (/** @type {(number | string)[]} */ all) => all.map((one) => [`${one}`, `${one}`])
  offer(code, titled(codes), 'There is no code')
  offer(reaction, titled(reactions), 'There is no reaction')
  busy.textContent = chat?.isBusy ? 'Make free again' : 'Make busy'
}
