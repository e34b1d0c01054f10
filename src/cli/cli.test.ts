import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entryTo, type Parsed, recordSession, run, withChanged } from './cli.fixtures.ts'

const recording = 'fixtures/sessions/first-session.log.ndjson'

let folder: string
let log: string
let lines: string[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'limelight-cli-'))
  const text = await recordSession()
  log = await fileOf(text, 'whole.log.ndjson')
  lines = text.trimEnd().split('\n')
})
afterAll(() => rm(folder, { recursive: true }))

async function refusalOf(...args: string[]): Promise<string> {
  const { code, printed, complaints } = await run(...args)
  expect({ code, printed, complaints }).toMatchObject({ code: 2, printed: '' })
  expect(complaints).toHaveLength(1)
  expect(complaints[0]).not.toContain('\n')
  return complaints[0] as string
}

async function fileOf(content: string | Uint8Array, name = 'damaged.log.ndjson'): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, content)
  return file
}

const changedLog = (line: number, change: (parsed: Parsed) => object) =>
  fileOf(withChanged(lines, line, change))

const entryCount = () => lines.length - 1

test('replays the recorded session to its end', async () => {
  const { code, printed, complaints } = await run('replay', recording)
  expect({ code, complaints }).toEqual({ code: 0, complaints: [] })
  const [header, ...entries] = (await readFile(recording, 'utf8')).trimEnd().split('\n')
  const { build } = JSON.parse(header as string)
  const becomeEight = entries.filter((line) => /"to":"app\/loadLaterActors"/.test(line))
  // What about a performer began anew then is an event of its own now
  const becomeTwo = entries.filter(
    (line) =>
      /"push":\{[^}]*"type":"(?:actorOnline|actorOffline|freeChatDurationChanged|sessionAcknowledged)"/.test(
        line,
      ) && !line.includes('"resumed":true'),
  )
  const count = entries.length + 7 * becomeEight.length + becomeTwo.length
  expect(becomeEight).toHaveLength(1)
  expect(becomeTwo).toHaveLength(2)
  expect(printed).toContain(`${count} of ${count} entries folded, recorded by build ${build}\n`)
  expect(printed).toContain('app  {"running":{"shell":"running",')
  expect(printed).toContain('app/guest')
})

test('gives the state of every actor as JSON, at any entry', async () => {
  const at = async (...options: string[]) => {
    const { code, printed } = await run('replay', log, '--json', ...options)
    expect(code).toBe(0)
    return JSON.parse(printed)
  }
  const answered = entryTo(lines, 'app/guest/loadSession')
  const [start, middle] = [await at('--at', '0'), await at('--at', String(answered))]
  const end = await at()
  const length = entryCount()
  expect(start).toMatchObject({ position: 0, length, divergence: null })
  expect(start.actors.app).toMatchObject({ status: 'active', value: 'loadingConfig' })
  const running = { running: { shell: 'running', messenger: 'running' } }
  expect(middle).toMatchObject({ position: answered, actors: { app: { value: running } } })
  expect(middle.actors).not.toEqual(end.actors)
  expect(end).toMatchObject({ position: length, length })
  expect(end.actors['app/realtime'].context).toMatchObject({ language: 'nl' })
  expect(await at('--at', String(length))).toEqual(end)
})

test('says what is in a log', async () => {
  const { code, printed, complaints } = await run('inspect', log)
  expect([code, complaints]).toEqual([0, []])
  const { id, startedAt } = JSON.parse(lines[0] as string)
  const size = Buffer.byteLength(`${lines.join('\n')}\n`)
  const { at } = JSON.parse(lines.at(-1) as string)
  expect(printed).toMatch(new RegExp(`^id +${id}$`, 'm'))
  expect(printed).toMatch(new RegExp(`^startedAt +${startedAt}$`, 'm'))
  expect(printed).toMatch(/^input +\{"language":"nl"\}$/m)
  expect(printed).toMatch(new RegExp(`^entries +${entryCount()}$`, 'm'))
  expect(printed).toMatch(new RegExp(`^size +${size} bytes$`, 'm'))
  expect(printed).toMatch(new RegExp(`^duration +${(at / 1000).toFixed(3)} s$`, 'm'))
  expect(printed).toMatch(/^ +\d+ {2}app\/realtime$/m)
  expect(printed).toMatch(/^ +\d+ {4}socket\.opened$/m)
})

test('counts entries by actor and kind', async () => {
  const counts = new Map<string, number>()
  for (const line of lines.slice(1)) {
    const { to, event } = JSON.parse(line)
    for (const key of [`  ${to}`, `    ${event.type}`]) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const { printed } = await run('inspect', log)
  const actors = [...printed.matchAll(/^ *(\d+)( {2}app\S*)$/gm)]
  expect(actors.length).toBeGreaterThan(2)
  for (const [, count, actor] of actors) expect(counts.get(actor as string)).toBe(Number(count))
  const kinds = [...printed.matchAll(/^ *(\d+) {4}\S+$/gm)].map(([, count]) => Number(count))
  expect(kinds.reduce((sum, count) => sum + count, 0)).toBe(entryCount())
})

test('reads a compressed log', async () => {
  const file = await fileOf(gzipSync(await readFile(log)), 'whole.log.ndjson.gz')
  expect(await run('replay', file)).toEqual(await run('replay', log))
  expect((await run('inspect', file)).code).toBe(0)
})

test.each(['replay', 'inspect'])('%s warns of a torn last line and goes on', async (command) => {
  const file = await fileOf([...lines.slice(0, 4), lines[4]?.slice(0, 30)].join('\n'))
  const { code, printed, complaints } = await run(command, file)
  expect(code).toBe(0)
  expect(complaints).toEqual([`${file}, line 5: torn off (30 characters), dropped`])
  expect(printed).toMatch(/^3 of 3 entries|^entries +3$/m)
})

test.each(['replay', 'inspect'])('%s names the file and the line at fault', async (command) => {
  const notJson = await fileOf([lines[0], lines[1], '{"seq":', lines[3]].join('\n'))
  expect(await refusalOf(command, notJson)).toBe(`${notJson}, line 3: not JSON`)
  const lost = await fileOf([lines[0], lines[1], lines[3]].join('\n'))
  expect(await refusalOf(command, lost)).toBe(`${lost}, line 3: 'seq' must be 2, not 3`)
  const newer = await changedLog(1, (header) => ({ ...header, log: 99 }))
  expect(await refusalOf(command, newer)).toContain(`${newer}, line 1: the log has version 99`)
  const empty = await fileOf('')
  expect(await refusalOf(command, empty)).toContain(`${empty}, line 1: the log is empty`)
})

test.each(['replay', 'inspect'])('%s names a file that cannot be read', async (command) => {
  const missing = join(folder, 'missing.log.ndjson')
  expect(await refusalOf(command, missing)).toBe(`${missing}: no such file`)
  expect(await refusalOf(command, `${missing}.gz`)).toBe(`${missing}.gz: no such file`)
  expect(await refusalOf(command, folder)).toBe(`${folder}: a folder, not a log`)
  const packed = gzipSync(await readFile(log))
  const torn = await fileOf(packed.subarray(0, 900), 'torn.log.ndjson.gz')
  expect(await refusalOf(command, torn)).toBe(`${torn}: not a whole gzip file`)
  const plain = await fileOf(lines.join('\n'), 'plain.log.ndjson.gz')
  expect(await refusalOf(command, plain)).toBe(`${plain}: not a whole gzip file`)
  const unnamed = await fileOf(packed)
  expect(await refusalOf(command, unnamed)).toContain(`${unnamed}, line 1: not UTF-8`)
})

test.each([
  [[], 'no command'],
  [
    ['dance'],
    "no command 'dance'; there are replay, inspect, to-test, script, coverage, record and reports",
  ],
  [['coverage'], 'coverage needs a LOG or several'],
  [['coverage', recording, '--at', '1'], 'coverage takes LOGs, --out and --json'],
  [['coverage', 'none.log.ndjson'], 'none.log.ndjson: no such file'],
  [['replay'], 'replay needs a FILE'],
  [['inspect'], 'inspect needs a FILE'],
  [['replay', recording, 'more'], "replay takes one FILE, not also 'more'"],
  [['replay', recording, '--frob'], "Unknown option '--frob', see --help"],
  [['replay', recording, '--at'], "Option '--at <value>' argument missing"],
  [['replay', recording, '--at', '-1'], "Option '--at' argument is ambiguous"],
  [['replay', recording, '--at', 'x'], "--at takes a number of entries, not 'x'"],
  [['replay', recording, '--at', '1.5'], "--at takes a number of entries, not '1.5'"],
  [['replay', recording, '--at', '9999'], '--at 9999 is beyond them'],
  [['inspect', recording, '--json'], 'inspect takes only a FILE'],
  [['inspect', recording, '--at', '1'], 'inspect takes only a FILE'],
  [['inspect', recording, '--from', '1'], 'inspect takes only a FILE'],
  [
    ['replay', recording, '--from', 'x'],
    "--from takes the number of a checkpoint or 'last', not 'x'",
  ],
  [
    ['replay', recording, '--from', '1.5'],
    "--from takes the number of a checkpoint or 'last', not",
  ],
  [['replay', recording, '--from', '7'], 'has no checkpoint after entry 7; there are none'],
])('refuses %j in one line', async (args, complaint) => {
  expect(await refusalOf(...args)).toContain(complaint)
})

test.each([['--help'], ['-h'], ['help']])('explains itself for %s', async (word) => {
  const { code, printed, complaints } = await run(word)
  expect([code, complaints]).toEqual([0, []])
  expect(printed).toContain('replay FILE [--json] [--from N] [--at N]')
  expect(printed).toContain('inspect FILE')
})

test.each([[null], [undefined]])(
  'refuses a log with which the app does not start: input %s',
  async (input) => {
    const file = await changedLog(1, (header) => ({ ...header, input }))
    expect(await refusalOf('replay', file)).toContain(
      `${file}, line 1: the app does not start with this input: TypeError: Cannot read`,
    )
  },
)
