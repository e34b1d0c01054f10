import * as v from 'valibot'
import type { ReadCredentials } from './credentials.ts'
import { withDeadline } from './deadline.ts'
import type { Environment } from './environment.ts'

interface CallOptions {
  /** Relative to `restUrl`; absolute with a leading slash: `/phoenix/…` [NET-10]. */
  path: string
  /** Whether the browser sends and takes cookies; no by default [NET-7]. */
  credentials?: boolean
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
  /** Sends a call of whose answer only the success counts. */
  tell(call: Call): Promise<void>
}

/** A plain request that was not answered, or not with ok; it carries no message [NET-9]. */
export class RequestFailed extends Error {
  override readonly name = 'RequestFailed'
}

/** An answer that breaks its contract; names the call and the field, quotes no value. */
export class AnswerInvalid extends Error {
  override readonly name = 'AnswerInvalid'
}

/**
 * Makes the service that sends plain requests by rules NET-4 to NET-10.
 * @param settings read anew at each call: `restUrl` ends in `/rest/v1/`
 * @returns `ask` and `tell`; both reject with `RequestFailed` when the answer is not ok, does not
 * come within 30 s or the call is aborted, and `ask` with `AnswerInvalid` when the answer is not
 * JSON or breaks the schema
 */
export function createRequestService(
  environment: Environment,
  settings: () => RequestSettings,
  credentials: ReadCredentials,
): RequestService {
  async function send<T>(call: Call, read: (response: Response) => Promise<T>): Promise<T> {
    const { accessToken } = credentials()
    const url = urlOf(call, settings(), accessToken)
    const init = initOf(call, accessToken)
    try {
      return await withDeadline(
        environment,
        async (signal) => {
          const response = await environment.fetch(url, { ...init, signal })
          if (!response.ok) throw new RequestFailed()
          return await read(response)
        },
        call.signal,
      )
    } catch (error) {
      throw error instanceof AnswerInvalid ? error : new RequestFailed()
    }
  }

  return {
    ask: (call, schema) =>
      send(call, async (response) => parseAnswer(call.path, await response.text(), schema)),
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
  const headers = new Headers({ accept: 'application/json' })
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

function parseAnswer<T>(path: string, text: string, schema: v.GenericSchema<unknown, T>): T {
  const result = v.safeParse(schema, parseJson(path, text), { abortEarly: true })
  if (result.success) return result.output
  const field = v.getDotPath(result.issues[0])
  throw new AnswerInvalid(
    field
      ? `the answer to ${path} lacks a valid '${field}'`
      : `the answer to ${path} is not of the shape agreed`,
  )
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AnswerInvalid(`the answer to ${path} is not JSON`)
  }
}
