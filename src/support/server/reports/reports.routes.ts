import { pipeline, Readable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { statuses } from '../../console.shapes.ts'
import type { createAccess, SignedIn } from '../access/access.routes.ts'
import { type AuditAction, audit, listAudit } from '../access/audit.ts'
import type { Database } from '../database/database.ts'
import { parsed, readBody } from '../readBody.ts'
import { Refused } from '../refused.ts'
import { listArriving } from './arriving.ts'
import { addNote, changeReport, newNote, readReport, reportChange } from './detail.ts'
import { eraseGuest, eraseReport } from './erasure.ts'
import { listGroups } from './groups.ts'
import { listReports, readQuery } from './list.ts'
import { contentsOf, waypointsOf } from './logs.ts'

export interface ReportsOptions {
  database: Database
  access: ReturnType<typeof createAccess>
  /** In ms. */
  now: () => number
  /** The build that runs here. */
  build: string
  /** How long a report is kept. */
  keepDays: number
  /** Has a report replayed on this build. */
  requestReplay(report: string): Promise<void>
}

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const report = `/reports/:report{${uuid}}` as const

const groupsQuery = v.object({ status: v.optional(v.picklist(statuses)) })
const auditQuery = v.object({
  report: v.optional(v.pipe(v.string(), v.uuid())),
  before: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,15}$/),
      v.transform((text) => Number(text)),
    ),
  ),
})
const erasure = v.object({ guest: v.pipe(v.string(), v.minLength(1)) })

/** What the console asks about reports, see `src/support/console.shapes.ts`. */
export function reportsRoutes(options: ReportsOptions): Hono<SignedIn> {
  const { database, access, now, build, keepDays, requestReplay } = options
  const { tables } = database
  const { signedIn, only } = access
  const routes = new Hono<SignedIn>()

  /** Writes down who did what, before they are answered. */
  const note = (
    context: Context<SignedIn>,
    action: AuditAction,
    about: { report?: string; detail?: string },
  ) => audit(tables, now(), { user: context.get('session').user, action, ...about })
  const detailOf = (id: string) => readReport(tables, id, { build, keepDays })

  routes.get('/reports', signedIn, async (context) => {
    const query = readQuery(context.req.query())
    // by which filters, but not for what: a search may be for a guest's name
    const { after: _, ...filters } = query
    await note(context, 'reportsListed', { detail: Object.keys(filters).join(', ') })
    return context.json(await listReports(tables, query, build))
  })

  routes.get('/arriving', signedIn, async (context) => {
    await note(context, 'reportsListed', { detail: 'arriving' })
    return context.json(await listArriving(tables, keepDays))
  })

  routes.get(report, signedIn, async (context) => {
    const id = context.req.param('report')
    const detail = await detailOf(id)
    await note(context, 'reportRead', { report: id })
    return context.json(detail)
  })

  routes.patch(report, signedIn, async (context) => {
    const id = context.req.param('report')
    const detail = await changeReport(tables, id, await readBody(context, reportChange))
    await note(context, 'reportChanged', { report: id, detail })
    return context.json(await detailOf(id))
  })

  routes.post(`${report}/notes`, signedIn, async (context) => {
    const id = context.req.param('report')
    const { text } = await readBody(context, newNote)
    const author = context.get('session').user
    await addNote(tables, { report: id, author, text, at: now() })
    await note(context, 'noteAdded', { report: id })
    return context.json(await detailOf(id))
  })

  routes.get(`${report}/logs/:log`, signedIn, async (context) => {
    const { report: id, log } = context.req.param()
    const contents = await contentsOf(tables, id, log)
    if (contents.length === 0) throw new Refused('not-found', 'there is no such log')
    await note(context, 'logRead', { report: id, detail: log })
    // one member of the chunks' many: browsers unpack no further than the first
    const packed = pipeline(Readable.from(contents), createGunzip(), createGzip(), () => {})
    return context.body(Readable.toWeb(packed) as ReadableStream, 200, {
      'Content-Type': 'application/gzip',
      'Content-Disposition': `attachment; filename="${log}.log.ndjson.gz"`,
    })
  })

  routes.get(`${report}/logs/:log/waypoints`, signedIn, async (context) => {
    const { report: id, log } = context.req.param()
    const waypoints = await waypointsOf(tables, { report: id, log, build })
    if (!waypoints) return context.body(null, 204)
    await note(context, 'logRead', { report: id, detail: `${log}, waypoints` })
    return context.body(Uint8Array.from(waypoints), 200, { 'Content-Type': 'application/gzip' })
  })

  routes.post(`${report}/replays`, signedIn, async (context) => {
    const id = context.req.param('report')
    await detailOf(id)
    await note(context, 'replayRequested', { report: id })
    await requestReplay(id)
    return context.body(null, 202)
  })

  routes.delete(report, signedIn, only('admin'), async (context) => {
    const id = context.req.param('report')
    if (!(await eraseReport(database, id)))
      throw new Refused('not-found', 'there is no such report')
    await note(context, 'reportErased', { report: id })
    return context.body(null, 204)
  })

  routes.post('/erasures', signedIn, only('admin'), async (context) => {
    const { guest } = await readBody(context, erasure)
    const reports = await eraseGuest(database, guest)
    await note(context, 'guestErased', { detail: `${reports} reports` })
    return context.json({ reports })
  })

  routes.get('/groups', signedIn, async (context) => {
    const { status } = parsed(groupsQuery, context.req.query(), 'the query')
    return context.json({ groups: await listGroups(tables, status) })
  })

  routes.get('/audit', signedIn, only('admin'), async (context) =>
    context.json(await listAudit(tables, parsed(auditQuery, context.req.query(), 'the query'))),
  )
  return routes
}
