import { beforeAll, expect, test } from 'vitest'
import { setFold } from '../../machines/core/clock.ts'
import { completeApp } from '../areas/all.ts'
import { recordSession } from '../cli/cli.fixtures.ts'
import {
  type CheckpointLine,
  EventLog,
  replay,
  replayOnDemand,
  stateOf,
} from './../engine/index.ts'
import { packWaypoints, unpackWaypoints } from './waypoints.ts'

const options = { systemId: 'app', onFold: setFold }

let log: EventLog
let made: CheckpointLine[]
beforeAll(async () => {
  log = EventLog.parse(await recordSession({ entries: 5 }))
  const whole = replay(completeApp, log, options)
  made = log.entries.flatMap(({ within }, index) => {
    if (within) return []
    whole.seek(index)
    return [whole.checkpoint()]
  })
})

test('what is packed comes out as it was', () => {
  const unpacked = unpackWaypoints(packWaypoints(made))
  expect(made.length).toBeGreaterThan(10)
  expect(unpacked.map(({ seq }) => seq)).toEqual(made.map(({ seq }) => seq))
  for (const [index, { line }] of unpacked.entries())
    expect(JSON.parse(line)).toEqual(JSON.parse(made[index]?.line ?? ''))
})

test('actors that are as they were are told of by their names', () => {
  const whole = made.reduce((sum, { line }) => sum + line.length, 0)
  expect(packWaypoints(made).length).toBeLessThan(whole / 2)
})

test('from waypoints one comes to the same state as from the start', () => {
  const whole = replay(completeApp, log, options)
  const { header, entries } = log
  const checkpoints = unpackWaypoints(packWaypoints(made))
  const onDemand = replayOnDemand(
    completeApp,
    new EventLog(header, entries, { checkpoints }),
    options,
  )
  for (let position = entries.length; position >= 0; position -= 3) {
    if (entries[position]?.within) continue
    whole.seek(position)
    onDemand.seek(position)
    expect(stateOf(onDemand.actor)).toEqual(stateOf(whole.actor))
  }
})

test.each([
  ['is no JSON', 'oops', 'waypoint 1'],
  ['is something else', '{"log":2}', 'waypoint 1'],
  [
    'names an actor that was never told of',
    '{"checkpoint":1,"actors":["app@1"]}',
    'waypoint 1: an',
  ],
])('a line that %s is refused', (_, text, why) => {
  expect(() => unpackWaypoints(text)).toThrow(why)
})
