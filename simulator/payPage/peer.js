const appOrigin = document.documentElement.dataset.appOrigin ?? ''

/** @type {Window | null} The page that opened this one: around the iframe, or before the tab. */
const peer = window.parent === window ? window.opener : window.parent

/**
 * Posts a signal to the page, to its origin only (contract §4).
 * @param {string} type
 * @param {unknown} [data]
 */
export function tell(type, data) {
  peer?.postMessage(data === undefined ? { type } : { type, data }, appOrigin)
}

/**
 * Hears the page: a message counts only when both its origin and its source window are the page's.
 * @param {(message: Record<string, unknown> & { type: string }) => void} react
 */
export function hear(react) {
  window.addEventListener('message', ({ origin, source, data }) => {
    const isFromPage = peer !== null && origin === appOrigin && source === peer
    if (isFromPage && typeof data?.type === 'string') react(data)
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
 * @param {string | null} token the access token of `init-session`
 */
export async function answerAction({ type, params }, token) {
  const name = type.replace(/^action-/, '')
  if (!actions.includes(name)) return { isTokenCleared: false }
  const data = await inquire(name, token)
  if (name === 'hasLoginCookie') tell('hasLoginCookie', data === true)
  else tell(`${type}-result`, data)
  return { isTokenCleared: name === 'logout' && isClearing(params) }
}

/**
 * @param {string} name
 * @param {string | null} token
 * @returns {Promise<unknown>}
 */
async function inquire(name, token) {
  try {
    const response = await fetch(`/api/${name}`, {
      method: name === 'logout' ? 'POST' : 'GET',
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })
    return response.ok ? (await response.json()).data : null
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
