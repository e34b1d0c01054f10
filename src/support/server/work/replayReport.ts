import { type Kysely, sql } from 'kysely'
import type { ReplayOutcome } from '../../console.shapes.ts'
import type { Tables } from '../database/tables.ts'
import { groupOfDivergence, groupOfError } from '../reports/groups.ts'
import { contentsOf } from '../reports/logs.ts'
import { stateHash } from '../reports/search.ts'
import type { Fold } from './fold.ts'

/** Of a log, see `waypoints.ts`. */
interface Waypoints {
  log: string
  content: Uint8Array
}

export interface ReplayOptions {
  tables: Kysely<Tables>
  fold: Fold
  /** The build that runs here. */
  build: string
  /** In ms. */
  now: () => number
}

/**
 * Replays the logs of a report on this build, one after the other, and writes down the outcome, the states
 * that were reached and the group to which it belongs.
 * @returns undefined for a report that is not there any more
 */
export async function replayReport(
  { tables, fold, build, now }: ReplayOptions,
  report: string,
): Promise<ReplayOutcome | undefined> {
  const logs = await tables
    .selectFrom('logs')
    .where('report', '=', report)
    .select('id')
    .orderBy('startedAt')
    .orderBy('id')
    .execute()
  const states = new Set<string>()
  const errors = new Set<string>()
  const waypoints: Waypoints[] = []
  let divergence: ReplayOutcome['divergence'] = null
  let failure: string | null = logs.length === 0 ? 'the report has no log' : null
  for (const { id } of logs) {
    const folded = await fold(Buffer.concat(await contentsOf(tables, report, id)))
    for (const state of folded.states) states.add(state)
    for (const error of folded.errors) errors.add(error)
    if (folded.divergence) divergence ??= { log: id, ...folded.divergence }
    if (folded.waypoints) waypoints.push({ log: id, content: folded.waypoints })
    if (folded.failure !== null) failure ??= `log ${id}: ${folded.failure}`
  }
  const state = failure !== null ? 'failed' : divergence ? 'differs' : 'same'
  const outcome: ReplayOutcome = { build, state, divergence, failure }
  const isKept = await save(tables, report, outcome, {
    at: new Date(now()),
    states: [...states].map(stateHash),
    errors: [...errors],
    waypoints,
  })
  return isKept ? outcome : undefined
}

async function save(
  tables: Kysely<Tables>,
  report: string,
  { build, state, divergence, failure }: ReplayOutcome,
  {
    at,
    states,
    errors,
    waypoints,
  }: { at: Date; states: number[]; errors: string[]; waypoints: readonly Waypoints[] },
): Promise<boolean> {
  return tables.transaction().execute(async (within) => {
    const found = await within
      .selectFrom('reports')
      .where('id', '=', report)
      .select(['errorName', 'errorWhere'])
      .forUpdate()
      .executeTakeFirst()
    if (!found) return false
    const { errorName: name, errorWhere: where } = found
    const group = divergence
      ? groupOfDivergence(divergence)
      : groupOfError(name === null ? null : { name, where: where ?? '' })
    const all = [...new Set([...(name === null ? [] : [name]), ...errors])]
    await within
      .updateTable('reports')
      .set({
        states: sql`${states}::int[]`,
        errors: sql`${all}::text[]`,
        groupKey: group?.key ?? null,
        groupTitle: group?.title ?? null,
        groupBy: group?.by ?? null,
      })
      .where('id', '=', report)
      .execute()
    const values = {
      state,
      at,
      log: divergence?.log ?? null,
      seq: divergence?.seq ?? null,
      actor: divergence?.actor ?? null,
      kind: divergence?.kind ?? null,
      detail: divergence?.detail ?? null,
      expected: divergence?.expected ?? null,
      found: divergence?.found ?? null,
      failure,
    }
    await within
      .insertInto('replays')
      .values({ report, build, ...values })
      .onConflict((conflict) => conflict.columns(['report', 'build']).doUpdateSet(values))
      .execute()
    await within.deleteFrom('waypoints').where('report', '=', report).execute()
    if (waypoints.length > 0) {
      const rows = waypoints.map((own) => ({ report, build, ...own }))
      await within.insertInto('waypoints').values(rows).execute()
    }
    return true
  })
}

/** Says of a report that its replay on a build is to come. */
export async function markQueued(
  tables: Kysely<Tables>,
  report: string,
  { build, at }: { build: string; at: Date },
): Promise<void> {
  await tables
    .insertInto('replays')
    .values({ report, build, state: 'queued', at })
    .onConflict((conflict) =>
      conflict.columns(['report', 'build']).doUpdateSet({ state: 'queued', at }),
    )
    .execute()
}
