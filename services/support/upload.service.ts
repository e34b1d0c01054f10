import * as v from 'valibot'
import type { CallbackLogicFunction, EventObject } from 'xstate'
import { type RefusalCode, refusalCodes } from '../../machines/support/report/intake.shapes.ts'
import type { ReportUploadReported } from '../../machines/support/reportUpload/reportUpload.events.ts'
import { withDeadline } from '../core/deadline.ts'
import type { Environment } from '../core/environment.ts'
import { base64 } from './base64.ts'
import { typeOfChunk } from './logChunk.ts'
import type { ReportService, SendableReport } from './report.service.ts'
import type { ReportEnvironment } from './reportEnvironment.ts'

/** What the browser still delivers of a page that is left, in bytes; with room for what else is under way. */
const deliveredOnLeaving = 60 * 1024
/** A report that is still not whole after so many rounds is tried again later. */
const mostRounds = 3

const receivedSchema = v.object({
  state: v.picklist(['uploading', 'received', 'refused']),
  missing: v.record(v.string(), v.array(v.pipe(v.number(), v.integer(), v.minValue(0)))),
  refusal: v.optional(v.object({ code: v.picklist(refusalCodes) })),
})
type Received = v.InferOutput<typeof receivedSchema>
const refusalSchema = v.object({ code: v.picklist(refusalCodes) })

/** The store does not take the report, whenever it comes. */
class Refused extends Error {
  override name = 'Refused'
  readonly code: RefusalCode
  constructor(code: RefusalCode) {
    super(code)
    this.code = code
  }
}

/** The store did not answer as it should; it may later. */
class NotNow extends Error {
  override name = 'NotNow'
  /** In ms; 0: it did not say. */
  readonly retryAfter: number
  constructor(retryAfter = 0) {
    super()
    this.retryAfter = retryAfter
  }
}

/** Says that the refusal ends when one asks again later, or begins anew. */
const passing: ReadonlySet<RefusalCode> = new Set(['too-fast', 'not-found'])

/**
 * The work of slot `uploadReport`: announces a report, sends the chunks that the store misses one after the other, and
 * forgets it once the store has it whole. It may be ended at any time and begun again; however often, and in however
 * many tabs, it is one report there. A chunk under way as the page is left is still delivered.
 * @param reportUrl the intake's base address
 */
export function createUploadWork(
  environment: ReportEnvironment,
  reports: Pick<ReportService, 'forgetReport' | 'readChunk' | 'readReport'>,
  reportUrl: () => string,
): CallbackLogicFunction<EventObject, EventObject, { id: string }> {
  return ({ input: { id }, sendBack }) => {
    const stopping = new AbortController()
    const report = (event: ReportUploadReported) => {
      if (!stopping.signal.aborted) sendBack(event)
    }
    let heldSince: number | undefined
    const upload = async () => {
      if (stopping.signal.aborted) return
      const sendable = await reports.readReport(id)
      heldSince = sendable?.heldSince
      if (sendable) await send(sendable)
      report({ type: 'reportUpload.received' })
    }
    environment.alone(`limelight-report/${id}`, upload).catch(async (error) => {
      if (error instanceof Refused) {
        await reports.forgetReport(id).catch(() => {})
        report({ type: 'reportUpload.refused', code: error.code })
      } else {
        const retryAfter = error instanceof NotNow ? error.retryAfter : 0
        const now = environment.now()
        report({
          type: 'reportUpload.failed',
          isOffline: !environment.isOnline(),
          retryAfter,
          heldFor: now - (heldSince ?? now),
        })
      }
    })

    async function send(sendable: SendableReport): Promise<void> {
      const ask = asking(environment, sendable.key, stopping.signal)
      const { announced } = sendable
      const all = announced.logs.reduce((sum, { chunks }) => sum + chunks, 0)
      await ask(reportUrl(), 'POST', {
        body: JSON.stringify(announced),
        headers: { 'Content-Type': 'application/json' },
      })
      let received = await howFar(ask)
      for (let round = 0; received.state === 'uploading' && round < mostRounds; round++) {
        const missing = Object.entries(received.missing).flatMap(([log, numbers]) =>
          numbers.map((n) => ({ log, n })),
        )
        for (const [sent, { log, n }] of missing.entries()) {
          report({ type: 'reportUpload.progressed', share: 1 - (missing.length - sent) / all })
          await put(ask, log, n)
        }
        received = await howFar(ask)
      }
      if (received.state === 'refused') throw new Refused(received.refusal?.code ?? 'malformed')
      if (received.state === 'uploading') throw new NotNow()
      await reports.forgetReport(id)
    }

    async function howFar(ask: Ask): Promise<Received> {
      const answer = await ask(`${reportUrl()}/${id}`, 'GET')
      const read = v.safeParse(receivedSchema, await answer.json())
      if (!read.success) throw new NotNow()
      return read.output
    }

    async function put(ask: Ask, log: string, n: number): Promise<void> {
      const body = await reports.readChunk(id, log, n)
      if (!body) throw new Refused('malformed')
      await ask(`${reportUrl()}/${id}/logs/${encodeURIComponent(log)}/chunks/${n}`, 'PUT', {
        body,
        headers: {
          'Content-Type': typeOfChunk(body),
          'Content-Digest': `sha-256=:${base64(await environment.sha256(body))}:`,
        },
      })
    }

    return () => stopping.abort()
  }
}

interface Sent {
  body: string | Uint8Array<ArrayBuffer>
  headers: Record<string, string>
}

type Ask = (url: string, method: 'GET' | 'POST' | 'PUT', sent?: Sent) => Promise<Response>

/**
 * Asks the store, in the name of a session.
 * @throws Refused, NotNow, or what the browser's `fetch` throws
 */
function asking(environment: ReportEnvironment, key: string, signal: AbortSignal): Ask {
  return (url, method, sent) =>
    withDeadline(
      environment,
      async (deadline) => {
        const length = sent?.body.length ?? 0
        const answer = await environment.fetch(url, {
          method,
          ...(sent && { body: sent.body }),
          headers: { ...sent?.headers, Authorization: `Bearer ${key}` },
          credentials: 'omit',
          referrerPolicy: 'no-referrer',
          cache: 'no-store',
          keepalive: sent !== undefined && length <= deliveredOnLeaving,
          signal: deadline,
        })
        if (!answer.ok) throw await failureOf(answer, environment.now())
        return answer
      },
      signal,
    )
}

async function failureOf(answer: Response, now: number): Promise<Refused | NotNow> {
  const retryAfter = retryAfterOf(answer.headers.get('Retry-After'), now)
  const read = v.safeParse(refusalSchema, await answer.json().catch(() => null))
  const isPassing = answer.status >= 500 || !read.success || passing.has(read.output.code)
  return isPassing ? new NotNow(retryAfter) : new Refused(read.output.code)
}

/** In ms: the header has seconds, or a date. */
function retryAfterOf(value: string | null, now: number): number {
  if (!value) return 0
  const ms = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - now
  return Number.isFinite(ms) ? Math.max(0, ms) : 0
}

/** Waits until the browser has a network. */
export function untilOnline(
  { isOnline, onPageChange }: Pick<Environment, 'isOnline' | 'onPageChange'>,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    if (isOnline()) return resolve()
    const stop = onPageChange('online', () => {
      stop()
      resolve()
    })
    signal.addEventListener('abort', stop)
  })
}
