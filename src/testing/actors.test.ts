import { expect, test } from 'vitest'
import { assign, cancel, enqueueActions, fromPromise, raise, sendTo, setup } from 'xstate'
import { disagreementsOf } from './actors.ts'
import type { AnyCases, Cases } from './cases.ts'
import { explore } from './explore.ts'
import { tour, transitionGoals } from './suites.ts'

type BellEvent = { type: 'bell.rung' } | { type: 'bell.heard' } | { type: 'bell.muffled' }

/** A bell that tells itself what it did, echoes twice under one id, asks the sexton, and tells the village later. */
const bellMachine = setup({
  types: {} as { context: { rung: number; heard: number; answer: unknown }; events: BellEvent },
  actors: { askSexton: fromPromise<unknown>(() => Promise.reject(new Error('nobody is there'))) },
  actions: {
    count: assign({ rung: ({ context }) => context.rung + 1 }),
    hear: assign({ heard: ({ context }) => context.heard + 1 }),
    tellSelf: sendTo(({ self }) => self, { type: 'bell.heard' }),
    tellVillage: sendTo(({ system }) => system.get('village'), { type: 'village.woken' }),
    tellVillageLater: sendTo(
      ({ system }) => system.get('village'),
      { type: 'village.woken' },
      { delay: 500 },
    ),
    echoTwice: enqueueActions(({ enqueue }) => {
      enqueue.raise({ type: 'bell.heard' }, { delay: 100, id: 'echo' })
      enqueue.raise({ type: 'bell.heard' }, { delay: 200, id: 'echo' })
    }),
  },
}).createMachine({
  id: 'bell',
  context: { rung: 0, heard: 0, answer: null },
  initial: 'still',
  on: { 'bell.heard': { actions: 'hear' } },
  states: {
    still: {
      on: {
        'bell.rung': { target: 'swinging', actions: ['count', 'tellSelf', 'tellVillage'] },
      },
    },
    swinging: {
      entry: ['echoTwice', 'tellVillageLater'],
      on: { 'bell.muffled': { actions: cancel('echo') } },
      invoke: {
        src: 'askSexton',
        onDone: { target: 'still', actions: assign({ answer: ({ event }) => event.output }) },
        onError: 'broken',
      },
      after: { 1000: 'broken' },
    },
    broken: { entry: raise({ type: 'bell.heard' }), type: 'final' },
  },
})

const bellCases: Cases<typeof bellMachine> = {
  machine: bellMachine,
  inputs: [undefined],
  events: { 'bell.rung': [{}], 'bell.heard': [], 'bell.muffled': [{}] },
  answers: { askSexton: { outputs: [1], errors: [new Error('lost')] } },
  late: 5_000,
  project: ({ context }) => context.rung,
  isFar: ({ context }) => context.rung > 1,
}

async function disagreementsIn(cases: AnyCases): Promise<string[]> {
  const { paths } = tour(explore(cases), transitionGoals)
  const found = await Promise.all(
    paths.map((path) => disagreementsOf(cases, path, { onFold: () => {} })),
  )
  return found.flat()
}

test('running actors do what the pure fold does: timers set twice and late, what a machine tells itself', async () => {
  expect(await disagreementsIn(bellCases)).toEqual([])
})

test('what runs otherwise than it folds is told by step and part', async () => {
  let times = 0
  const machine = bellMachine.provide({
    actions: {
      count: assign({ rung: ({ context }) => context.rung + 1, answer: () => ++times }),
    },
  })
  const [first] = await disagreementsIn({ ...bellCases, machine })
  expect(first).toMatch(/^step 1, bell\.rung: context\.answer is \d+, purely \d+$/)
})

test('a log that does not fold to what was recorded is told', async () => {
  const askSexton = { outputs: [() => 'not to be written'], errors: [new Error('lost')] }
  const found = await disagreementsIn({ ...bellCases, answers: { askSexton } })
  expect(found[0]).toMatch(/^replayed: .*stage\/self/)
})
