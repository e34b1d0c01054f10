import { afterEach, expect, test } from 'vitest'
import { type AnyStateMachine, assign, fromPromise, raise, sendTo, setup } from 'xstate'
import { steppedClock } from '../../fixtures/core/clock.fixtures.ts'
import { type Fold, type RecordedLog, record } from '../engine/index.ts'
import { follow } from './follow.ts'

let fold: Fold | undefined
afterEach(() => {
  fold = undefined
})
const onFold = (next: Fold | undefined) => {
  fold = next
}
/** What an actor must not know of. */
let outside = 0

const bell = setup({ types: { context: {} as { rung: number } } }).createMachine({
  id: 'bell',
  context: { rung: 0 },
  on: { rung: { actions: assign({ rung: ({ context }) => context.rung + 1 }) } },
})

const porter = setup({
  types: { context: {} as { luck: number; heard: number; at: number } },
  actors: { look: fromPromise(async () => 'somebody') },
}).createMachine({
  id: 'porter',
  context: { luck: 0, heard: 0, at: 0 },
  initial: 'idle',
  states: {
    idle: { on: { knocked: 'looking', guessed: { actions: assign({ heard: () => ++outside }) } } },
    looking: {
      entry: [
        assign({
          luck: () => fold?.random() ?? 0,
          at: () => fold?.now ?? 0,
          heard: ({ system }) => system.get('bell').getSnapshot().context.rung,
        }),
        sendTo(({ system }) => system.get('bell'), { type: 'rung' }),
        sendTo(({ system }) => system.get('porter'), { type: 'noted' }),
      ],
      invoke: { src: 'look', onDone: 'resting' },
      on: { noted: { actions: raise({ type: 'woken' }, { delay: 500, id: 'wake' }) } },
    },
    resting: { on: { woken: 'idle' } },
  },
})

const house = setup({ actors: { bell, porter } }).createMachine({
  id: 'house',
  invoke: [
    { src: 'bell', id: 'bell', systemId: 'bell' },
    { src: 'porter', id: 'porter', systemId: 'porter' },
  ],
})

/** A porter to whom it is knocked twice, recorded. */
async function recorded(also = (_porter: { send(event: { type: string }): void }) => {}) {
  const clock = steppedClock()
  const { actor, log } = record(house as AnyStateMachine, { clock, seed: 7, onFold })
  actor.start()
  const porterActor = actor.system.get('porter')
  for (let times = 0; times < 2; times++) {
    porterActor.send({ type: 'knocked' })
    await expect.poll(() => porterActor.getSnapshot().value).toBe('resting')
    clock.step(500)
  }
  also(porterActor)
  return log
}

const followed = (log: RecordedLog) => follow(house as AnyStateMachine, log, { onFold })

test('an actor that does what its machine does purely is followed through answers, timers, chance, what it asks others and what it tells itself by its address', async () => {
  const { found, steps, taken } = followed(await recorded())
  expect(found).toEqual([])
  expect([...steps]).toEqual([
    ['house', 1],
    ['bell', 3],
    ['porter', 7],
  ])
  expect([...taken].toSorted()).toEqual([
    'bell:rung:0',
    'porter.idle:knocked:0',
    'porter.looking:noted:0',
    'porter.looking:xstate.done.actor.0.porter.looking:0',
    'porter.resting:woken:0',
  ])
})

test('what an actor has from elsewhere than from what it received is told with its step', async () => {
  const log = await recorded((porterActor) => porterActor.send({ type: 'guessed' }))
  expect(followed(log).found).toEqual([
    expect.stringMatching(/^porter, step 8, guessed: context\.heard is \d+, purely \d+$/),
  ])
})
