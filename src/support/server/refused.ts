import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { RefusalCode } from '../../../machines/support/report/intake.shapes.ts'

/** What the console is refused beside the codes of the intake. */
export type ConsoleRefusalCode = RefusalCode | 'not-signed-in' | 'conflict'

const statuses: Readonly<Record<ConsoleRefusalCode, ContentfulStatusCode>> = {
  conflict: 409,
  malformed: 400,
  'not-allowed': 403,
  'not-found': 404,
  'not-redacted': 422,
  'not-signed-in': 401,
  taken: 409,
  'too-fast': 429,
  'too-large': 413,
  'too-many': 403,
  'unknown-version': 422,
}

/** The store does not do what it was asked for; the message says what is wrong, where, and what to do. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly code: ConsoleRefusalCode
  /** In seconds, when coming again later helps. */
  readonly retryAfter: number | undefined

  constructor(code: ConsoleRefusalCode, message: string, retryAfter?: number) {
    super(message)
    this.code = code
    this.retryAfter = retryAfter
  }

  get status(): ContentfulStatusCode {
    return statuses[this.code]
  }

  toResponse(): Response {
    const { code, message, retryAfter, status } = this
    return Response.json(
      { code, message },
      { status, headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) } },
    )
  }
}
