import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { setFold } from '../../machines/core/clock.ts'
import { upcasters } from '../../machines/core/upcasters.ts'
import { completeApp } from '../areas/all.ts'
import { EventLog, replay, stateOf } from '../engine/index.ts'
import { minimiseLog, type Outcome, outcomeOf } from '../testing/minimise.ts'
import { shortOf } from '../testing/short.ts'
import { InputError, readFile } from './input.ts'
import type { Output } from './output.ts'

/** Where such tests stand, from the folder in which the command is run. */
const folder = 'src/found'
const fixtures = 'src/areas/found.fixtures.ts'
const options = { systemId: 'app', onFold: setFold } as const

export interface ToTestOptions {
  /** The address of an actor whose state at the end is kept; what went wrong in the log without it. */
  keep: string | undefined
  /** The folder that gets the test; `src/found` without it. */
  out: string | undefined
}

/**
 * Writes a test that replays the least part of a log that comes to what the whole comes to: to where this build
 * diverges from it, to an actor that fails, or to the state of the actor that is named.
 * @returns the exit code
 * @throws InputError for a file that cannot be used or that nothing stands out in, and for a test that is there
 */
export async function toTest(
  file: string,
  { keep, out = folder }: ToTestOptions,
  { print }: Output,
): Promise<number> {
  const log = await readFile(file, (bytes) => EventLog.read(bytes, { upcasters }))
  const outcome = outcomeFrom(file, log, keep)
  const name = basename(file).replace(/\.log\.ndjson(\.gz)?$/, '')
  const [testFile, logFile] = [join(out, `${name}.test.ts`), join(out, `${name}.log.ndjson`)]
  const taken = [testFile, logFile].find((path) => existsSync(path))
  if (taken) throw new InputError(`${taken} is there already; --out DIR names another folder`)
  const { log: small, replays } = minimiseLog(completeApp, log, outcome, options)
  await mkdir(out, { recursive: true })
  await writeFile(logFile, small.toNDJSON())
  const { build, session } = log.header
  const from = `${basename(file)}, session ${session}, build ${build}: ${small.entries.length} of ${log.entries.length} entries`
  await writeFile(testFile, testText(name, from, outcome, relative(out, fixtures)))
  print(`${small.entries.length} of ${log.entries.length} entries, after ${replays} replays`)
  print(`${testFile} and ${logFile}`)
  return 0
}

function outcomeFrom(file: string, log: EventLog, keep: string | undefined): Outcome {
  const replayed = replay(completeApp, log, options)
  if (keep === undefined) {
    const outcome = outcomeOf(replayed)
    if (outcome) return outcome
    throw new InputError(
      `${file} replays as it was recorded and no actor fails; --keep ADDRESS keeps the state of an actor`,
    )
  }
  replayed.run()
  const state = stateOf(replayed.actor)[keep]
  if (!state) throw new InputError(`${file} ends with no actor at '${keep}'`)
  return { is: 'state', path: keep, value: shortOf(state.value) }
}

const sentences: Record<Outcome['is'], (path: string) => string> = {
  diverged: (path) => `${path} is as it was recorded`,
  failed: (path) => `${path} does not fail`,
  state: (path) => `${path} comes to its state`,
}

const expectations: Record<Outcome['is'], (outcome: Outcome) => string> = {
  diverged: () => 'expect(found.divergence).toBeUndefined()',
  failed: () => 'expect(found.failed).toEqual([])',
  state: (outcome) =>
    outcome.is === 'state'
      ? `expect(found.valueOf(${JSON.stringify(outcome.path)})).toBe(${JSON.stringify(outcome.value)})`
      : '',
}

function testText(name: string, from: string, outcome: Outcome, fixture: string): string {
  const title = sentences[outcome.is](outcome.path)
  return `import { expect, test } from 'vitest'
import { replayFound } from '${fixture.startsWith('.') ? fixture : `./${fixture}`}'

// From ${from.replaceAll(/\p{Cc}+/gu, ' ')}
test(${JSON.stringify(title)}, () => {
  const found = replayFound(new URL('./${encodeURIComponent(name)}.log.ndjson', import.meta.url))
  ${expectations[outcome.is](outcome)}
})
`
}
