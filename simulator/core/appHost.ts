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

const belowLanguage = /^\/[a-z]{2}\//
const inspectorPath = /^\/inspector(?:\/|$)/

/** Whether an address is that of the inspector, a page of its own beside the app. */
export function isInspector(url: string): boolean {
  return inspectorPath.test(new URL(url).pathname)
}

/**
 * Serves the built app from a folder: hashed assets may be cached for ever, everything else is asked
 * for again; an address without a file ending, or below a language, shows the app, which says so
 * when it leads nowhere: with status 404 where the app wrote down its pages (`pages.json`); a page
 * whose address holds a name may have a document of its own. Below `/inspector` there is no app. What
 * stands compressed beside a file goes out so to who takes it.
 * @param headersFor the security headers of a file, by the address under which it was asked for
 */
export function appHost(
  folder: string,
  headersFor: (url: string) => Record<string, string>,
): Handler {
  return async (context) => {
    const { path } = context.req
    const file = await findFile(folder, path)
    if (!file) return context.text(`there is no ${path}`, 404)
    const isForEver = [folder, join(folder, 'inspector')].some((each) =>
      file.startsWith(join(each, 'assets') + sep),
    )
    const isApp = file === join(folder, 'index.html')
    const { sent, status } = isApp ? await pageAt(folder, path) : { sent: file, status: 200 }
    const { body, encoding } = await smallest(sent, context.req.header('accept-encoding') ?? '')
    return new Response(body, {
      status,
      headers: {
        ...headersFor(context.req.url),
        'Content-Type': contentTypes[extname(file)] ?? 'application/octet-stream',
        'Cache-Control': isForEver ? 'public, max-age=31536000, immutable' : 'no-cache',
        Vary: 'Accept-Encoding',
        ...(encoding && { 'Content-Encoding': encoding }),
      },
    })
  }
}

/** Of the endings under which a build compresses its files, the smallest first. */
const encodings = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const

/** A file's text in the smallest form that stands beside it and that the asker takes (RFC 9110, 12.5.3). */
async function smallest(file: string, accepted: string) {
  for (const { encoding, ending } of encodings) {
    if (!takes(accepted, encoding) || !(await isFile(file + ending))) continue
    return { body: await readFile(file + ending), encoding }
  }
  return { body: await readFile(file) }
}

/** `gzip, br;q=0.5`; a weight of 0 refuses. */
function takes(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((one) => {
    const [name = '', weight = ''] = one.split(';')
    return name.trim().toLowerCase() === encoding && !/q=0(\.0*)?\s*$/.test(weight)
  })
}

const segmentsOf = (path: string) => path.replace(/^\/|\/$/g, '').split('/')

/**
 * The app's document for an address, by the shapes of pages that its build wrote down: that of the
 * shape, `en/amateur/{actorName}/index.html`, where there is one.
 */
async function pageAt(folder: string, asked: string): Promise<{ sent: string; status: number }> {
  const page = join(folder, 'index.html')
  const list = join(folder, 'pages.json')
  if (!(await isFile(list))) return { sent: page, status: 200 }
  const shapes: string[] = JSON.parse(await readFile(list, 'utf8'))
  const shape = shapes.find((each) => fits(segmentsOf(asked), segmentsOf(each)))
  if (shape === undefined) return { sent: page, status: 404 }
  const own = join(folder, shape, 'index.html')
  return { sent: (await isFile(own)) ? own : page, status: 200 }
}

function fits(segments: string[], shape: string[]): boolean {
  return (
    segments.length === shape.length &&
    shape.every((expected, at) => {
      const segment = segments[at] ?? ''
      return expected.startsWith('{') ? segment !== '' : expected === segment.toLowerCase()
    })
  )
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
  const own = join(wanted, 'index.html')
  if (await isFile(own)) return own
  const isPage = (extname(path) === '' || belowLanguage.test(path)) && !inspectorPath.test(path)
  return isPage && (await isFile(page)) ? page : undefined
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
}
