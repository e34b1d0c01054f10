import { sql } from 'kysely'
import { type Output, onOneLine, toJson } from '../../../cli/output.ts'
import type { ReplayOutcome } from '../../console.shapes.ts'
import { replayReport } from '../work/replayReport.ts'
import { startThreads } from '../work/threads.ts'
import type { Store } from './command.ts'

export interface ReplayAllOptions {
  /** Reports that were received from then on. */
  since: Date
  /** Only those that this build recorded. */
  recordedBy: string | undefined
  workers: number
  json: boolean
}

/** So many are queued or claimed at a time, for each worker. */
const ahead = 4
/** How many are done between two lines that tell how far it is. */
const told = 100

/**
 * Replays reports on today's build and prints them by where they begin to differ. What was replayed on this
 * build before is not done again; other machines on the same database take part of the work.
 * @returns the exit code: 1 when one differs or cannot be replayed
 */
export async function replayAll(
  options: ReplayAllOptions,
  store: Store,
  output: Output,
): Promise<number> {
  const { database, queue, build, now, entry } = store
  const { tables } = database
  const { workers, json } = options
  const todo = await undone(options, store)
  const threads = startThreads({ entry, count: workers })
  const began = performance.now()
  let done = 0
  const replayOne = async (report: string) => {
    await replayReport({ tables, fold: threads.fold, build, now }, report)
    if (++done % told === 0 && !json) output.complain(`${done} of ${todo.length} replayed`)
  }
  try {
    await queue.replay(todo)
    while ((await queue.workOff(ahead * workers, replayOne)) > 0) {}
    // what another took up and has not finished: to do it twice harms nobody
    const left = await undone(options, store)
    await Promise.all(left.map(replayOne))
  } finally {
    await threads.close()
  }
  const seconds = (performance.now() - began) / 1000
  return printOutcomes(await outcomes(options, store), { done, seconds, build, json }, output)
}

function chosen({ since, recordedBy }: ReplayAllOptions, { database: { tables } }: Store) {
  const received = tables
    .selectFrom('reports')
    .where('reports.state', '=', 'received')
    .where('reports.receivedAt', '>=', since)
  return recordedBy === undefined ? received : received.where('reports.build', '=', recordedBy)
}

async function undone(options: ReplayAllOptions, store: Store): Promise<string[]> {
  const found = await chosen(options, store)
    .leftJoin('replays', (join) =>
      join.onRef('replays.report', '=', 'reports.id').on('replays.build', '=', store.build),
    )
    .where((eb) => eb.or([eb('replays.state', 'is', null), eb('replays.state', '=', 'queued')]))
    .select('reports.id')
    .orderBy('reports.receivedAt')
    .execute()
  return found.map(({ id }) => id)
}

interface OutcomeCount extends Pick<ReplayOutcome, 'state' | 'failure'> {
  actor: string | null
  kind: string | null
  detail: string | null
  reports: number
  /** One of them. */
  example: string
}

async function outcomes(options: ReplayAllOptions, store: Store): Promise<OutcomeCount[]> {
  return chosen(options, store)
    .innerJoin('replays', 'replays.report', 'reports.id')
    .where('replays.build', '=', store.build)
    .groupBy([
      'replays.state',
      'replays.actor',
      'replays.kind',
      'replays.detail',
      'replays.failure',
    ])
    .select(['replays.state', 'replays.actor', 'replays.kind', 'replays.detail', 'replays.failure'])
    .select([sql<number>`count(*)`.as('reports'), sql<string>`min(reports.id::text)`.as('example')])
    .orderBy('reports', 'desc')
    .orderBy('example')
    .execute()
}

function printOutcomes(
  all: readonly OutcomeCount[],
  { done, seconds, build, json }: { done: number; seconds: number; build: string; json: boolean },
  { print }: Output,
): number {
  const apart = all.filter(({ state }) => state !== 'same')
  const countOf = (state: ReplayOutcome['state']) =>
    all.filter((each) => each.state === state).reduce((sum, { reports }) => sum + reports, 0)
  const [same, differ, failed] = [countOf('same'), countOf('differs'), countOf('failed')]
  if (json) {
    print(toJson({ build, replayed: done, seconds, same, differ, failed, apart }, 2))
  } else {
    for (const { reports, actor, kind, detail, failure, example } of apart) {
      const where = actor === null ? '' : `${kind} ${actor} ${detail}`
      const why = failure === null ? where : `failed: ${failure}`
      print(onOneLine(`${String(reports).padStart(7)}  ${why}  (${example})`))
    }
    const before = same + differ + failed - done
    print(
      `${done} replayed on build ${build} in ${seconds.toFixed(1)} s, ${Math.max(0, before)} before: ` +
        `${same} same, ${differ} differ, ${failed} failed`,
    )
  }
  return apart.length > 0 ? 1 : 0
}
