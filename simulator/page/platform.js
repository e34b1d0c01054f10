/**
 * @typedef {{ guestId: string, name: string, connections: number, lastSeq: number }} Guest
 * @typedef {{ to: string, name: string, params: Record<string, unknown> }} Fault
 * @typedef {{ number: number, at: number, kind: 'in' | 'out' | 'note', guestId: string | null,
 *   text: string }} Entry
 * @typedef {{ seed: number, knownGuests: { id: string, name: string }[], guests: Guest[],
 *   faults: Fault[], journal: Entry[] }} State
 * @typedef {{ at: number, guestId: string | null, kind: string } & Record<string, unknown>} Receipt
 * @typedef {{ at: number, directive: string, blocked: string, page: string,
 *   source: string | null }} Violation
 * @typedef {{ tracked: Receipt[], reports: Receipt[], violations: Violation[] }} Received
 * @typedef {{ name: string, describe: string, fields: string[], isOnce: boolean,
 *   example: Record<string, unknown> }} FaultKind
 * @typedef {{ pushes: { type: string }[], faults: FaultKind[] }} Catalogue
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

export const reset = () => ask('reset', {})
