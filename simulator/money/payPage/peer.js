import { ask } from './api.js'

/** The origin of the page, the only one that is talked to. */
export const appOrigin = document.documentElement.dataset.appOrigin ?? ''

/** Whether this is a tab of its own rather than a frame in the page. */
export const isTab = window.parent === window

/** @type {Window | null} The page that opened this one: around the iframe, or before the tab. */
const peer = isTab ? window.opener : window.parent

/** Whether there is a page to talk to. */
export const hasPeer = peer !== null

/**
 * Posts a message to the page, to its origin only (contract §4).
 * @param {unknown} message
 */
export function post(message) {
  peer?.postMessage(message, appOrigin)
}

/**
 * Posts a signal.
 * @param {string} type
 * @param {unknown} [data]
 */
export function tell(type, data) {
  post(data === undefined ? { type } : { type, data })
}

/**
 * Hears the page: a message counts only when both its origin and its source window are the page's.
 * @param {(message: Record<string, unknown>) => void} react
 */
export function hear(react) {
  window.addEventListener('message', ({ origin, source, data }) => {
    const isFromPage = peer !== null && origin === appOrigin && source === peer
    if (isFromPage && typeof data === 'object' && data !== null) react(data)
  })
}

const actions = [
  'getactiveabos',
  'getbalance',
  'logout',
  'isLoggedIn',
  'hasLoginCookie',
  'getavsstatus',
]

/**
 * Answers an `action-NAME` message by asking this origin about the guest; null when it cannot tell.
 * An unknown action is not answered.
 * @param {{ type: string, params?: unknown }} message
 * @param {string | null} token the guest's access token
 */
export async function answerAction({ type, params }, token) {
  const name = type.replace(/^action-/, '')
  if (!actions.includes(name)) return { isTokenCleared: false }
  const data = await inquire(name, token)
  if (name === 'hasLoginCookie') tell('hasLoginCookie', data === true)
  else tell(`${type}-result`, data)
  if (name === 'logout' && data === true) tell('logout')
  return { isTokenCleared: name === 'logout' && isClearing(params) }
}

/**
 * @param {string} name
 * @param {string | null} token
 * @returns {Promise<unknown>}
 */
async function inquire(name, token) {
  try {
    return (await ask(name, token, name === 'logout' ? {} : undefined)).data
  } catch {
    return null
  }
}

/** @param {unknown} params */
function isClearing(params) {
  return (
    typeof params === 'object' && params !== null && 'clearToken' in params && !!params.clearToken
  )
}
