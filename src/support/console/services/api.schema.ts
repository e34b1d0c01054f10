import * as v from 'valibot'
import {
  type ArrivingPage,
  type AuditEntry,
  type Me,
  type ReplayOutcome,
  type ReportDetail,
  type ReportGroup,
  type ReportPage,
  type ReportRow,
  roles,
  statuses,
  type User,
} from '../../console.shapes.ts'

const text = v.string()
const count = v.pipe(v.number(), v.minValue(0))
const nullableText = v.nullable(text)

export const meSchema: v.GenericSchema<unknown, Me> = v.object({
  name: text,
  role: v.picklist(roles),
  csrf: text,
  build: text,
})

const outcomeSchema: v.GenericSchema<unknown, ReplayOutcome> = v.object({
  build: text,
  state: v.picklist(['queued', 'same', 'differs', 'failed']),
  divergence: v.nullable(
    v.object({
      log: text,
      seq: count,
      actor: text,
      kind: v.picklist(['changed', 'missing', 'added']),
      detail: text,
      expected: text,
      found: text,
    }),
  ),
  failure: nullableText,
})

const row = {
  id: text,
  session: text,
  kind: v.picklist(['asked', 'crash']),
  status: v.picklist(statuses),
  assignee: nullableText,
  receivedAt: text,
  build: text,
  route: text,
  language: text,
  browser: text,
  viewport: v.object({ width: count, height: count }),
  guest: nullableText,
  text,
  error: v.nullable(v.object({ name: text, where: text })),
  duration: count,
  entries: count,
  bytes: count,
  replay: v.nullable(outcomeSchema),
  group: nullableText,
} as const

const rowSchema: v.GenericSchema<unknown, ReportRow> = v.object(row)

export const pageSchema: v.GenericSchema<unknown, ReportPage> = v.object({
  reports: v.array(rowSchema),
  count,
  next: nullableText,
})

export const detailSchema: v.GenericSchema<unknown, ReportDetail> = v.object({
  ...row,
  contact: text,
  logs: v.array(
    v.object({ id: text, startedAt: text, duration: count, entries: count, bytes: count }),
  ),
  notes: v.array(v.object({ id: text, author: text, at: text, text })),
  keptUntil: text,
  siblings: v.array(text),
})

const part = v.object({ there: count, all: count })

export const arrivingSchema: v.GenericSchema<unknown, ArrivingPage> = v.object({
  reports: v.array(
    v.object({
      id: text,
      kind: v.picklist(['asked', 'crash']),
      build: text,
      browser: text,
      guest: nullableText,
      announcedAt: text,
      lastAt: nullableText,
      chunks: part,
      bytes: part,
      refused: count,
      refusal: nullableText,
      keptUntil: text,
    }),
  ),
  count,
})

export const groupsSchema: v.GenericSchema<unknown, { groups: ReportGroup[] }> = v.object({
  groups: v.array(
    v.object({
      key: text,
      title: text,
      by: v.picklist(['divergence', 'error']),
      reports: count,
      firstAt: text,
      lastAt: text,
    }),
  ),
})

export const auditSchema: v.GenericSchema<unknown, { entries: AuditEntry[]; next: string | null }> =
  v.object({
    entries: v.array(
      v.object({
        id: text,
        at: text,
        user: text,
        action: text,
        report: nullableText,
        detail: text,
      }),
    ),
    next: nullableText,
  })

export const usersSchema: v.GenericSchema<unknown, { users: User[] }> = v.object({
  users: v.array(v.object({ name: text, role: v.picklist(roles), isLocked: v.boolean() })),
})

export const erasedSchema = v.object({ reports: count })
export const refusalSchema = v.object({ code: text, message: text })
