import { recordSession } from '../src/cli/cli.fixtures.ts'
import { replayAll } from '../src/support/server/commands/replayAll.ts'
import { openDatabase } from '../src/support/server/database/database.ts'
import { logOf, Reporter } from '../src/support/server/intake/reporter.fixtures.ts'
import { newId, TestStore } from '../src/support/server/store.fixtures.ts'
import { openQueue } from '../src/support/server/work/queue.ts'
import type { Figure } from './measure.ts'

const logs = 1_000
const workers = 2
const build = 'bench'
const unlimited = { burst: 1e9, perSecond: 1e9 }

/** Replays reports as `npm run cli -- reports replay` does. */
export async function measureReplays(place: { url: string }): Promise<Figure[]> {
  await using database = await openDatabase(place)
  const queue = await openQueue(database, { build, isServer: false })
  const store = new TestStore(
    { database, queue },
    { rates: { key: unlimited, address: unlimited } },
  )
  const [header = '', ...lines] = (await recordSession(undefined, true)).split('\n')
  for (let n = 0; n < logs; n++) {
    const page = new Reporter(store)
    const id = newId()
    const own = JSON.stringify({ ...JSON.parse(header), id, session: page.session })
    await page.send([logOf(id, [[own, ...lines].join('\n')])])
  }
  const entry = new URL('../cli/main.js', import.meta.url)
  const said: string[] = []
  const options = { since: new Date(0), recordedBy: undefined, workers, json: true }
  await replayAll(
    options,
    { database, queue, build, now: () => Date.now(), entry },
    {
      print: (text) => void said.push(text),
      complain: () => {},
    },
  )
  await queue.close()
  const { replayed, seconds, same } = JSON.parse(said.join(''))
  await database.executeSql('truncate sessions, reports cascade')
  return [
    {
      name: `logs of ${lines.length - 1} entries replayed by ${workers} workers`,
      value: replayed / seconds,
      unit: 'logs/s',
    },
    {
      name: `… that replay the same, of ${logs}`,
      value: same,
      unit: 'logs',
      goal: String(logs),
      holds: same === logs,
      isVital: true,
    },
  ]
}
