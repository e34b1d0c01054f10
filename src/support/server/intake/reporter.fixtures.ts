import { createHash, randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type {
  LogAnnounced,
  ReportAnnounced,
} from '../../../../machines/support/report/intake.shapes.ts'
import { appOrigin, type TestStore } from '../store.fixtures.ts'

export interface Log {
  announced: LogAnnounced
  /** Each a gzip member. */
  chunks: Uint8Array[]
}

/**
 * A log that no app has recorded, but that is one.
 * @param chunks how many entries each chunk has
 */
export function smallLog(session: string, chunks: readonly number[] = [2], text = 'xxx'): Log {
  const id = randomUUID()
  let seq = 0
  const texts = chunks.map((entries, n) => {
    const lines = Array.from({ length: entries }, () => entryLine(++seq, text))
    return [...(n === 0 ? [headerLine(id, session)] : []), ...lines].join('')
  })
  return logOf(id, texts)
}

/** A log of which each chunk is given as text. */
export function logOf(id: string, texts: readonly string[]): Log {
  const chunks = texts.map((text) => gzipSync(text))
  const entries = texts.join('').match(/^\{"seq"/gm)?.length ?? 0
  const bytes = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
  const announced = { id, startedAt: '2026-03-01T11:00:00.000Z', duration: 60_000, entries }
  return { announced: { ...announced, chunks: chunks.length, bytes }, chunks }
}

export function headerLine(id: string, session: string, more: object = {}): string {
  const header = {
    log: 2,
    id,
    session,
    build: 'b1',
    events: 9,
    startedAt: '2026-03-01T11:00:00.000Z',
  }
  return `${JSON.stringify({ ...header, seed: 1, texts: 'shape', ...more })}\n`
}

export function entryLine(seq: number, text = 'xxx'): string {
  const event = { type: 'composer.textChanged', text }
  const digest = {
    app: { value: '{"running":{"shell":"running"}}' },
    'app/realtime': { value: 'connected' },
  }
  return `${JSON.stringify({ seq, at: seq, to: 'app', event, digest })}\n`
}

/** A page that reports. */
export class Reporter {
  session = randomUUID() as string
  key = randomUUID().replaceAll('-', '') + randomUUID().replaceAll('-', '')
  readonly #store: Pick<TestStore, 'ask'>

  constructor(store: Pick<TestStore, 'ask'>) {
    this.#store = store
  }

  report(logs: readonly Log[] = [], more: Partial<ReportAnnounced> = {}): ReportAnnounced {
    return {
      id: randomUUID(),
      session: this.session,
      kind: 'asked',
      text: 'It does not work',
      contact: '',
      consent: true,
      guest: null,
      build: 'b1',
      language: 'de',
      route: 'start',
      browser: 'Chromium 156',
      viewport: { width: 390, height: 844 },
      error: null,
      logs: logs.map(({ announced }) => announced),
      ...more,
    }
  }

  ask(
    path: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ) {
    const headers = { Authorization: `Bearer ${this.key}`, Origin: appOrigin, ...init.headers }
    return this.#store.ask(`/reports${path}`, { ...init, headers })
  }

  announce(report: unknown) {
    return this.ask('', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(report),
    })
  }

  put(report: string, log: string, n: number, chunk: Uint8Array, headers = {}) {
    const digest = createHash('sha256').update(chunk).digest('base64')
    return this.ask(`/${report}/logs/${log}/chunks/${n}`, {
      method: 'PUT',
      headers: {
        'Content-Type': 'application/gzip',
        'Content-Digest': `sha-256=:${digest}:`,
        ...headers,
      },
      body: Buffer.from(chunk),
    })
  }

  /** Reports from the announcement to the last chunk. @returns the report's id */
  async send(logs: readonly Log[] = [smallLog(this.session)], more: Partial<ReportAnnounced> = {}) {
    const report = this.report(logs, more)
    const answers = [await this.announce(report)]
    for (const { announced, chunks } of logs)
      for (const [n, chunk] of chunks.entries())
        answers.push(await this.put(report.id, announced.id, n, chunk))
    for (const answer of answers)
      if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
    return report.id
  }
}

/** What an answer refuses: its status, with code and message of its body. */
export async function refusal(answer: Response) {
  const { code, message } = (await answer.json()) as Record<string, string>
  return { status: answer.status, code, message }
}
