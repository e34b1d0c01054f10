import type { MiddlewareHandler } from 'hono'
import { wait } from './clock.ts'
import type { Platform } from './platform.ts'
import { recogniseVisitor } from './visitors.ts'

/** Lets the faults of plain requests strike: late, failed, lost, malformed and incomplete answers. */
export function httpFaults(platform: Platform): MiddlewareHandler {
  const { clock, faults } = platform

  return async (context, next) => {
    if (faults.isIdle()) return next()
    const guestId = recogniseVisitor(context.req.header('cookie'), platform)?.guestId ?? null
    const isMeant = ({ path }: { path: string }) => matches(path, context.req.path)

    const slow = faults.hit(guestId, 'httpSlow', isMeant)
    if (slow) await wait(clock, slow.ms)
    const failure = faults.hit(guestId, 'httpStatus', isMeant)
    if (failure) {
      const body = JSON.stringify({ error: { message: 'fault httpStatus' } })
      const headers = { 'Content-Type': 'application/json' }
      return new Response(body, { status: failure.status, headers })
    }
    await next()
    if (faults.hit(guestId, 'httpLost', isMeant)) {
      context.res = undefined
      context.res = cutOff()
      return
    }
    const missing = faults.hit(guestId, 'httpMissingField', isMeant)
    const isMalformed = faults.hit(guestId, 'httpMalformed', isMeant) !== undefined
    if (!missing && !isMalformed) return
    const answer = await context.res.text()
    const spoilt = missing ? without(missing.field, answer) : answer
    const body = isMalformed ? spoilt.slice(0, Math.ceil(spoilt.length / 2)) : spoilt
    const headers = new Headers(context.res.headers)
    headers.delete('Content-Length')
    context.res = new Response(body, { status: context.res.status, headers })
  }
}

/** Lets pictures be missing. */
export function picturesMissing(platform: Platform): MiddlewareHandler {
  const { faults } = platform

  return async (context, next) => {
    if (faults.isIdle()) return next()
    const guestId = recogniseVisitor(context.req.header('cookie'), platform)?.guestId ?? null
    if (!faults.hit(guestId, 'picturesMissing')) return next()
    return context.text('fault picturesMissing', 404)
  }
}

/** Whether a path fits a pattern in which `*` stands for anything. */
export function matches(pattern: string, path: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`).test(path)
}

/**
 * An answer whose connection is cut after its head. Were it cut before, a browser would ask once more by
 * itself, and what was booked would be answered after all.
 */
export function cutOff(): Response {
  const body = new ReadableStream({
    pull: (stream) => void setImmediate(() => stream.error(new Error('cut off'))),
  })
  return new Response(body, { status: 200, headers: { 'Content-Type': 'application/json' } })
}

function without(field: string, text: string): string {
  try {
    const { [field]: _removed, ...rest } = JSON.parse(text)
    return JSON.stringify(rest)
  } catch {
    return text
  }
}
