import { openDatabase, type Place } from '../src/support/server/database/database.ts'
import { Reporter } from '../src/support/server/intake/reporter.fixtures.ts'
import { stateHash } from '../src/support/server/reports/search.ts'
import { TestStore } from '../src/support/server/store.fixtures.ts'
import { openQueue } from '../src/support/server/work/queue.ts'
import type { Figure } from './measure.ts'

const reports = 100_000
const rounds = 20
const longest = 100

const queries = {
  list: ['', 'sort=oldest', 'sort=longest', 'sort=largest', 'from=2026-02-01&until=2026-02-08'],
  filter: [
    'status=new',
    'status=solved',
    'kind=crash',
    'assignee=none',
    'assignee=agent7',
    'build=build3',
    'route=route11&browser=Chromium%20140',
    'error=Error5',
    'state=app:common',
    'state=app:rare17',
    'group=group42',
    'status=open&kind=crash&build=build1&state=app:common',
  ],
  search: [
    'text=common',
    'text=word17',
    'text=word1',
    'text=guest4711',
    'text=common%20word33%20Error5',
    'text=nowhere',
    'text=common&status=solved&sort=longest',
  ],
}

/** Lists, filters and searches as the console asks, among 100,000 reports. */
export async function measureLists(kind: string, place: Place): Promise<Figure[]> {
  await using database = await openDatabase(place)
  const queue = await openQueue(database, { build: 'bench', isServer: false })
  const store = new TestStore({ database, queue })
  await new Reporter(store).send([])
  await database.executeSql(fill)
  await database.executeSql('vacuum analyze')
  const agent = await store.signIn('agent', `bench${Date.now().toString(36)}`)
  const figures: Figure[] = []
  for (const [what, all] of Object.entries(queries)) {
    const times: number[] = []
    let slowest = { query: '', ms: 0 }
    for (let round = -1; round < rounds; round++) {
      for (const query of all) {
        const began = performance.now()
        await agent.get(`reports?${query}`)
        const ms = performance.now() - began
        if (round < 0) continue
        times.push(ms)
        if (ms > slowest.ms) slowest = { query, ms }
      }
    }
    times.sort((a, b) => a - b)
    const value = times[Math.ceil(times.length * 0.95) - 1] ?? 0
    figures.push({
      name: `${what} of ${reports} reports (${kind}), 95th percentile of ${times.length} (slowest: ${slowest.query || 'all'})`,
      value,
      unit: 'ms',
      goal: `under ${longest} ms`,
      holds: value < longest,
    })
  }
  await database.executeSql('truncate sessions, reports cascade')
  await queue.close()
  return figures
}

const states = (count: number) =>
  `(select array_agg(hashtext('state' || k || (n % 7)::int)) from generate_series(1, ${count}) k)`

/** Each of 60 words of which some are in all, some in few; two hundred states, as a session reaches them. */
const fill = `
  insert into reports select (r).* from (
    select jsonb_populate_record(reports, jsonb_build_object(
      'id', gen_random_uuid(),
      'received_at', '2026-01-01'::timestamptz + n * interval '26 seconds',
      'status', (array['new', 'new', 'open', 'solved', 'dismissed'])[1 + n % 5],
      'kind', (array['asked', 'crash'])[1 + n % 2],
      'assignee', case when n % 3 = 0 then 'agent' || n % 20 end,
      'build', 'build' || n % 30, 'route', 'route' || n % 40, 'browser', 'Chromium ' || 130 + n % 27,
      'guest', 'guest' || n, 'duration', (n * 7919) % 3600000, 'bytes', (n * 104729) % 4000000,
      'text', 'common ' || repeat('text of a guest ', 20),
      'errors', jsonb_build_array('Error' || n % 50),
      'states', to_jsonb(${states(200)} || array[${stateHash('app:common')}] ||
        case when n % 1000 = 17 then array[${stateHash('app:rare17')}] else array[]::int[] end),
      'group_key', 'group' || n % 500, 'group_title', 'Error' || n % 500, 'group_by', 'error',
      'search', array_to_tsvector(array(select distinct w from unnest(array['common', 'guest' || n, 'error5', 'word' || n % 100] ||
        array(select 'text' || (n * k) % 5000 from generate_series(1, 56) k)) w))
    )) as r from reports, generate_series(1, ${reports}::bigint) as n) as made`
