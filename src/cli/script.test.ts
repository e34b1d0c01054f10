import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entryTo, recordSession, run, withChanged } from './cli.fixtures.ts'

let folder: string
let lines: string[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'limelight-script-'))
  lines = (await recordSession()).trimEnd().split('\n')
})
afterAll(() => rm(folder, { recursive: true }))

async function fileOf(name: string, text: string): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, text)
  return file
}

test('script writes what the platform answered and pushed in a log, and prints where', async () => {
  const log = await fileOf('session.log.ndjson', `${lines.join('\n')}\n`)
  const out = join(folder, 'session.json')
  const { code, printed, complaints } = await run('script', log, '--speed', '10', '--out', out)
  expect([code, printed.trim(), complaints]).toEqual([0, out, []])
  const script = JSON.parse(await readFile(out, 'utf8'))
  expect(script).toMatchObject({ script: 1, speed: 10, guestId: 'guest-1' })
  expect(script.steps).toContainEqual(
    expect.objectContaining({
      is: 'pushed',
      frame: expect.objectContaining({ type: 'guestBalance' }),
    }),
  )
})

test.each([
  ['none', [], 'script needs a FILE, a log ending in .log.ndjson or .gz'],
  ['a missing log', ['nowhere.log.ndjson'], 'nowhere.log.ndjson: no such file'],
  [
    'a speed in words',
    ['a.log.ndjson', '--speed', 'fast'],
    "--speed takes a number above 0, or 'step', not 'fast'",
  ],
  [
    'no speed at all',
    ['a.log.ndjson', '--speed', '0'],
    "--speed takes a number above 0, or 'step', not '0'",
  ],
  ['two logs', ['a.log.ndjson', 'b.log.ndjson'], "script takes one FILE, not also 'b.log.ndjson'"],
])('script refuses %s in one line', async (_, args, complaint) => {
  const { code, complaints } = await run('script', ...args)
  expect([code, complaints]).toEqual([2, [complaint]])
})

test('script refuses a log that has no entries, and one of a version that nobody knows', async () => {
  const empty = await fileOf('empty.log.ndjson', `${lines[0]}\n`)
  expect(await run('script', empty)).toMatchObject({
    code: 2,
    complaints: [`${empty} has no entries, there is nothing to replay`],
  })
  const newer = await fileOf('newer.log.ndjson', `${lines[0]?.replace('{"log":2', '{"log":9')}\n`)
  const { code, complaints } = await run('script', newer)
  expect(code).toBe(2)
  expect(complaints).toEqual([expect.stringContaining(`${newer}, line 1: `)])
})

test('script names the services whose answers cannot be written back', async () => {
  const line = entryTo(lines, 'app/loadConfig') + 1
  const spoilt = withChanged(lines, line, (entry) => ({
    ...entry,
    event: { ...(entry.event as object), data: { reason: 'configUnreachable' } },
  }))
  const file = await fileOf('spoilt.log.ndjson', `${spoilt}\n`)
  const { code, complaints } = await run('script', file)
  expect(code).toBe(2)
  expect(complaints).toEqual([
    expect.stringMatching(/entry \d+: the answers of loadConfig cannot be written back/),
  ])
})
