import type { Context, MiddlewareHandler } from 'hono'
import { sessionTokens } from '../account/session.simulator.ts'
import type { Account } from './account.ts'
import { cutOff } from './httpFaults.ts'
import type { Platform } from './platform.ts'
import { Refusal } from './refusal.ts'
import type { ReplayedLog } from './replayedLog.ts'
import type { ReplayedCall } from './replayedScript.ts'
import { beginVisit, recogniseVisitor, visitorCookie } from './visitors.ts'

/** What only tells the platform something: no log has an answer to it, and none is missed. */
const telemetry = /^\/(?:graphql\/tracking|rest\/v1\/(?:alive|logger|reporting|tracker)(?:\/|$))/
/** Parameters that every plain request carries. */
const common = ['language', 'ver', 'access_token']
/** What of a configuration is the session's; all else is where this platform is. */
const ofSession = [
  'environment',
  'loginEnabled',
  'forcedAgeVerification',
  'siteVariant',
  'reconnect',
]

/**
 * Answers with what the log has. What it has not is answered by the platform, but for orders: they are refused with 404.
 */
export function replayedAnswers(replayed: ReplayedLog, platform: Platform): MiddlewareHandler {
  return async (context, next) => {
    if (telemetry.test(context.req.path)) return next()
    const { call, isOrder } = await callOf(context)
    const answer = await replayed.ask(call)
    if (call.path === '/rest/v1/session') return session(context, answer?.body)
    if (answer?.status === null) return cutOff()
    if (answer) {
      const headers = { 'Content-Type': 'application/json' }
      return new Response(answer.body, { status: answer.status, headers })
    }
    if (isOrder) throw new Refusal(404, `${call.operation ?? call.path} is not in the log`)
    return next()
  }

  /** The log's session with tokens of this platform, by which the browser is known from now on. */
  function session(context: Context, body: string | undefined): Response {
    const { guest, ...rest } = body === undefined ? ownSession() : (JSON.parse(body) as Session)
    const account = guest.isLoggedIn ? accountOf(guest) : undefined
    const known = recogniseVisitor(context.req.header('cookie'), platform)
    const guestId = account?.id ?? null
    const visitor = known?.guestId === guestId ? known : beginVisit(guestId, platform)
    context.header('Set-Cookie', visitorCookie(visitor, platform))
    return context.json({ ...rest, guest, ...sessionTokens(account, visitor, platform) })
  }

  /** A log that begins in the middle has no answer that says who is there. */
  function ownSession(): Session {
    const { guestId } = replayed
    if (guestId === null) throw new Refusal(404, 'the log does not say who is there', 'guestId')
    return { guest: platform.world.account(guestId).guest, expiresIn: 3_600 }
  }

  function accountOf({ id, name, email }: Session['guest']): Account | undefined {
    if (id === null) return undefined
    const { world } = platform
    const newcomer = { id, screenName: name ?? id, email: email ?? '', password: 'limelight' }
    return world.find(id) ?? world.add(newcomer)
  }
}

/** Lets the platform's configuration say what the log's said of the session. */
export function replayedConfig(replayed: ReplayedLog): MiddlewareHandler {
  return async (context, next) => {
    const answer = await replayed.ask({ method: 'GET', path: '/config.json', data: {} })
    await next()
    if (!answer) return
    const recorded = JSON.parse(answer.body) as Record<string, unknown>
    const config = (await context.res.json()) as Record<string, unknown>
    for (const key of ofSession) if (key in recorded) config[key] = recorded[key]
    context.res = Response.json(config, { headers: { 'Cache-Control': 'no-cache' } })
  }
}

interface Session {
  guest: { id: string | null; name: string | null; email: string | null; isLoggedIn: boolean }
  [field: string]: unknown
}

async function callOf(context: Context): Promise<{ call: ReplayedCall; isOrder: boolean }> {
  const { method, path, raw } = context.req
  const text = await raw.clone().text()
  const carried = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
  if (!path.startsWith('/graphql/')) {
    const parameters = [...new URL(raw.url).searchParams].filter(([name]) => !common.includes(name))
    const data = { ...Object.fromEntries(parameters), ...carried }
    return { call: { method, path, data }, isOrder: method !== 'GET' }
  }
  const { query, variables } = carried as { query: string; variables?: Record<string, unknown> }
  const [, kind, operation = 'question'] = /\b(query|mutation)\s+(\w+)/.exec(query) ?? []
  return {
    call: { method, path, operation, data: variables ?? {} },
    isOrder: kind === 'mutation',
  }
}
