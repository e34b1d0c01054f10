import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { coveragePage, untestedOf } from '../cli/coveragePage.ts'
import { coverageOf, noted, nothingTaken, takeExplored } from './coverage.ts'
import { doorCases, doorMachine } from './door.fixtures.ts'
import { explore } from './explore.ts'
import { pairGoals, tour, transitionGoals, verdictGoals } from './suites.ts'

const knocked = 'door.closed:door.knocked:0'
const done = 'door.asking:xstate.done.actor.who:0'

/** What is taken when somebody who is known, or is not, comes to the door. */
async function visit(isKnown: boolean) {
  const taken = nothingTaken()
  const askWhoKnocks = fromPromise<{ isKnown: boolean }, { by: string }>(async () => ({ isKnown }))
  const { machine, inspect } = noted(doorMachine.provide({ actors: { askWhoKnocks } }), taken)
  const actor = createActor(machine, { inspect }).start()
  actor.send({ type: 'door.knocked', by: 'friend' })
  await new Promise<void>((resolve) => {
    actor.subscribe((snapshot) => snapshot.value !== 'asking' && resolve())
  })
  actor.stop()
  return taken
}

test('tours are told to take what they take: transitions, verdicts and pairs', () => {
  const taken = nothingTaken()
  const explored = explore(doorCases)
  takeExplored(taken, explored)
  expect(taken.transitions).toEqual(new Set(tour(explored, transitionGoals).reached))
  expect(taken.pairs).toEqual(new Set(tour(explored, pairGoals).reached))
  expect([...taken.verdicts]).toEqual(
    expect.arrayContaining([...tour(explored, verdictGoals).reached]),
  )
})

test('a machine that runs tells what it takes, both verdicts of its guards and what follows on what', async () => {
  const taken = await visit(true)
  expect([...taken.transitions]).toEqual([knocked, done])
  expect([...taken.pairs]).toEqual([`${knocked} → ${done}`])
  expect(taken.verdicts).toContain(`${done} allowed`)
  expect(taken.verdicts).not.toContain(`${done} refused`)
  expect((await visit(false)).verdicts).toContain(`${done} refused`)
})

test('what sessions take and no test does is told, and stands first on the page', async () => {
  const recorded = await visit(true)
  const charts = (endToEnd = nothingTaken()) =>
    coverageOf([doorMachine], { tours: nothingTaken(), endToEnd, recorded })
  expect(untestedOf(charts())).toEqual(
    expect.arrayContaining([knocked, done, `${done} allowed`, `${knocked} → ${done}`]),
  )
  expect(untestedOf(charts(recorded))).toEqual([])
  const page = coveragePage(charts(), new Map())
  expect(page).toContain(`<li>${knocked}</li>`)
  expect(page).not.toMatch(/(src|href)=|<script/)
})
