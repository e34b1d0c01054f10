/**
 * @typedef {{ guestId: string, name: string, connections: number, lastSeq: number }} Guest
 * @typedef {{ to: string, name: string, params: Record<string, unknown>,
 *   hits: number }} Fault
 * @typedef {{ number: number, at: number, kind: 'in' | 'out' | 'note', guestId: string | null,
 *   text: string }} Entry
 * @typedef {{ seed: number, knownGuests: { id: string, name: string }[], guests: Guest[],
 *   faults: Fault[], journal: Entry[] }} State
 * @typedef {{ at: number, guestId: string | null, kind: string } & Record<string, unknown>} Receipt
 * @typedef {{ at: number, directive: string, blocked: string, page: string,
 *   source: string | null }} Violation
 * @typedef {{ tracked: Receipt[], reports: Receipt[], violations: Violation[] }} Received
 * @typedef {{ name: string, describe: string, fields: string[], isOnce: boolean,
 *   choices: Record<string, string[]>,
 *   example: Record<string, unknown> }} FaultKind
 * @typedef {{ pushes: { type: string }[], faults: FaultKind[] }} Catalogue
 * @typedef {{ number: number, key: string, from: string, to: string, amount: number, reason: string,
 *   at: number }} Booking
 * @typedef {{ number: number, at: number, to: string, subject: string, text: string,
 *   link?: string }} Mail
 * @typedef {{ guestId: string, kind: string, endsAt: number | null, isRenewed: boolean }} Subscription
 * @typedef {{ id: string, guestId: string, status: string, message: string | null,
 *   startedAt: number }} AgeCheck
 * @typedef {{ code: string, validTo: number | null, uses: number | null, redeemed: number,
 *   reason: string | null, benefits: { kind: string, name: string }[] }} Code
 * @typedef {{ id: string, guestId: string, pin: string, phone: { e123: string }, verified: boolean,
 *   attemptsLeft: number, startedAt: number }} PinCall
 * @typedef {{ voicecallIdHash: string, guestId: string | null, actorId: string, pin: string,
 *   state: string }} VoiceCall
 * @typedef {{ now: number, sum: number, accounts: { account: string, balance: number }[],
 *   bookings: Booking[], bookingCount: number, mails: Mail[], subscriptions: Subscription[],
 *   ageChecks: AgeCheck[], ageOf?: { status: string, hasAvs: boolean }, automatic: string,
 *   codes: Code[], keepsakes: string[], pinCalls: PinCall[], voiceCalls: VoiceCall[] }} Business
 * @typedef {{ id: string, actorId: string, actorName: string, blocked: boolean, freeChat: boolean,
 *   isOnline: boolean }} Channel
 * @typedef {{ id: string, type: string, actorId: string, actorName: string, price: number,
 *   minutes: number, coins: number, isShort: boolean, isBusy: boolean }} LiveChat
 * @typedef {{ codes: number[], reactions: string[], chat: LiveChat | null,
 *   clash: { id: string, name: string, votes: number }[] | null,
 *   live: { id: string, name: string }[] }} LiveChats
 * @typedef {{ id: string, kind: string, title: string, actorName: string, cost: number, basePrice: number,
 *   isFree: boolean, isVip: boolean, isGone: boolean, isSoldOut: boolean, sold: number, views: number,
 *   likes: number, dislikes: number, guestInfo: Record<string, boolean> | null }} ShownMedium
 * @typedef {{ medium?: ShownMedium, owned: { id: string, how: string }[], losable: string[] }} LibraryView
 * @typedef {{ name: string, title: string, describe: string, lasts: number,
 *   isForOne: boolean }} Scenario
 * @typedef {{ name: string, title: string, to: string, elapsed: number, lasts: number,
 *   state: 'running' | 'over' | 'stopped' | 'failed', failure: string | null,
 *   steps: { at: number, says: string, isDone: boolean }[] }} Progress
 * @typedef {{ scenarios: Scenario[], latest: Progress | null }} Scenarios
 * @typedef {{ manner: string, channels: Channel[], gifts: { id: string, name: string }[] }} Messenger
 */

/**
 * Asks the simulator; with a body it is an order.
 * @param {string} path
 * @param {unknown} [body]
 */
async function ask(path, body) {
  const response = await fetch(`/simulator/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'x-limelight-simulator': '1', 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.error.message)
  return answer
}

/** @returns {Promise<Catalogue>} */
export const loadCatalogue = () => ask('catalogue')

/**
 * @param {number} after number of the last journal entry seen
 * @returns {Promise<State>}
 */
export const loadState = (after) => ask(`state?after=${after}`)

/** @returns {Promise<Received>} */
export const loadReceived = () => ask('received')

/**
 * @param {string} to
 * @param {unknown} frame
 * @returns {Promise<{ reached: number }>}
 */
export const push = (to, frame) => ask('push', { to, frame })

/**
 * @param {string} to
 * @param {string} name
 * @param {unknown} params null switches the fault off
 */
export const setFault = (to, name, params) => ask('faults', { to, name, params })

/**
 * @param {string} guest a guest id, or `*` for all
 * @returns {Promise<Business>}
 */
export const loadBusiness = (guest) => ask(`business?guest=${encodeURIComponent(guest)}`)

/**
 * Has something done with the business.
 * @param {string} path
 * @param {Record<string, unknown>} given
 * @returns {Promise<{ done: string }>}
 */
export const orderBusiness = (path, given) => ask(`business/${path}`, given)

/**
 * @param {string} guest a guest id, or `*` for all
 * @returns {Promise<Messenger>}
 */
export const loadMessenger = (guest) => ask(`messenger?guest=${encodeURIComponent(guest)}`)

/**
 * Has something done in the messenger.
 * @param {string} path
 * @param {Record<string, unknown>} given
 * @returns {Promise<{ done: unknown }>}
 */
export const orderMessenger = (path, given) => ask(`messenger/${path}`, given)

/**
 * @param {string} guest a guest id, or `*` for all
 * @returns {Promise<LiveChats>}
 */
export const loadLiveChat = (guest) => ask(`liveChat?guest=${encodeURIComponent(guest)}`)

/**
 * Has something done with a live chat.
 * @param {string} path
 * @param {Record<string, unknown>} given
 * @returns {Promise<{ done: string }>}
 */
export const orderLiveChat = (path, given) => ask(`liveChat/${path}`, given)

/**
 * @param {string} guest a guest id, or `*` for all
 * @param {string} medium a video or album
 * @returns {Promise<LibraryView>}
 */
export const loadLibrary = (guest, medium) =>
  ask(`library?guest=${encodeURIComponent(guest)}&medium=${encodeURIComponent(medium)}`)

/**
 * Has something done with the library.
 * @param {string} path
 * @param {Record<string, unknown>} given
 * @returns {Promise<{ done: string }>}
 */
export const orderLibrary = (path, given) => ask(`library/${path}`, given)

/** Switches every fault off. */
export const endFaults = () => ask('faults/end', {})

/** @returns {Promise<Scenarios>} */
export const loadScenarios = () => ask('scenarios')

/**
 * @param {string} scenario
 * @param {string} to a guest id, or `*` for all
 */
export const startScenario = (scenario, to) => ask('scenarios/start', { name: scenario, to })

export const stopScenario = () => ask('scenarios/stop', {})

export const reset = () => ask('reset', {})
