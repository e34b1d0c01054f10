import type { Environment } from '../../services/core/environment.ts'
import type { ReplayedCall } from '../../simulator/core/replayedScript.ts'
import { config, origin, type Work } from './services.ts'
import { Refused } from './writer.ts'
import { written } from './written.ts'

/** A call of the platform, with what it was answered with. */
export interface Asked {
  call: ReplayedCall
  /** Null where the answer was lost. */
  status: number | null
  body: string
}

/** What a service gave in the end. */
export type Given = { output: unknown } | { error: unknown } | { isOpen: true }

/** Parameters that every plain request carries. */
const common = ['language', 'ver', 'access_token']

const lost = { status: null, body: '' }

/**
 * Lets a service ask as it asked when the log was recorded, each call answered as it must have been for what the
 * service gave.
 * @param slot the slot that the service fills
 * @param work what it does
 * @param listen takes what answers the calls from now on
 * @returns the calls in their order
 * @throws Error when the service makes something else of these answers than what it gave
 */
export async function askedBy(
  slot: string,
  work: Work,
  input: unknown,
  given: Given,
  listen: (fetch: Environment['fetch']) => void,
): Promise<readonly Asked[]> {
  const asked: Asked[] = []
  listen(async (url, init) => {
    const call = callOf(url, init)
    const answer = answerOf(slot, given, call)
    asked.push({ call, ...answer })
    if (answer.status === null) throw new TypeError('lost')
    const headers = { 'content-type': 'application/json' }
    return new Response(answer.body, { status: answer.status, headers })
  })
  const ended = await Promise.resolve(work({ input, signal: new AbortController().signal })).then(
    (output: unknown) => ({ output }),
    (error: unknown) => ({ error }),
  )
  if (!isSame(ended, given)) throw new Error(`what ${slot} gave cannot be written back`)
  return asked
}

/** The call that a request makes. */
function callOf(address: string, init: RequestInit): ReplayedCall {
  const { pathname: path, searchParams } = new URL(address, origin)
  const { method = 'GET', body } = init
  const carried = typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : {}
  if (!path.startsWith('/graphql/')) {
    const parameters = [...searchParams].filter(([name]) => !common.includes(name))
    return { method, path, data: { ...Object.fromEntries(parameters), ...carried } }
  }
  const { query, variables = {} } = carried as {
    query: string
    variables?: Record<string, unknown>
  }
  const [, operation = 'question'] = /\b(?:query|mutation)\s+(\w+)/.exec(query) ?? []
  return { method, path, operation, data: variables }
}

function answerOf(slot: string, given: Given, call: ReplayedCall): Omit<Asked, 'call'> {
  if ('isOpen' in given) return lost
  if ('error' in given) return failureOf(given.error, call)
  const body = written(slot, given.output, call)
  if (body === undefined) throw new Error(`${slot} asks for what is not known`)
  if (body instanceof Refused) return { status: body.status, body: '{}' }
  if (typeof body === 'string') return { status: 200, body }
  if (call.path === '/config.json') return sent({ ...config, ...(body as object) })
  if (call.path === '/rest/v1/session') return sent(sessionOf(body as Session))
  if (call.operation === undefined) return sent(body)
  const { refused } = body as { refused?: string }
  return sent(refused === undefined ? { data: body } : refusedWith(refused))
}

interface Session {
  guest: { isLoggedIn: boolean }
}

/** Tokens stand in no log: whoever sends the answer brings others. */
const sessionOf = (session: Session) => ({
  accessToken: session.guest.isLoggedIn ? 'access' : null,
  queryToken: 'query',
  feedToken: 'feed',
  ...session,
})

const sent = (body: unknown) => ({ status: 200, body: JSON.stringify(body) })

const refusedWith = (code: string) => ({
  errors: [{ message: 'as recorded', extensions: { code } }],
})

function failureOf(error: unknown, { operation }: ReplayedCall): Omit<Asked, 'call'> {
  const { name, code, status = null } = error as { name?: string; code?: string; status?: number }
  if (name === 'AnswerInvalid') return { status: 200, body: 'not JSON' }
  if (operation === undefined) return { status, body: '{}' }
  return code === undefined || code === 'unreachable' ? lost : sent(refusedWith(code))
}

/** Whether a service came to what it came to when it was recorded. What an older build did not ask for is not compared. */
function isSame(ended: Given, given: Given): boolean {
  if ('isOpen' in given) return true
  if ('output' in ended && 'output' in given) return isWithin(given.output, ended.output)
  return 'error' in ended && 'error' in given
}

/** Whether a value has all that another has. */
function isWithin(part: unknown, whole: unknown): boolean {
  if (typeof part !== 'object' || part === null) return Object.is(part, whole)
  if (typeof whole !== 'object' || whole === null) return false
  const fields = Object.entries(part)
  if (Array.isArray(part) && part.length !== (whole as unknown[]).length) return false
  return fields.every(([key, value]) => isWithin(value, (whole as Record<string, unknown>)[key]))
}
