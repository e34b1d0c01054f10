import { expect, test } from 'vitest'
import { onEachDatabase } from '../eachDatabase.fixtures.ts'
import { Reporter, smallLog } from '../intake/reporter.fixtures.ts'
import { password, type TestStore, today } from '../store.fixtures.ts'
import type { Folded } from '../work/fold.ts'
import { replayReport } from '../work/replayReport.ts'
import { runCommand } from './commands.ts'

async function run({ database, queue, now }: TestStore, args: string[], secret?: string) {
  const printed: string[] = []
  const complaints: string[] = []
  // whatever is to be replayed was: a thread has nothing to do
  const store = { database, queue, build: today, now: () => now, entry: 'nowhere' }
  const code = await runCommand({ args, secret }, store, {
    print: (text) => void printed.push(text),
    complain: (line) => void complaints.push(line),
  })
  return { code, printed, complaints }
}

/** Sends a report and says how its replay went. */
async function replayed(store: TestStore, folded: Partial<Folded>, build = 'b1'): Promise<string> {
  const page = new Reporter(store)
  const id = await page.send([smallLog(page.session)], { build })
  await store.queue.workOff(10, () =>
    replayReport(
      {
        tables: store.tables,
        fold: async () => ({
          ...{ states: [], errors: [], divergence: null, failure: null, waypoints: null },
          ...folded,
        }),
        build: today,
        now: () => store.now,
      },
      id,
    ),
  )
  return id
}

const divergence = {
  seq: 7,
  actor: 'app/guest',
  kind: 'changed',
  detail: 'value',
  expected: 'a',
  found: 'b',
} as const

onEachDatabase((storeOf) => {
  test('adds users, locks them and gives them another password, and writes it down', async () => {
    const store = storeOf()
    expect(await run(store, ['user', 'add', 'ida', '--admin'], password)).toEqual({
      code: 0,
      printed: ['ida can sign in as admin'],
      complaints: [],
    })
    expect((await store.logIn('ida')).status).toBe(200)
    await run(store, ['user', 'add', 'max'], password)
    await run(store, ['user', 'lock', 'max'])
    expect((await store.logIn('max')).status).toBe(401)
    await run(store, ['user', 'unlock', 'max'])
    await run(store, ['user', 'password', 'max'], 'quite another password')
    expect((await store.logIn('max', 'quite another password')).status).toBe(200)
    const entries = await store.tables
      .selectFrom('audit')
      .select(['user', 'detail'])
      .orderBy('id')
      .execute()
    expect(
      entries.filter(({ user }) => user === '(command line)').map(({ detail }) => detail),
    ).toEqual(['ida, admin', 'max, agent', 'max, locked', 'max, unlocked', 'max, password'])
  })

  test('lists reports, the newest first, as lines or as JSON', async () => {
    const store = storeOf()
    expect(await run(store, ['list'])).toMatchObject({ code: 0, printed: ['no reports'] })
    const ids = []
    for (let n = 0; n < 3; n++) {
      ids.unshift(await new Reporter(store).send([], { text: 'two\nlines' }))
      store.now += 60_000
    }
    const { printed } = await run(store, ['list'])
    expect(printed.map((line) => line.slice(0, 36))).toEqual(ids)
    const { printed: json } = await run(store, [
      'list',
      '--json',
      '--since',
      new Date(store.now - 90_000).toISOString(),
    ])
    expect(json.map((line) => JSON.parse(line))).toMatchObject([{ id: ids[0], text: 'two\nlines' }])
  })

  test('erases all of a guest', async () => {
    const store = storeOf()
    await new Reporter(store).send([], { guest: 'guest1' })
    await new Reporter(store).send([], { guest: 'guest2' })
    expect(await run(store, ['erase', '--guest', 'guest1'])).toMatchObject({
      printed: ['1 report erased'],
    })
    expect(await store.tables.selectFrom('reports').select('guest').execute()).toEqual([
      { guest: 'guest2' },
    ])
  })

  test('prints by where replays begin to differ, the most first, and exits 1', async () => {
    const store = storeOf()
    const same = await replayed(store, {})
    expect(await run(store, ['replay', '--since', '2026-01-01'])).toEqual({
      code: 0,
      printed: [
        expect.stringMatching(
          /^0 replayed on build today00build in .* s, 1 before: 1 same, 0 differ, 0 failed$/,
        ),
      ],
      complaints: [],
    })
    await replayed(store, { failure: 'it cannot be replayed: <b>' })
    const differing = [
      await replayed(store, { divergence }),
      await replayed(store, { divergence }, 'b2'),
    ]
    const { code, printed } = await run(store, ['replay', '--since', '2026-01-01'])
    expect(code).toBe(1)
    expect(printed).toEqual([
      `      2  changed app/guest value  (${differing.toSorted()[0]})`,
      expect.stringMatching(/^ {6}1 {2}failed: log [\w-]+: it cannot be replayed: <b> {2}\(/),
      expect.stringContaining('1 same, 2 differ, 1 failed'),
    ])
    const of = await run(store, ['replay', '--since', '2026-01-01', '--build', 'b2', '--json'])
    expect(JSON.parse(of.printed.join())).toMatchObject({
      same: 0,
      differ: 1,
      apart: [{ example: differing[1] }],
    })
    const none = await run(store, ['replay', '--since', '2030-01-01'])
    expect(none.code).toBe(0)
    expect(same).not.toBe(differing[0])
  })

  test.each<[string[], string]>([
    [[], "no command 'reports '; there are list, erase, replay and user, see --help"],
    [['dance'], "no command 'reports dance'"],
    [['list', 'more'], "list takes no 'more'"],
    [['list', '--since', 'yesterday'], "--since takes a date such as 2026-01-31, not 'yesterday'"],
    [['list', '--frob'], "Unknown option '--frob', see --help"],
    [['erase'], 'erase needs --guest ID'],
    [['replay'], 'replay needs --since DATE'],
    [
      ['replay', '--since', '2026-01-01', '--workers', '0'],
      '--workers takes a number from 1 to 64',
    ],
    [['user', 'add'], 'user add needs a NAME'],
    [['user', 'add', 'ida'], 'the password must have at least 12 characters'],
    [['user', 'dance', 'ida'], "no command 'reports user dance'"],
    [['user', 'lock', 'nobody'], 'there is no user nobody'],
    [['user', 'lock', 'ida', 'max'], "'max' is one word too many"],
  ])('refuses %j in one line', async (args, line) => {
    const { code, printed, complaints } = await run(storeOf(), args)
    expect({ code, printed }).toEqual({ code: 2, printed: [] })
    expect(complaints).toEqual([expect.stringContaining(line)])
  })
})
