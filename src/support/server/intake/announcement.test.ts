import { expect, test } from 'vitest'
import { onEachDatabase } from '../eachDatabase.fixtures.ts'
import { Reporter, refusal, smallLog } from './reporter.fixtures.ts'

onEachDatabase((storeOf) => {
  test.each<[string, object, string, string]>([
    ['no consent', { consent: false }, 'malformed', 'consent'],
    ['no UUID', { id: "1' or 1=1" }, 'malformed', 'id is no UUID'],
    ['another kind', { kind: 'other' }, 'malformed', 'kind'],
    [
      'a text that is too long',
      { text: 'x'.repeat(4_001) },
      'too-large',
      'text has more than 4000 characters',
    ],
    [
      'a negative viewport',
      { viewport: { width: -1, height: 1 } },
      'malformed',
      'viewport.width is below 0',
    ],
    [
      'a time that is none',
      { logs: [{ ...smallLog('').announced, startedAt: 'soon' }] },
      'malformed',
      'logs.0.startedAt',
    ],
    [
      'an id of a log that is a path',
      { logs: [{ ...smallLog('').announced, id: '../x' }] },
      'malformed',
      'logs.0.id',
    ],
    [
      'too many logs',
      { logs: Array.from({ length: 17 }, () => smallLog('').announced) },
      'too-many',
      'leave out the oldest',
    ],
    [
      'a million entries',
      { logs: [{ ...smallLog('').announced, entries: 1_000_000 }] },
      'too-large',
      'entries',
    ],
    [
      'too many chunks in all',
      { logs: [300, 300].map((chunks) => ({ ...smallLog('').announced, chunks })) },
      'too-large',
      '600 chunks',
    ],
  ])('refuses a report with %s', async (_, more, code, message) => {
    const store = storeOf()
    const page = new Reporter(store)
    expect(await refusal(await page.announce(page.report([], more as never)))).toMatchObject({
      code,
      message: expect.stringContaining(message),
    })
    expect(await store.tables.selectFrom('reports').select('id').execute()).toEqual([])
  })

  test('refuses what is no JSON, no report and no JSON by its type', async () => {
    const page = new Reporter(storeOf())
    const post = (body: string, type = 'application/json') =>
      page.ask('', { method: 'POST', headers: { 'Content-Type': type }, body })
    for (const body of ['', '{', '[]', 'null', '7', '{}'])
      expect(await refusal(await post(body))).toMatchObject({ status: 400, code: 'malformed' })
    expect(await refusal(await post('{}', 'text/plain'))).toMatchObject({ code: 'malformed' })
  })
})
