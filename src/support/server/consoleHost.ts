import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { supportHeaders } from './headers.ts'

/**
 * Serves the built console below `/support`; what stands compressed beside a file goes out so.
 * @param folder where it lies
 */
export function consoleHost(folder: string): Hono {
  const host = new Hono()
  host.get('/support', (context) => context.redirect('/support/', 308))
  host.get('/support/*', async (context, next) => {
    const { path } = context.req
    const isForEver = path.startsWith('/support/assets/')
    context.header('Cache-Control', isForEver ? 'public, max-age=31536000, immutable' : 'no-cache')
    for (const [name, value] of Object.entries(supportHeaders(path))) context.header(name, value)
    return next()
  })
  const rewriteRequestPath = (path: string) => path.replace(/^\/support/, '')
  host.get('/support/*', serveStatic({ root: folder, precompressed: true, rewriteRequestPath }))
  return host
}
