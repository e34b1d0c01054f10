import { Problem } from './api.js'
import { post, tell } from './peer.js'

/** @typedef {import('./client.js').Client} Client */

/** Resolves never: the page is about to go. */
const gone = () => new Promise(() => {})

/**
 * Does what the guest ordered, tells the page of the success and shows what was booked. The order
 * carries the key of this opening, so it is booked once however often it is sent. A fault told by
 * the simulator makes it misbehave on the way.
 * @param {Client} client
 * @param {string} path below `/api/`
 * @param {Record<string, unknown>} order
 * @throws {import('./api.js').Problem} when it was refused or nobody knows
 */
export async function transact(client, path, order) {
  const misbehaviour = await client.askMisbehaviour()
  const submit = () => client.ask(path, { ...order, flow: client.flow(), key: client.orderKey() })

  if (misbehaviour === 'closeBeforeBooking') return close()
  if (misbehaviour === 'reloadBeforeBooking') return reload()
  if (misbehaviour === 'successWithoutBooking') {
    return void tell('success', resultOf(client, crypto.randomUUID()))
  }

  const again = misbehaviour === 'doubleSubmit' ? submit().catch(() => null) : null
  const answer = await submit().catch((error) => showOther(client, error))
  await again

  if (misbehaviour === 'closeAfterBooking') return close()
  if (misbehaviour === 'reloadAfterBooking') return reload()
  if (misbehaviour === 'malformedSignals') for (const signal of malformed) post(signal)
  const isPaid = answer.receipt.cents !== undefined && client.nextFlow() === null
  const isMisleading = misbehaviour === 'successTwice' || misbehaviour === 'bookingWithoutSuccess'
  if (isPaid && !isMisleading) return client.showPaid(answer)
  if (misbehaviour !== 'bookingWithoutSuccess') tellSuccess(client, answer.uhash)
  if (misbehaviour === 'successTwice') tellSuccess(client, answer.uhash)
  await client.finish(answer)
}

/**
 * Tells the page of a success; of a login or signup on the way to another flow by the hook.
 * @param {Client} client
 * @param {string} uhash one-time proof, which the platform knows
 */
export function tellSuccess(client, uhash) {
  const result = resultOf(client, uhash)
  const next = client.nextFlow()
  if (result.flow === 'signup') tell('signup')
  if (next === null) return tell('success', result)
  tell('hook', { name: 'flow-changed', from: 'login', to: next, success: true, ...result })
}

/**
 * @param {Client} client
 * @param {string} uhash
 */
function resultOf(client, uhash) {
  const { ruri, prefill } = client.options()
  return { flow: client.flow(), redirectTo: ruri, hostId: prefill.host || null, uhash }
}

/**
 * What this opening has ordered instead, when the platform says that it was something else.
 * @param {Client} client
 * @param {unknown} error
 * @returns {Promise<any>}
 */
async function showOther(client, error) {
  const isOther = error instanceof Problem && error.reason === 'otherOrder'
  const earlier = isOther && (await client.findEarlierOrder())
  if (!earlier) throw error
  client.showEarlierOrder(earlier)
  return gone()
}

function close() {
  tell('close')
  return gone()
}

function reload() {
  location.reload()
  return gone()
}

const malformed = [
  null,
  'success',
  42,
  [],
  {},
  { type: null },
  { type: 'constructor' },
  { type: 'success' },
  { type: 'success', data: null },
  { type: 'success', data: { flow: 7, redirectTo: null, hostId: null, uhash: 'x' } },
  { type: 'success', data: { flow: 'moneycharge', redirectTo: null, hostId: null, uhash: '' } },
  { type: 'success', data: { flow: 'moneycharge', redirectTo: 'javascript:0', hostId: null } },
  { type: 'redirect', data: { url: 'javascript:alert(1)' } },
  { type: 'scrollto', data: { top: 'NaN' } },
  { type: 'hook', data: { name: 'flow-changed' } },
  { type: 'transfer_token', data: {} },
  { type: 'hasLoginCookie', data: 'yes' },
  { type: 'action-getbalance-result', data: 'x'.repeat(200_000) },
]
