import type { MiddlewareHandler } from 'hono'

/** Lets no cache keep what is answered. */
export const notStored: MiddlewareHandler = async (context, next) => {
  await next()
  context.header('Cache-Control', 'no-store')
}
