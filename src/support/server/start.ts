import { randomBytes } from 'node:crypto'
import { getRequestListener } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono } from 'hono'
import { type Listener, listen, PortTaken } from '../../../simulator/core/listen.ts'
import { isLoopback, originsOf } from '../../../simulator/core/origins.ts'
import { leaksOf } from '../../redaction/leaks.ts'
import { usualCost } from './access/password.ts'
import { commandRoutes } from './commands/command.routes.ts'
import { consoleHost } from './consoleHost.ts'
import { openDatabase } from './database/database.ts'
import type { Options } from './options.ts'
import { createReports } from './server.ts'
import { openQueue } from './work/queue.ts'
import { replayReport } from './work/replayReport.ts'
import { startThreads } from './work/threads.ts'

export interface Running {
  /** Where pages send their reports: `reportUrl` of the app's configuration. */
  reportsUrl: string
  consoleUrl: string
  /** Whether nobody can sign in yet. */
  hasNoUser: boolean
  stop(): Promise<void>
}

const highestPort = 65_535
const build = import.meta.env.VITE_BUILD

/**
 * Starts the report store: intake, console, workers, retention.
 * @param entry the program's own file, for threads
 * @throws FolderTaken, PortTaken
 */
export async function startReports(options: Options, entry: string | URL): Promise<Running> {
  const { data, workers, keepDays, appOrigins, origin, console: consoleFolder } = options
  const url = process.env.DATABASE_URL
  const database = await openDatabase(url ? { url } : { folder: data })
  const queue = await openQueue(database, { build, isServer: true })
  const threads = startThreads({ entry, count: Math.max(1, workers) })
  const now = () => Date.now()
  let port = 0
  const loopbackOrigins = () => originsOf(port)
  const reports = createReports({
    database,
    queue,
    now,
    leaksOf,
    build,
    cost: usualCost,
    keepDays,
    appOrigins,
    ownOrigins: origin === undefined ? loopbackOrigins : () => [origin],
    isOwnHost: (host) =>
      isLoopback(host) || (origin !== undefined && new URL(origin).host === host),
    isSecure: origin?.startsWith('https:') ?? false,
    addressOf: addressBehind(options.proxies),
  })
  const app = new Hono()
  const token = randomBytes(32).toString('base64url')
  const store = { database, queue, build, now, entry }
  if (database.lock) app.route('/support/commands', commandRoutes({ token, store }))
  app.route('/', reports.app)
  if (consoleFolder !== undefined) app.route('/', consoleHost(consoleFolder))
  app.notFound(reports.notFound)

  // Limits of bodies make requests of requests, which takes the listener's own kind of them
  const listener = await listenFrom(options, getRequestListener(app.fetch))
  port = listener.port
  const own = origin ?? `http://localhost:${port}`
  await database.lock?.tell({ url: `http://localhost:${port}`, token })
  await reports.retain()
  await queue.everyHour(reports.retain)
  const { tables } = database
  if (workers > 0)
    await queue.keepWorking(workers, async (report) => {
      await reports.atEase()
      await replayReport({ tables, fold: threads.fold, build, now }, report)
    })
  return {
    reportsUrl: `${own}/reports`,
    consoleUrl: `${own}/support/`,
    hasNoUser: (await tables.selectFrom('users').select('name').executeTakeFirst()) === undefined,
    async stop() {
      await listener.close()
      await queue.close()
      await threads.close()
      await database.close()
    },
  }
}

/** Takes the next free port when the one asked for is taken, and says so. */
async function listenFrom(
  { port, host }: Options,
  handle: ReturnType<typeof getRequestListener>,
): Promise<Listener> {
  for (let next = port; ; next++) {
    try {
      return await listen({ port: next, handle, ...(host !== undefined && { hosts: [host] }) })
    } catch (error) {
      if (!(error instanceof PortTaken) || next === highestPort) throw error
      console.error(`port ${next} is taken, using ${next + 1}`)
    }
  }
}

/** The address from which a request comes: what the outermost of the proxies saw. */
function addressBehind(proxies: number): (context: Context) => string {
  return (context) => {
    const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',')
    const seen = proxies === 0 ? undefined : forwarded.at(-proxies)?.trim()
    return seen || (getConnInfo(context).remote.address ?? '')
  }
}
