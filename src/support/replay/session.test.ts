import { expect, test, vi } from 'vitest'
import { setFold } from '../../../machines/core/clock.ts'
import { completeApp } from '../../areas/all.ts'
import { recordSession } from '../../cli/cli.fixtures.ts'
import { EventLog, replay, stateOf } from '../../engine/index.ts'
import { packWaypoints } from '../waypoints.ts'
import { readSession } from './reading.ts'
import { openSession } from './session.ts'

const always = () => true

/** A log with a checkpoint after every few entries, and what the whole of it folds to. */
async function openLog() {
  const log = EventLog.parse(await recordSession({ entries: 1 }))
  const whole = replay(completeApp, log, { systemId: 'app', onFold: setFold })
  const stateAt = (position: number) => {
    whole.seek(position)
    return stateOf(whole.actor)
  }
  return { log, session: openSession(log), stateAt }
}

/** The same order at every run, to and fro. */
const scrambled = (positions: readonly number[]) =>
  positions.toSorted((a, b) => ((a * 7_919) % 101) - ((b * 7_919) % 101))

test('wherever one goes first, everything is as the fold of the whole log has it', async () => {
  const { log, session, stateAt } = await openLog()
  expect(log.checkpoints.length).toBeGreaterThan(7)
  for (const position of scrambled(session.stops.positions)) {
    const moment = await session.at(position, always)
    expect(moment?.shown.position).toBe(position)
    expect(moment && stateOf(moment.actor)).toEqual(stateAt(position))
  }
})

test('wherever one goes it is the same app, which whoever draws it goes on watching', async () => {
  const { session } = await openLog()
  const { positions } = session.stops
  const [early, late] = [positions[3], positions.at(-1)] as [number, number]
  const first = await session.at(early, always)
  expect((await session.at(late, always))?.actor).toBe(first?.actor)
})

test('who is not wanted any more on the way ends there, and who comes next is led right', async () => {
  const { session, stateAt } = await openLog()
  const { positions } = session.stops
  const [early, late] = [positions[3], positions.at(-1)] as [number, number]
  const slow = vi.spyOn(performance, 'now')
  let passed = 0
  slow.mockImplementation(() => (passed += 1_000))
  expect(await session.at(late, () => false)).toBeUndefined()
  slow.mockRestore()
  const moment = await session.at(early, always)
  expect(moment && stateOf(moment.actor)).toEqual(stateAt(early))
})

test('once all is folded, all that is shown is of that fold, and is the same', async () => {
  const { session, stateAt } = await openLog()
  const { positions } = session.stops
  const folded = await session.fold(
    always,
    () => {},
    async () => {},
  )
  expect(folded).toMatchObject({ divergence: null, lost: 0 })
  const moments = [positions[3], positions.at(-1)].map((position = 0) =>
    session.at(position, always),
  )
  const [first, last] = await Promise.all(moments)
  expect(first?.actor).toBe(last?.actor)
  expect(last && stateOf(last.actor)).toEqual(stateAt(positions.at(-1) as number))
})

test('places are gone to from the waypoints of the log, from its own checkpoints where these cannot be read', async () => {
  const text = await recordSession({ entries: 5 })
  const log = EventLog.parse(text)
  const whole = replay(completeApp, log, { systemId: 'app', onFold: setFold })
  const { positions } = openSession(log).stops
  const [first, last] = [positions[3] ?? 0, positions.at(-2) ?? 0].map((position) => {
    whole.seek(position)
    return whole.checkpoint()
  })
  const read = async (waypoints: string) =>
    (await readSession(new Blob([text]), new Blob([waypoints]))).checkpoints.map(({ seq }) => seq)
  expect(await read(packWaypoints([first, last].flatMap((one) => one ?? [])))).toEqual([
    first?.seq,
    last?.seq,
  ])
  const own = log.checkpoints.map(({ seq }) => seq)
  expect(own.length).toBeGreaterThan(1)
  expect(await read('oops')).toEqual(own)
  expect(await read('')).toEqual(own)
})
