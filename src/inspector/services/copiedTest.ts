import type { ActorInfo } from '../replica.value.types.ts'

/** How a project's test reaches what it needs. */
export interface TestPlace {
  /** Where such a test is put, for the comment at its head. */
  folder: string
  /** What it imports from: how a log is replayed, and the systems whose logs can be. */
  replaying: string
  systems: string
}

/** What a test is made of. */
export interface CopiedTest {
  system: string
  id: string
  /** The log as NDJSON, up to the entry that is shown. */
  log: string
  actors: readonly ActorInfo[]
  place: TestPlace
}

/**
 * Writes a test for vitest that replays a log and expects the states in which it ended.
 * @returns its whole text
 */
export function copiedTest({ system, id, log, actors, place }: CopiedTest): string {
  const states = actors
    .filter(({ logic }) => logic === 'machine')
    .map(({ path, status, value }) => [path, { status, value }] as const)
  const lines = log.trimEnd().split('\n')
  return `// Put it into ${place.folder}/, as NAME.test.ts
import { expect, test } from 'vitest'
import { replayedStates } from '${place.replaying}'
import { inspectedSystems } from '${place.systems}'

const log = [
${lines.map((line) => `  ${JSON.stringify(line)},`).join('\n')}
]

/** Of each machine: whether it runs, and its states. */
const expected = ${JSON.stringify(Object.fromEntries(states), null, 2)}

test(${JSON.stringify(`replays ${id} to the states in which it ended`)}, async () => {
  const { divergence, states } = await replayedStates(inspectedSystems, ${JSON.stringify(system)}, log)
  expect(divergence).toBe(undefined)
  expect(states).toMatchObject(expected)
})
`
}
