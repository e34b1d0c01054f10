import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { inspectedSystems } from '../../inspected/systems.ts'
import { recordDay } from '../example/recorded.fixtures.ts'
import { replayedStates } from '../replica/replayedStates.ts'
import type { ActorInfo } from '../replica.value.types.ts'
import { copiedTest } from './copiedTest.ts'

const root = join(import.meta.dirname, '../../..')

async function dayTest(falsify = false) {
  const log = (await recordDay()).recording.log.toNDJSON()
  const { states } = await replayedStates(inspectedSystems, 'example', log.trimEnd().split('\n'))
  const actors = Object.entries(states).map(([path, { status, value }]) => ({
    path,
    status,
    value: falsify ? `${value}!` : value,
    logic: value === '' ? 'callback' : 'machine',
  })) as ActorInfo[]
  return { log, actors }
}

/** Runs a text as a test of the project. @returns whether it passed, and what was said */
async function run(text: string) {
  const folder = mkdtempSync(join(root, 'src/inspected/copied-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'copied.test.ts'), text)
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const args = [vitest, 'run', '--project', 'unit', basename(folder), '--reporter=dot']
  return promisify(execFile)(process.execPath, args, {
    cwd: root,
    env: { ...process.env, REPORT_FILE: join(folder, 'report.json') },
  }).then(
    ({ stdout }) => ({ passed: true, said: stdout }),
    (error: { stdout: string }) => ({ passed: false, said: error.stdout }),
  )
}

const place = {
  folder: 'src/inspected',
  replaying: '../../inspector/replica/replayedStates.ts',
  systems: '../systems.ts',
}

test('is a test that runs, passes, and fails when a state is another', async () => {
  const { log, actors } = await dayTest()
  const good = await run(copiedTest({ system: 'example', id: 'day', log, actors, place }))
  expect(good.said).toMatch(/1 passed/)
  expect(good.passed).toBe(true)
  const { actors: wrong } = await dayTest(true)
  const bad = await run(copiedTest({ system: 'example', id: 'day', log, actors: wrong, place }))
  expect(bad.passed).toBe(false)
  expect(bad.said).toMatch(/1 failed/)
})
