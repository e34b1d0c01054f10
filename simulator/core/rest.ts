import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type * as v from 'valibot'
import type { Account } from './account.ts'
import { readJson, readText } from './bodies.ts'
import { knownLanguage } from './language.ts'
import type { Platform } from './platform.ts'
import { Refusal } from './refusal.ts'
import type { Claims } from './tokens.ts'
import {
  beginVisit,
  judgeAccess,
  recogniseVisitor,
  requireGuest,
  visitorCookie,
} from './visitors.ts'

export interface RestRequest {
  platform: Platform
  /** The page's language, as every request names it. */
  language: string
  /** A parameter of the path, decoded. */
  parameter(name: string): string
  /** The parameters after the path. */
  query: URLSearchParams
  /** Who the cookie says is there; a new anonymous visitor when it says nothing. */
  visitor: Claims
  /** The guest that the access token speaks for, null without a valid one. */
  speaker: string | null
  /** Makes the browser remember this visitor from now on. */
  keepVisitor(visitor: Claims): void
}

interface Route {
  method: 'GET' | 'POST'
  /** Below `/rest/v1/`, Hono's syntax for parameters. */
  path: string
}

interface VisitorRoute<B> extends Route {
  isForGuests?: false
  body?: v.GenericSchema<unknown, B>
  /** What is answered as JSON, or a response of its own kind. */
  answer(request: RestRequest & { body: B }): unknown
}

interface GuestRoute<B> extends Route {
  /** True: only a guest with a valid access token gets an answer, everybody else 401. */
  isForGuests: true
  /** Whether a token that has expired counts too. */
  allowsExpired?: boolean
  body?: v.GenericSchema<unknown, B>
  answer(request: RestRequest & { body: B; account: Account; access: Claims }): unknown
}

/** One plain request that the platform answers. */
export interface Endpoint extends Route {
  handle(context: Context, platform: Platform): Promise<Response>
}

/**
 * Defines a plain request. Its body is checked by the schema (422 that names the field); without a
 * schema a body is refused.
 */
export function endpoint<B = undefined>(route: VisitorRoute<B> | GuestRoute<B>): Endpoint {
  return {
    method: route.method,
    path: route.path,
    async handle(context, platform) {
      const query = new URL(context.req.url).searchParams
      requireParameters(query)
      const cookies = context.req.header('cookie')
      const visitor = recogniseVisitor(cookies, platform) ?? beginVisit(null, platform)
      const keepVisitor = (kept: Claims) =>
        context.header('Set-Cookie', visitorCookie(kept, platform))
      const given = judgeAccess(query.get('access_token') ?? '', platform)
      const speaker = given.outcome === 'valid' ? given.account.id : null
      const language = query.get('language') ?? ''
      hear(language, platform.world.find(speaker ?? visitor.guestId ?? ''))
      const parameter = (name: string) => context.req.param(name) ?? ''
      const request = { platform, language, parameter, query, visitor, speaker, keepVisitor }
      const answer = (given: unknown) =>
        given instanceof Response ? given : context.json(given ?? {})
      if (!route.isForGuests) {
        const body = await readBody(context, route.body)
        return answer(route.answer({ ...request, body }))
      }
      const { headers } = context.req.raw
      const guest = requireGuest(headers, query, platform, route.allowsExpired)
      const body = await readBody(context, route.body)
      const { account, claims: access } = guest
      return answer(route.answer({ ...request, body, account, access }))
    },
  }
}

/** From now on the guest is spoken to in the language of this request, if the platform speaks it. */
function hear(language: string, guest: Account | undefined): void {
  if (guest) guest.language = knownLanguage(language) ?? guest.language
}

function requireParameters(query: URLSearchParams): void {
  for (const name of ['language', 'ver', 'access_token']) {
    if (query.has(name)) continue
    throw new Refusal(400, `the url lacks the parameter ${name}; every request carries it`, name)
  }
}

async function readBody<B>(
  context: Context,
  schema: v.GenericSchema<unknown, B> | undefined,
): Promise<B> {
  if (schema) return readJson(context.req, schema)
  if (await readText(context.req)) throw new Refusal(422, 'body: this request has none', 'body')
  return undefined as B
}

/** Mounts the endpoints: an unknown path answers 404, a wrong method 405. */
export function createRest(endpoints: Endpoint[], platform: Platform): Hono {
  const rest = new Hono()
  for (const { method, path, handle } of endpoints) {
    rest.on(method, `/${path}`, (context) => handle(context, platform))
  }
  for (const { path } of endpoints) {
    const methods = endpoints.filter((one) => one.path === path).map(({ method }) => method)
    const allowed = methods.join(', ')
    rest.all(`/${path}`, (context) => {
      const message = `${context.req.method} is not possible here, use ${allowed}`
      return context.json(new Refusal(405, message).toJSON(), 405, { Allow: allowed })
    })
  }
  rest.all('*', answerNotFound)
  return rest
}

/** Answers a request to a path that the platform does not have. */
export function answerNotFound(context: Context): Response {
  const message = `there is no ${context.req.method} ${context.req.path}`
  return context.json(new Refusal(404, message).toJSON(), 404)
}

/** Turns what a handler threw into a JSON answer `{ error: { message, field? } }`. */
export function answerError(error: Error, context: Context): Response {
  if (error instanceof Refusal) {
    return context.json(error.toJSON(), error.status as ContentfulStatusCode)
  }
  console.error(error)
  return context.json({ error: { message: 'the simulator failed; its console says why' } }, 500)
}
