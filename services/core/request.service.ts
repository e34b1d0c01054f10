import type * as v from 'valibot'
import { AnswerInvalid, parseAnswer } from './answer.ts'
import type { ReadCredentials } from './credentials.ts'
import { withDeadline } from './deadline.ts'
import type { Environment } from './environment.ts'

interface CallOptions {
  /** Relative to `restUrl`; absolute with a leading slash: `/phoenix/…` [NET-10]. */
  path: string
  /** Names the call in errors when its path holds personal text; else the path does. */
  name?: string
  /** Whether the browser sends and takes cookies; no by default [NET-7]. */
  credentials?: boolean
  /** Whether it is sent only once it is known who is here: what it asks for belongs to the guest. */
  isOfGuest?: boolean
  signal?: AbortSignal | undefined
}

interface Query extends CallOptions {
  method?: 'GET'
  /** Sent as the query string, without what is null or undefined [NET-5]. */
  data?: Record<string, string | number | boolean | null | undefined>
}

interface Command extends CallOptions {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent as a JSON body [NET-4]. */
  data?: Record<string, unknown>
}

/** A plain request (specification part 1 §7). */
export type Call = Query | Command

/** What every request needs to know of the configuration and the page. */
export interface RequestSettings {
  restUrl: string
  ver: string
  language: string
}

export interface RequestService {
  /** Sends a call and gives the answer, parsed by its schema. */
  ask<TAnswer>(call: Call, schema: v.GenericSchema<unknown, TAnswer>): Promise<TAnswer>
  /** Sends a call and gives the answer as it is. */
  askText(call: Call): Promise<string>
  /** Sends a call of whose answer only the success counts. */
  tell(call: Call): Promise<void>
}

/** A plain request that was not answered, or not with ok; it carries no message [NET-9]. */
export class RequestFailed extends Error {
  override readonly name = 'RequestFailed'
  /** The status of the answer; null when none came. */
  readonly status: number | null

  constructor(status: number | null = null) {
    super()
    this.status = status
  }
}

/**
 * Makes the service that sends plain requests by rules NET-4 to NET-10.
 * @param settings read anew at each call: `restUrl` ends in `/rest/v1/`
 * @param known settled once the credentials are those of who is here; calls `isOfGuest` wait for it, at
 * most 30 s
 * @returns `ask`, `askText` and `tell`; all reject with `RequestFailed` when the answer is not ok,
 * does not come within 30 s or the call is aborted, and `ask` with `AnswerInvalid` when the answer
 * is not JSON or breaks the schema
 */
export function createRequestService(
  environment: Environment,
  settings: () => RequestSettings,
  credentials: ReadCredentials,
  known: () => Promise<void> = () => Promise.resolve(),
): RequestService {
  function untilKnown(outer?: AbortSignal): Promise<void> {
    const wait = (signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        const giveUp = () => reject(new RequestFailed())
        if (signal.aborted) giveUp()
        signal.addEventListener('abort', giveUp)
        known().then(resolve, reject)
      })
    return withDeadline(environment, wait, outer)
  }

  async function send<T>(call: Call, read: (response: Response) => Promise<T>): Promise<T> {
    if (call.isOfGuest) await untilKnown(call.signal)
    const { accessToken } = credentials()
    const url = urlOf(call, settings(), accessToken)
    const init = initOf(call, accessToken)
    try {
      return await withDeadline(
        environment,
        async (signal) => {
          const response = await environment.fetch(url, { ...init, signal })
          if (!response.ok) throw new RequestFailed(response.status)
          return await read(response)
        },
        call.signal,
      )
    } catch (error) {
      if (error instanceof AnswerInvalid || error instanceof RequestFailed) throw error
      throw new RequestFailed()
    }
  }

  return {
    ask: (call, schema) =>
      send(call, async (response) =>
        parseAnswer(call.name ?? call.path, await response.text(), schema),
      ),
    askText: (call) => send(call, (response) => response.text()),
    tell: (call) => send(call, async (response) => response.body?.cancel()),
  }
}

function urlOf(call: Call, settings: RequestSettings, accessToken: string | null): string {
  const url = new URL(call.path, settings.restUrl)
  if (url.origin !== new URL(settings.restUrl).origin) {
    throw new Error(`the path of a call leads away from the platform: ${call.path}`)
  }
  if (isGet(call)) {
    for (const [name, value] of Object.entries(call.data ?? {})) {
      if (value !== undefined && value !== null) url.searchParams.set(name, String(value))
    }
  }
  url.searchParams.set('language', settings.language)
  url.searchParams.set('ver', settings.ver)
  url.searchParams.set('access_token', accessToken ?? '')
  return url.href
}

function initOf(call: Call, accessToken: string | null): RequestInit {
  const headers = new Headers({ accept: 'application/json, text/plain' })
  if (accessToken) headers.set('authorization', `Bearer ${accessToken}`)
  const init: RequestInit = {
    method: call.method ?? 'GET',
    headers,
    credentials: call.credentials ? 'include' : 'omit',
  }
  if (!call.data || isGet(call)) return init
  headers.set('content-type', 'application/json')
  return { ...init, body: JSON.stringify(call.data) }
}

function isGet(call: Call): call is Query {
  return call.method === undefined || call.method === 'GET'
}
