import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createAccess } from './access/access.routes.ts'
import type { PasswordCost } from './access/password.ts'
import type { Database } from './database/database.ts'
import type { LeaksOf } from './intake/chunk.ts'
import { type IntakeRates, intakeRoutes } from './intake/intake.routes.ts'
import { createIntake } from './intake/store.ts'
import { Refused } from './refused.ts'
import { eraseOld } from './reports/erasure.ts'
import { reportsRoutes } from './reports/reports.routes.ts'
import type { WorkQueue } from './work/queue.ts'
import { markQueued } from './work/replayReport.ts'

export interface ReportsOptions {
  database: Database
  queue: WorkQueue
  /** In ms. */
  now: () => number
  leaksOf: LeaksOf
  /** The build that runs here. */
  build: string
  /** How hard passwords are to guess. */
  cost: PasswordCost
  /** How long a report is kept. */
  keepDays: number
  /** Origins of the app, whose pages may report. */
  appOrigins: readonly string[]
  /** Origins of the console, whose pages may ask. */
  ownOrigins: () => readonly string[]
  /** Whether a `Host` header names this server. */
  isOwnHost: (host: string) => boolean
  /** Whether it is reached by https only. */
  isSecure: boolean
  /** The address that asks. */
  addressOf: (context: Context) => string
  rates?: IntakeRates
}

/** Bytes of what the console may send. */
const consoleBytes = 64 * 1024

/** The report store: `/reports` for pages, `/support/api` for the console. */
export function createReports(options: ReportsOptions) {
  const { database, queue, now, leaksOf, build, cost, keepDays } = options
  const { appOrigins, ownOrigins, isOwnHost, isSecure, addressOf, rates } = options
  const intake = createIntake(database, now, (reports, within) => queue.index(reports, within))
  const access = createAccess({ database, now, cost, addressOf, isSecure, ownOrigins, build })

  const app = new Hono()
  app.onError(answerError)
  app.use(onlyOwnHosts(isOwnHost))
  app.use('/reports/*', closed)
  app.use('/support/api/*', closed)
  app.route(
    '/reports',
    intakeRoutes({ intake, leaksOf, appOrigins, addressOf, now, ...(rates && { rates }) }),
  )

  const api = new Hono()
  api.use(access.onlyOwnOrigin)
  api.use(
    bodyLimit({
      maxSize: consoleBytes,
      onError: () =>
        new Refused('too-large', `the body has more than ${consoleBytes} bytes`).toResponse(),
    }),
  )
  api.route('/', access.routes)
  api.route(
    '/',
    reportsRoutes({
      database,
      access,
      now,
      build,
      keepDays,
      async requestReplay(report) {
        await markQueued(database.tables, report, { build, at: new Date(now()) })
        await queue.replay([report])
      },
    }),
  )
  app.route('/support/api', api)

  for (const path of ['/reports', '/reports/*', '/support/api/*']) app.all(path, notFound)

  return {
    app,
    notFound,
    /** Resolves when what nobody waits for may go on. */
    atEase: intake.atEase,
    /** Erases what is older than it may be kept, and forgets sessions that are over. */
    async retain(): Promise<number> {
      await access.sweep()
      return eraseOld(database, { keepDays, now: now() })
    },
  }
}

/** Answers are data for the one who asks: nobody keeps them, frames them or takes them for a page. */
const closed: MiddlewareHandler = async (context, next) => {
  await next()
  const headers = {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  }
  for (const [name, value] of Object.entries(headers))
    if (!context.res.headers.has(name)) context.header(name, value)
}

/** A name of another's that leads to this address must not reach what only this origin may ask. */
function onlyOwnHosts(isOwnHost: (host: string) => boolean): MiddlewareHandler {
  return async ({ req }, next) => {
    const { host } = new URL(req.url)
    if (isOwnHost(host)) return next()
    return new Refused('not-allowed', `this server is not ${host}`).toResponse()
  }
}

function notFound(): Response {
  return new Refused('not-found', 'there is nothing here').toResponse()
}

function answerError(error: Error): Response {
  if (error instanceof Refused) return error.toResponse()
  // a message of the database may quote what was sent
  const { code = '' } = error as NodeJS.ErrnoException
  const [where = ''] = error.stack?.match(/\n\s+at .*/) ?? []
  console.error(`reports: ${error.name} ${code}${where}`)
  return Response.json(
    { code: 'failed', message: 'the store could not do it: come again' },
    { status: 500, headers: { 'Retry-After': '5' } },
  )
}
