import { CompiledQuery, type Kysely, type Transaction } from 'kysely'
import PgBoss from 'pg-boss'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'

/** A report that is to be replayed. */
export interface ReplayJob {
  report: string
}

/** Work that waits in the database, so that more machines do more of it. */
export interface WorkQueue {
  /** Has reports replayed by any build; within the transaction in which they became whole. */
  index(reports: readonly string[], within: Transaction<Tables>): Promise<void>
  /** Has reports replayed by this build. */
  replay(reports: readonly string[]): Promise<void>
  /**
   * Takes up work that waits, as much at once as is asked for.
   * @param handle is told of each report; when it throws, the work is tried again later
   * @returns how much was done; 0 when nothing waits
   */
  workOff(most: number, handle: (report: string) => Promise<unknown>): Promise<number>
  /** Works off what comes from now on, until it is closed. */
  keepWorking(atOnce: number, handle: (report: string) => Promise<unknown>): Promise<void>
  /** Does something every hour, on one of all machines. */
  everyHour(run: () => Promise<unknown>): Promise<void>
  /** Waits for what is being done. */
  close(): Promise<void>
}

const indexing = 'index'
const hourly = 'hourly'
/** So long may a job take before another worker takes it up, in s. */
const expireInSeconds = 15 * 60
/** How often a worker looks for work, in s. */
const pollingIntervalSeconds = 0.5
/** How long work that is under way may go on as the store closes, in ms. */
const patience = 5_000

/**
 * Opens the queue of work on a database.
 * @param build whose replays are worked off here
 * @param isServer whether it also looks after the queue itself: expires, retries, keeps the hours
 */
export async function openQueue(
  database: Database,
  { build, isServer }: { build: string; isServer: boolean },
): Promise<WorkQueue> {
  const replaying = `replay-${build}`
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.executeSql(text, values) as never },
    supervise: isServer,
    schedule: isServer,
  })
  // whoever waits for work hears of it by what they do; here is nobody who could do more
  boss.on('error', ({ name }) => console.error(`work queue: ${name}`))
  await boss.start()
  for (const queue of [indexing, replaying, hourly])
    await boss.createQueue(queue, {
      name: queue,
      policy: 'standard',
      expireInSeconds,
      retryLimit: 2,
    })
  if (database.lock) await takeUpAgain(database)

  const handled =
    (handle: (report: string) => Promise<unknown>) => async (jobs: PgBoss.Job<ReplayJob>[]) =>
      void (await Promise.all(jobs.map(({ data }) => handle(data.report))))

  return {
    async index(reports, within) {
      await boss.insert(jobsFor(indexing, reports), { db: dbOf(within) })
    },
    async replay(reports) {
      await boss.insert(jobsFor(replaying, reports))
    },
    async workOff(most, handle) {
      let done = 0
      for (const queue of [indexing, replaying]) {
        const jobs = await boss.fetch<ReplayJob>(queue, { batchSize: most })
        const ids = jobs.map(({ id }) => id)
        if (ids.length === 0) continue
        await handled(handle)(jobs).then(
          () => boss.complete(queue, ids),
          () => boss.fail(queue, ids),
        )
        done += ids.length
      }
      return done
    },
    async keepWorking(atOnce, handle) {
      for (const queue of [indexing, replaying])
        await boss.work<ReplayJob>(
          queue,
          { batchSize: 8 * atOnce, pollingIntervalSeconds },
          handled(handle),
        )
    },
    async everyHour(run) {
      await boss.work(hourly, { pollingIntervalSeconds: 30 }, async () => void (await run()))
      await boss.schedule(hourly, '17 * * * *')
    },
    close: () => boss.stop({ graceful: true, wait: true, timeout: patience }),
  }
}

function jobsFor(name: string, reports: readonly string[]): PgBoss.JobInsert<ReplayJob>[] {
  return reports.map((report) => ({ name, data: { report } }))
}

function dbOf(within: Kysely<Tables>): PgBoss.Db {
  return {
    executeSql: async (text, values) => {
      const { rows } = await within.executeQuery(CompiledQuery.raw(text, values))
      return { rows: [...rows] }
    },
  }
}

/** What was under way when a process was killed that had the folder for itself is nobody's work now. */
async function takeUpAgain({ executeSql }: Database): Promise<void> {
  await executeSql(
    `update pgboss.job set state = 'retry', start_after = now() where state = 'active'`,
  )
}
