/** Why something did not work: `reason` names a text, `field` the field at fault. */
export class Problem extends Error {
  /**
   * @param {string} message in English, for a reason that has no text
   * @param {string} reason
   * @param {string} [field]
   */
  constructor(message, reason, field) {
    super(message)
    this.name = 'Problem'
    this.reason = reason
    this.field = field
  }
}

/** Milliseconds after which an answer counts as lost. */
const answerTimeout = 12_000

/**
 * Asks this origin; with a body it is a POST.
 * @param {string} path below `/api/`
 * @param {string | null} token the guest's access token
 * @param {unknown} [body]
 * @returns {Promise<any>}
 * @throws {Problem} with the reason `noAnswer` when nobody knows what became of it
 */
export async function ask(path, token, body) {
  const { response, answer } = await send(path, token, body)
  if (response.ok) return answer
  const { message = '', reason = 'failed', field } = answer?.error ?? {}
  throw new Problem(message, response.status >= 500 ? 'noAnswer' : reason, field)
}

/**
 * @param {string} path
 * @param {string | null} token
 * @param {unknown} body
 */
async function send(path, token, body) {
  try {
    const response = await fetch(`/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(answerTimeout),
    })
    return { response, answer: await response.json() }
  } catch {
    throw new Problem('', 'noAnswer')
  }
}
