import { element, make, offer, report } from './dom.js'
import { chosenTarget } from './guests.js'
import { orderLibrary } from './platform.js'

const result = element('library-result', HTMLElement)
const place = element('library-medium', HTMLInputElement)
const coins = element('library-coins', HTMLInputElement)
const call = element('library-call', HTMLSelectElement)
const gone = element('library-gone', HTMLButtonElement)
const soldOut = element('library-sold-out', HTMLButtonElement)
const give = element('library-give', HTMLButtonElement)
let refresh = async () => {}

/** @type {import('./platform.js').ShownMedium | undefined} */
let shown

/** The video or album that is looked at. */
export const chosenMedium = () => place.value.trim()

/**
 * Has something done with the library and says what came of it.
 * @param {string} path
 * @param {() => Record<string, unknown>} given
 */
async function carryOut(path, given) {
  await report(result, async () => (await orderLibrary(path, given())).done)
  await refresh()
}

/** Makes the panel's forms and buttons work. @param {() => Promise<void>} reload */
export function startLibrary(reload) {
  refresh = reload
  /** @type {[string, () => void][]} */
  const forms = [
    ['library-choose', () => void refresh()],
    [
      'library-price',
      () =>
        void carryOut('price', () => ({ mediumId: chosenMedium(), coins: coins.valueAsNumber })),
    ],
    ['library-lose', () => void carryOut('lose', () => ({ to: chosenTarget(), what: call.value }))],
  ]
  for (const [id, submit] of forms) {
    element(id, HTMLFormElement).addEventListener('submit', (event) => {
      event.preventDefault()
      submit()
    })
  }
  gone.addEventListener(
    'click',
    () => void carryOut('gone', () => ({ mediumId: chosenMedium(), isGone: !shown?.isGone })),
  )
  soldOut.addEventListener(
    'click',
    () =>
      void carryOut('soldOut', () => ({ mediumId: chosenMedium(), isSoldOut: !shown?.isSoldOut })),
  )
  give.addEventListener(
    'click',
    () => void carryOut('give', () => ({ guestId: chosenTarget(), mediumId: chosenMedium() })),
  )
  element('library-expire', HTMLButtonElement).addEventListener(
    'click',
    () => void carryOut('expireFilms', () => ({ to: chosenTarget() })),
  )
}

/** Shows what is looked at, and what the chosen guest has. @param {import('./platform.js').LibraryView} view */
export function showLibrary({ medium, owned, losable }) {
  shown = medium
  element('library-state', HTMLElement).textContent = medium
    ? `${medium.title} by ${medium.actorName}: ${costOf(medium)}, ${medium.sold} sold, ` +
      `${medium.views} views, ${medium.likes} likes, ${medium.dislikes} dislikes${ownedAs(medium)}.`
    : 'There is no such video or album: video1 to video2000, album1 to album500.'
  gone.textContent = medium?.isGone ? 'Put it back' : 'Remove it'
  soldOut.textContent = medium?.isSoldOut ? 'Sell it again' : 'Sell out'
  give.disabled = chosenTarget() === '*'
  const titles = owned.map(({ id, how }) => make('option', { value: id }, how))
  element('library-owned', HTMLDataListElement).replaceChildren(...titles)
  offer(
    call,
    losable.map((one) => [one, one]),
    'There is none',
  )
}

/** @param {import('./platform.js').ShownMedium} medium */
function costOf({ cost, basePrice, isFree, isVip, isGone, isSoldOut }) {
  if (isGone) return 'gone'
  if (isFree) return 'free'
  if (isVip) return 'for VIP guests'
  const price = cost === basePrice ? `${cost} coins` : `${cost} coins instead of ${basePrice}`
  return isSoldOut ? `${price}, sold out` : price
}

/** @param {import('./platform.js').ShownMedium} medium */
function ownedAs({ guestInfo }) {
  const ways = Object.entries(guestInfo ?? {}).flatMap(([way, isSo]) => (isSo ? [way] : []))
  return ways.length > 0 ? `; the guest has it: ${ways.join(', ')}` : ''
}
