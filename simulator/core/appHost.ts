import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import type { Handler } from 'hono'

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const hashedName = /-[\w-]{7,}\.\w+$/
const belowLanguage = /^\/[a-z]{2}\//

/**
 * Serves the built app from a folder: hashed assets may be cached for ever, everything else is asked
 * for again; an address without a file ending, or below a language, shows the app, which says so
 * when it leads nowhere.
 * @param headersFor the security headers of a file, by the address under which it was asked for
 */
export function appHost(
  folder: string,
  headersFor: (url: string) => Record<string, string>,
): Handler {
  return async (context) => {
    const file = await findFile(folder, context.req.path)
    if (!file) return context.text(`there is no ${context.req.path}`, 404)
    const isForEver = file.startsWith(join(folder, 'assets')) && hashedName.test(file)
    return new Response(await readFile(file), {
      headers: {
        ...headersFor(context.req.url),
        'Content-Type': contentTypes[extname(file)] ?? 'application/octet-stream',
        'Cache-Control': isForEver ? 'public, max-age=31536000, immutable' : 'no-cache',
      },
    })
  }
}

/** The build id of the app in a folder: the beginning of its page's digest; `dev` without one. */
export async function buildIdOf(folder: string | undefined): Promise<string> {
  if (folder === undefined) return 'dev'
  try {
    const page = await readFile(join(folder, 'index.html'))
    return createHash('sha256').update(page).digest('hex').slice(0, 12)
  } catch {
    return 'dev'
  }
}

function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path)
    return decoded.includes('\0') ? undefined : decoded
  } catch {
    return undefined
  }
}

async function findFile(folder: string, asked: string): Promise<string | undefined> {
  const path = decodePath(asked)
  const page = join(folder, 'index.html')
  if (path === undefined) return belowLanguage.test(asked) ? page : undefined
  const wanted = normalize(join(folder, path))
  const isInside = wanted === normalize(folder) || wanted.startsWith(normalize(folder) + sep)
  if (!isInside) return undefined
  if (await isFile(wanted)) return wanted
  const isPage = extname(path) === '' || belowLanguage.test(path)
  return isPage && (await isFile(page)) ? page : undefined
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
}
