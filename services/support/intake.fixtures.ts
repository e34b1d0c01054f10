import { createHash } from 'node:crypto'
import type {
  RefusalCode,
  ReportAnnounced,
  ReportReceived,
} from '../../machines/support/report/intake.shapes.ts'

interface Stored {
  announced: ReportAnnounced
  key: string
  chunks: Map<string, Map<number, Uint8Array>>
}

/** What goes wrong with one request. */
export type IntakeFault =
  /** It arrives, its answer does not. */
  | 'answerLost'
  /** It does not arrive. */
  | 'unreachable'
  | { status: number; code?: RefusalCode; retryAfter?: string }

/** A report store as `intake.shapes.ts` describes it, with faults one after the other. */
export function fakeIntake(reportUrl = 'https://platform.example/reports') {
  const reports = new Map<string, Stored>()
  const keys = new Map<string, string>()
  const faults: (IntakeFault | null)[] = []
  const requests: { method: string; path: string; keepalive: boolean }[] = []
  let stored = 0

  const refuse = (status: number, code: RefusalCode) =>
    Response.json({ code, message: `refused: ${code}` }, { status })

  function missingOf({ announced, chunks }: Stored): ReportReceived['missing'] {
    return Object.fromEntries(
      announced.logs.flatMap(({ id, chunks: count }) => {
        const missing = Array.from({ length: count }, (_, n) => n).filter(
          (n) => !chunks.get(id)?.has(n),
        )
        return missing.length > 0 ? [[id, missing]] : []
      }),
    )
  }

  async function take(method: string, path: string, request: Request): Promise<Response> {
    const key = /^Bearer ([\w-]{43})$/.exec(request.headers.get('Authorization') ?? '')?.[1]
    if (!key) return refuse(403, 'not-allowed')
    if (method === 'POST' && path === '') {
      const announced: ReportAnnounced = await request.json()
      const bound = keys.get(announced.session) ?? key
      if (bound !== key) return refuse(403, 'not-allowed')
      keys.set(announced.session, key)
      const known = reports.get(announced.id)
      if (known && JSON.stringify(known.announced) !== JSON.stringify(announced))
        return refuse(409, 'taken')
      reports.set(announced.id, known ?? { announced, key, chunks: new Map() })
      return Response.json({}, { status: known ? 200 : 201 })
    }
    const [, id = '', log, n] = /^\/([^/]+)(?:\/logs\/([^/]+)\/chunks\/(\d+))?$/.exec(path) ?? []
    const report = reports.get(id)
    if (report?.key !== key) return refuse(404, 'not-found')
    if (method === 'PUT' && log !== undefined) {
      const body = new Uint8Array(await request.arrayBuffer())
      const digest = createHash('sha256').update(body).digest('base64')
      if (request.headers.get('Content-Digest') !== `sha-256=:${digest}:`)
        return refuse(400, 'malformed')
      const ofLog = report.chunks.get(log) ?? new Map<number, Uint8Array>()
      report.chunks.set(log, ofLog)
      const there = ofLog.get(Number(n))
      if (there && Buffer.compare(there, body) !== 0) return refuse(409, 'taken')
      if (!there) stored++
      ofLog.set(Number(n), body)
      return new Response(null, { status: 204 })
    }
    const missing = missingOf(report)
    const state = Object.keys(missing).length === 0 ? 'received' : 'uploading'
    return Response.json({ id, state, missing } satisfies ReportReceived)
  }

  return {
    reports,
    requests,
    /** How many chunks were stored, each counted once. */
    storedChunks: () => stored,
    /** The next requests meet these, in order; null: none. */
    meet: (...next: (IntakeFault | null)[]) => void faults.push(...next),
    async fetch(url: string, init: RequestInit): Promise<Response> {
      const { method = 'GET', keepalive = false } = init
      const path = url.slice(reportUrl.length)
      requests.push({ method, path, keepalive })
      init.signal?.throwIfAborted()
      const fault = faults.shift() ?? null
      if (fault === 'unreachable') throw new TypeError('Failed to fetch')
      if (typeof fault === 'object' && fault) {
        const { status, code, retryAfter } = fault
        const headers = new Headers(retryAfter ? { 'Retry-After': retryAfter } : {})
        return code
          ? Response.json({ code, message: code }, { status, headers })
          : new Response('', { status, headers })
      }
      const { signal: _, keepalive: __, ...rest } = init
      const answer = await take(method, path, new Request(url, rest))
      if (fault === 'answerLost') throw new TypeError('Failed to fetch')
      return answer
    },
  }
}
