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
  host.get(
    '/support/*',
    serveStatic({
      root: folder,
      precompressed: true,
      rewriteRequestPath: (path) => path.replace(/^\/support/, ''),
      onFound(_, context) {
        const { path } = context.req
        for (const [name, value] of Object.entries(supportHeaders(path)))
          context.header(name, value)
        const isForEver = path.startsWith('/support/assets/')
        context.header(
          'Cache-Control',
          isForEver ? 'public, max-age=31536000, immutable' : 'no-cache',
        )
      },
    }),
  )
  return host
}
