import { expect, test } from 'vitest'
import { configOf, machineOf, type StateConfig } from './config.ts'
import { doorCases, doorMachine } from './door.fixtures.ts'
import { explore } from './explore.ts'
import { killsOf } from './kills.ts'
import type { Step } from './laws.ts'
import { mutantsOf } from './mutate.ts'

const explored = explore(doorCases)

test('a machine has a mutant for each thing of its chart that may be otherwise, and stays as it is', () => {
  const before = JSON.stringify(doorMachine.config)
  const names = [...mutantsOf(doorMachine)].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(
    expect.arrayContaining([
      'door: begins with asking',
      'door.closed door.knocked: dropped',
      'door.closed door.knocked: leads nowhere',
      'door.closed door.knocked: without ring',
      'door.closed: another event than door.knocked',
      'door.asking: without invoke who',
      'door.asking who onDone #1: guard negated',
      'door.asking who onDone #1: guard dropped',
      'door.asking who onDone #2: before the one before',
      'door.asking who onDone #1: leads to locked',
      'door.asking: another delay than 5000',
      'door.open always: dropped',
    ]),
  )
  expect(JSON.stringify(doorMachine.config)).toBe(before)
})

test('what a mutant does otherwise is noticed by its trace, and named where it makes no difference', () => {
  const kills = killsOf(doorCases, explored, {})
  expect(kills).toHaveLength([...mutantsOf(doorMachine)].length)
  const alive = kills.filter(({ killedBy }) => killedBy.length === 0)
  // Whether the bell rings before or after it is noted who rang
  expect(alive).toEqual([
    { mutant: 'door.closed door.knocked: xstate.assign first', killedBy: [], isSame: true },
  ])
})

test('what must hold notices a mutant without any trace', () => {
  const config = configOf(doorMachine)
  Object.assign(config.states.open as StateConfig, {
    meta: {
      invariant: ({ context }: { context: { opened: number } }) =>
        context.opened === 0 ? 'open without having been opened' : undefined,
    },
  })
  const cases = { ...doorCases, machine: machineOf(doorMachine, config) }
  const kills = killsOf(cases, explore(cases), {})
  const byInvariants = kills.filter(({ killedBy }) => killedBy.includes('invariants'))
  expect(byInvariants.map(({ mutant }) => mutant)).toContain(
    'door.asking who onDone #1: without count',
  )
})

test('of a machine that itself breaks a law on a tour no mutant counts as noticed', () => {
  const laws = { 'nobody knocks': ({ on }: Step<typeof doorMachine>) => !on('door.knocked') }
  expect(() => killsOf({ ...doorCases, laws }, explored, {})).toThrow(
    /^'door' itself: broken by 'door.knocked #1' in "closed": nobody knocks$/,
  )
})
