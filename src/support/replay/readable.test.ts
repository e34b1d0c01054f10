import { beforeAll, expect, test } from 'vitest'
import { recordSession } from '../../cli/cli.fixtures.ts'
import { readSession } from './reading.ts'
import { openSession } from './session.ts'

const isCheckpoint = (line: string) => line.startsWith('{"checkpoint":')

/** The lines of a log that has several checkpoints. */
let lines: string[]
/** The indices of these among the lines. */
let places: number[]
beforeAll(async () => {
  lines = (await recordSession({ entries: 8 })).trimEnd().split('\n')
  places = lines.flatMap((line, index) => (isCheckpoint(line) ? [index] : []))
})

const seqAt = (index: number): number => JSON.parse(lines[index] ?? '').checkpoint
const broken = (line: string) => line.replace('"timers":', '"timer":')
/** A log of some of the lines, of which some are broken. */
const read = (bad: readonly number[], from = 1) =>
  readSession(
    new Blob([
      [
        lines[0],
        ...lines.map((line, at) => (bad.includes(at) ? broken(line) : line)).slice(from),
      ].join('\n'),
      '\n',
    ]),
  )

test('a checkpoint that cannot be read is named by its line, and costs no entry', async () => {
  const [, second = 0] = places
  const log = await read([second])
  const { entries } = await read([])
  expect(log.entries).toEqual(entries)
  expect(log.checkpoints.map(({ seq }) => seq)).not.toContain(seqAt(second))
  expect(log.warnings).toEqual([
    `line ${second + 1}: the checkpoint after entry ${seqAt(second)}: 'timers' must be a list of timers. ` +
      `What follows it is folded from the checkpoint after entry ${seqAt(places[0] ?? 0)}: nothing is lost, but going there takes longer.`,
  ])
  const session = openSession(log)
  const { positions } = session.stops
  for (const position of positions)
    expect((await session.at(position, () => true))?.shown.position).toBe(position)
})

test('what follows the first of them is folded from the start instead', async () => {
  const [first = 0] = places
  const { warnings } = await read([first])
  expect(warnings.join()).toMatch(/is folded from the start: nothing is lost/)
})

test('a log that begins with one that cannot be read begins with the next, and says what is not shown', async () => {
  const [first = 0, second = 0] = places
  const log = await read([first], first)
  expect(log.entries[0]?.seq).toBe(seqAt(second) + 1)
  expect(log.warnings).toEqual([
    `line 2: the checkpoint after entry ${seqAt(first)}: 'timers' must be a list of timers. ` +
      `What follows it up to entry ${seqAt(second)} is not shown.`,
  ])
  const session = openSession(log)
  const { positions } = session.stops
  expect((await session.at(positions.at(-1) ?? 0, () => true))?.shown.page).toBe('home')
})

test('a log to which nothing else leads is refused, with the line that is wrong', async () => {
  const [first = 0] = places
  await expect(read(places, first)).rejects.toThrow(/^line 2: the checkpoint .* Nothing else leads/)
})
