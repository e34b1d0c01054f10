import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import type { AnyActorLogic, AnyStateMachine } from 'xstate'
import { subjects } from '../../../fixtures/core/inputs.fixtures.ts'
import { appSlots, partsWith } from '../../../fixtures/core/slots.fixtures.ts'
import { type Story, storyOf } from '../../../fixtures/core/story.fixtures.ts'
import { bareParts, completeApp } from '../../../src/areas/all.ts'
import { play } from '../../../src/areas/playedStory.fixtures.ts'
import { EventLog, type RecordedLog, record, replay, stateOf } from '../../../src/engine/index.ts'
import { setFold } from '../../core/clock.ts'

/** By day every second. */
const chosen = subjects.filter((_, place) => inject('isNight') || place % 2 === 0)

/** Holds a property against stories of every actor. */
async function holds(property: (told: Story) => Promise<unknown>, { runs }: { runs: number }) {
  for (const subject of chosen)
    await fc.assert(
      fc.asyncProperty(storyOf(subject), async (told) => void (await property(told))),
      { numRuns: runs },
    )
}

/** `STORY_RUNS=20` plays that many stories of each. */
const runs = Number(process.env.STORY_RUNS ?? (inject('isNight') ? 20 : 1))

test('no order of events makes an actor fail', () => holds((told) => play(told), { runs }))

test('every story replays to the same state of every actor, from the log as text', () =>
  holds(
    async (told) => {
      const logs: RecordedLog[] = []
      const app = await play(told, (machine, options) => {
        const { actor, log } = record(machine, { ...options, onFold: setFold })
        logs.push(log)
        return actor
      })
      const log = EventLog.parse(logs[0]?.toNDJSON() ?? '')
      const replayed = replay(completeApp, log, { systemId: 'app', onFold: setFold })
      replayed.run()
      expect(replayed.divergence).toBeUndefined()
      expect(stateOf(replayed.actor)).toEqual(stateOf(app.actor))
    },
    { runs },
  ))

test('a story speaks for every slot of every machine', () => {
  const parts = bareParts()
  const filled = partsWith(appSlots(), parts)
  const machines = (given: typeof parts): [string, AnyActorLogic][] => [
    ...Object.entries(given.actors),
    ...Object.values(given.areas).flatMap((area) =>
      Object.entries(area).map(([name, { machine }]): [string, AnyActorLogic] => [name, machine]),
    ),
  ]
  expect(machines(filled).length).toBeGreaterThan(40)
  const of = new Map(machines(filled))
  expect(machines(parts).flatMap(([name, logic]) => unfilled(name, logic, of.get(name)))).toEqual(
    [],
  )
})

/** The paths of the slots that are as the machine left them. */
function unfilled(path: string, bare: AnyActorLogic, given?: AnyActorLogic): string[] {
  if (!isMachine(bare)) return given === bare ? [path] : []
  const actors = given && isMachine(given) ? given.implementations.actors : {}
  return Object.entries(bare.implementations.actors as Record<string, AnyActorLogic>).flatMap(
    ([name, logic]) =>
      unfilled(`${path}.${name}`, logic, (actors as Record<string, AnyActorLogic>)[name]),
  )
}

function isMachine(logic: AnyActorLogic): logic is AnyStateMachine {
  return 'implementations' in logic
}
