import type { MiddlewareHandler } from 'hono'
import { Refusal } from './refusal.ts'

const hostnames = ['localhost', '127.0.0.1', '[::1]']

/** The origins under which a port of this machine is reached. */
export function originsOf(port: number): string[] {
  return hostnames.map((hostname) => new URL(`http://${hostname}:${port}`).origin)
}

/** The origin of another port under the host name of this request. */
export function siblingOrigin(url: string, port: number): string {
  return new URL(`http://${new URL(url).hostname}:${port}`).origin
}

/** Whether a `Host` header names this machine by a loopback name. */
export function isLoopback(host = ''): boolean {
  const url = `http://${host}`
  return URL.canParse(url) && hostnames.includes(new URL(url).hostname)
}

/** Answers only requests that are addressed to this machine by a loopback name. */
export const onlyLoopback: MiddlewareHandler = async (context, next) => {
  const { host } = new URL(context.req.url)
  if (isLoopback(host)) return next()
  return context.json(new Refusal(421, `this is localhost, not ${host}`).toJSON(), 421)
}

/** Refuses what a page of a foreign origin sends. */
export function onlyOwnOrigin(isOwnOrigin: (origin: string) => boolean): MiddlewareHandler {
  return async (context, next) => {
    const origin = context.req.header('origin')
    if (origin === undefined || isOwnOrigin(origin)) return next()
    const refusal = new Refusal(403, `pages of ${origin} may not ask this`)
    return context.json(refusal.toJSON(), 403)
  }
}
