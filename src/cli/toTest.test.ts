import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { replayFound } from '../areas/found.fixtures.ts'
import { entryTo, recordSession, run, withChanged } from './cli.fixtures.ts'

let folder: string
let log: string
let lines: string[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'limelight-found-'))
  log = join(folder, 'session.log.ndjson')
  const text = await recordSession()
  lines = text.trimEnd().split('\n')
  await writeFile(log, text)
})
afterAll(() => rm(folder, { recursive: true }))

/** The session as another build recorded it, for which whoever logs in is locked. */
async function otherBuild(): Promise<string> {
  const line = entryTo(lines, 'app/guest/loadSession') + 1
  const digest = { 'app/guest': { value: 'locked' } }
  const file = join(folder, 'other.log.ndjson')
  await writeFile(file, `${withChanged(lines, line, (entry) => ({ ...entry, digest }))}\n`)
  return file
}

test('a log from which this build diverges becomes a test of the few entries that show it', async () => {
  const file = await otherBuild()
  const out = join(folder, 'diverged')
  const { code, printed, complaints } = await run('to-test', file, '--out', out)
  expect([code, complaints]).toEqual([0, []])
  expect(await readdir(out)).toEqual(['other.log.ndjson', 'other.test.ts'])
  const small = join(out, 'other.log.ndjson')
  const left = (await readFile(small, 'utf8')).trimEnd().split('\n').length - 1
  expect(left).toBeLessThan(lines.length - 1)
  expect(printed).toContain(`${left} of ${lines.length - 1} entries`)
  const source = await readFile(join(out, 'other.test.ts'), 'utf8')
  expect(source).toContain('expect(found.divergence).toBeUndefined()')
  expect(source).toContain('other.log.ndjson, session s1, build today')
  expect(replayFound(pathToFileURL(small)).divergence).toMatchObject({ kind: 'changed' })
})

test('the state of an actor is kept when it is named, by as few entries as lead to it', async () => {
  const out = join(folder, 'kept')
  expect(await run('to-test', log, '--keep', 'app/realtime', '--out', out)).toMatchObject({
    code: 0,
  })
  const whole = replayFound(pathToFileURL(log)).valueOf('app/realtime')
  const source = await readFile(join(out, 'session.test.ts'), 'utf8')
  expect(source).toContain(`toBe(${JSON.stringify(whole)})`)
  const small = pathToFileURL(join(out, 'session.log.ndjson'))
  expect(replayFound(small).valueOf('app/realtime')).toBe(whole)
})

test('what cannot become a test is said, and nothing is written over', async () => {
  const refusal = async (...args: string[]) => {
    const { code, complaints } = await run('to-test', ...args)
    expect(code).toBe(2)
    return complaints.join()
  }
  expect(await refusal()).toBe('to-test needs a FILE, a log ending in .log.ndjson or .gz')
  expect(await refusal(log)).toContain('no actor fails; --keep ADDRESS keeps')
  expect(await refusal(log, '--keep', 'app/nobody')).toContain("no actor at 'app/nobody'")
  expect(await refusal(log, '--json')).toBe('to-test takes a FILE, --keep and --out')
  expect(await refusal(log, 'more')).toBe("to-test takes one FILE, not also 'more'")
  expect(await refusal(join(folder, 'none'))).toContain('no such file')
  const out = join(folder, 'twice')
  const args = [log, '--keep', 'app/guest', '--out', out]
  expect(await run('to-test', ...args)).toMatchObject({ code: 0 })
  expect(await refusal(...args)).toContain('is there already; --out DIR names another folder')
})
