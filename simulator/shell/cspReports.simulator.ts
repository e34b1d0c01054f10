import type { Handler } from 'hono'
import * as v from 'valibot'
import { readJson } from '../core/bodies.ts'
import { text } from '../core/entities.ts'
import type { Platform } from '../core/platform.ts'

const report = v.object({
  'csp-report': v.object({
    'document-uri': text,
    'effective-directive': text,
    'blocked-uri': text,
    'source-file': v.optional(text),
    'line-number': v.optional(v.number()),
    'column-number': v.optional(v.number()),
  }),
})

/** Bytes. */
const largestReport = 16_384

/** Takes what a browser reports about a refused content, `application/csp-report`. */
export function cspReportsHandler({ clock, journal, received }: Platform): Handler {
  return async (context) => {
    const { 'csp-report': told } = await readJson(context.req, report, largestReport)
    const { 'source-file': file, 'line-number': line, 'column-number': column } = told
    const violation = {
      at: clock.now(),
      directive: told['effective-directive'],
      blocked: withoutQuery(told['blocked-uri']),
      page: withoutQuery(told['document-uri']),
      source: file ? `${withoutQuery(file)}:${line ?? 0}:${column ?? 0}` : null,
    }
    received.violations.add(violation)
    const { directive, blocked, page } = violation
    journal.write('note', null, `refused by ${directive}: ${blocked} on ${page}`)
    return context.body(null, 204)
  }
}

/** An address without query and fragment, which may hold what is nobody's business. */
function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/, '')
}
