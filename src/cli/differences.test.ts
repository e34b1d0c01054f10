import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entryTo, type Parsed, recordSession, run, withChanged } from './cli.fixtures.ts'

let folder: string
let log: string
let lines: string[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'limelight-differences-'))
  const text = await recordSession()
  log = await fileOf(text, 'whole.log.ndjson')
  lines = text.trimEnd().split('\n')
})
afterAll(() => rm(folder, { recursive: true }))

async function fileOf(content: string, name = 'changed.log.ndjson'): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, content)
  return file
}

const changedLog = (line: number, change: (parsed: Parsed) => object) =>
  fileOf(withChanged(lines, line, change))

test('names the entry, the actor and both states where this build diverges', async () => {
  const answered = entryTo(lines, 'app/guest/loadSession')
  const file = await changedLog(answered + 1, (entry) => ({
    ...entry,
    digest: { 'app/guest': { value: 'locked\n2' } },
  }))
  const { code, complaints } = await run('replay', file)
  expect(code).toBe(1)
  expect(complaints).toHaveLength(1)
  expect(complaints[0]).toContain(
    `${file}, entry ${answered}, app/guest, value: the log has locked 2, here is {"loggedIn":`,
  )
  const { divergence } = JSON.parse((await run('replay', file, '--json')).printed)
  expect(divergence).toMatchObject({ seq: answered, path: 'app/guest', expected: 'locked\n2' })
})

test('diverges from a log of another root', async () => {
  const file = await fileOf(lines.join('\n').replaceAll('"app/', '"shop/'))
  const { code, complaints } = await run('replay', file)
  expect(code).toBe(1)
  expect(complaints).toEqual([
    `${file}, entry 1, shop/viewport, actor: the log has takes viewport.resized, here is no such actor; no actor agrees at its end`,
  ])
})

test('diverges from a log of a root with another input', async () => {
  const file = await changedLog(1, (header) => ({ ...header, input: { language: 7 } }))
  const { code, complaints } = await run('replay', file)
  expect(code).toBe(1)
  expect(complaints).toHaveLength(1)
  expect(complaints[0]).toContain(`${file}, entry 2, app, input: the log has `)
})

test('lists what differs beside the state, which does not diverge', async () => {
  const answered = entryTo(lines, 'app/guest/loadSession')
  const file = await changedLog(answered + 1, (entry) => {
    const { 'app/guest': guest, ...digest } = entry.digest as Record<string, object>
    return { ...entry, digest: { ...digest, 'app/guest': { ...guest, 'did dance': ['1'] } } }
  })
  const { code, printed, complaints } = await run('replay', file)
  expect({ code, complaints }).toEqual({ code: 0, complaints: [] })
  const line = `entry ${answered}  missing  app/guest did dance: 1 → -`
  expect(printed.split('\n').slice(-3)).toEqual(['', 'differences', line])
  const { differences, agreeing } = JSON.parse((await run('replay', file, '--json')).printed)
  expect(differences).toMatchObject([{ kind: 'missing', path: 'app/guest', part: 'did dance' }])
  expect(agreeing).toContain('app/realtime')
  expect((await run('replay', log)).printed).not.toContain('differences')
})

test('lists so many differences and counts the rest', async () => {
  const file = await fileOf(lines.join('\n').replaceAll('"app/', '"shop/'))
  const { printed } = await run('replay', file)
  const { differences, moreDifferences } = JSON.parse((await run('replay', file, '--json')).printed)
  expect(moreDifferences).toBe(0)
  const listed = printed.slice(printed.indexOf('\ndifferences\n')).trim().split('\n')
  expect(listed).toHaveLength(22)
  expect(listed[2]).toMatch(
    /^entry 1 {2}missing {2}shop\/viewport actor: takes viewport.resized → no/,
  )
  expect(listed.at(-1)).toBe(`… and ${differences.length - 20} more`)
})

test('says how many actors agree although it diverges', async () => {
  const file = await changedLog(entryTo(lines, 'app/guest/loadSession') + 1, (entry) => ({
    ...entry,
    digest: { 'app/guest': { value: 'locked' } },
  }))
  const { agreeing } = JSON.parse((await run('replay', file, '--json')).printed)
  expect(agreeing.length).toBeGreaterThan(5)
  const { complaints } = await run('replay', file)
  expect(complaints[0]).toMatch(new RegExp(`; ${agreeing.length} actors agree at its end$`))
})
