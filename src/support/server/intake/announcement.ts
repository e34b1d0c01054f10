import * as v from 'valibot'
import {
  intakeLimits as limits,
  type ReportAnnounced,
} from '../../../../machines/support/report/intake.shapes.ts'
import { Refused } from '../refused.ts'

const text = (length: number) =>
  v.pipe(
    v.string(),
    v.maxLength(length, `has more than ${length} characters`),
    // PostgreSQL has no place for it, and nobody types it
    v.transform((typed) => typed.replaceAll('\0', '\uFFFD')),
  )
const name = v.pipe(text(limits.nameLength), v.minLength(1, 'is empty'))
const count = (highest: number, lowest = 0) =>
  v.pipe(
    v.number(),
    v.integer('is no whole number'),
    v.minValue(lowest, `is below ${lowest}`),
    v.maxValue(highest, `is above ${highest}`),
  )
const longest = 366 * 86_400_000

const log = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'is no id of a log')),
  startedAt: v.pipe(v.string(), v.isoTimestamp('is no time in ISO 8601')),
  duration: count(longest),
  entries: count(limits.entries),
  chunks: count(limits.chunks, 1),
  bytes: count(limits.bytes, 1),
})

const announcement = v.object({
  id: v.pipe(v.string(), v.uuid('is no UUID'), v.toLowerCase()),
  session: v.pipe(v.string(), v.uuid('is no UUID'), v.toLowerCase()),
  kind: v.picklist(['asked', 'crash']),
  text: text(limits.textLength),
  contact: text(limits.contactLength),
  consent: v.literal(true, 'is not given: nothing is taken without it'),
  guest: v.nullable(name),
  build: name,
  language: name,
  route: name,
  browser: name,
  viewport: v.object({ width: count(100_000), height: count(100_000) }),
  error: v.nullable(v.object({ name, where: text(limits.nameLength) })),
  logs: v.array(log),
})

/**
 * Reads what announces a report.
 * @param json its text
 * @throws Refused with `malformed` naming the field, or `too-large` and `too-many` for more than the store takes
 */
export function readAnnouncement(json: string): ReportAnnounced {
  const report = parse(json)
  const { logs } = report
  if (logs.length > limits.logs)
    throw new Refused(
      'too-many',
      `${logs.length} logs are more than ${limits.logs}: leave out the oldest`,
    )
  if (new Set(logs.map(({ id }) => id)).size < logs.length)
    throw new Refused('malformed', 'logs: two of them have the same id')
  for (const part of ['chunks', 'entries', 'bytes'] as const) {
    const sum = logs.reduce((all, each) => all + each[part], 0)
    if (sum > limits[part])
      throw new Refused(
        'too-large',
        `${sum} ${part} of all logs are more than ${limits[part]}: leave out the oldest`,
      )
  }
  return report
}

function parse(json: string): ReportAnnounced {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw new Refused('malformed', 'the report is not JSON')
  }
  const { success, issues, output } = v.safeParse(announcement, value)
  if (success) return output
  const [{ message, path, type }] = issues
  const where = path?.map(({ key }) => String(key)).join('.') || 'the report'
  const isLong = type === 'max_length' || type === 'max_value'
  // what valibot says by itself quotes what came: the kind of the fault is enough
  const what = /^(?:has|is) /.test(message) ? message : `is no ${type.replaceAll('_', ' ')}`
  throw new Refused(isLong ? 'too-large' : 'malformed', `${where} ${what}`)
}
