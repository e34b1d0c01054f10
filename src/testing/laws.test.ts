import { expect, test } from 'vitest'
import { doorCases } from './door.fixtures.ts'
import { explore } from './explore.ts'
import { killsOf } from './kills.ts'
import type { AnyLaws, Step } from './laws.ts'
import { problemsOf } from './problems.ts'

type Door = Step<typeof doorCases.machine>

const explored = explore(doorCases)
const under = (laws: Record<string, (step: Door) => boolean>) => ({
  ...doorCases,
  laws: laws as unknown as AnyLaws,
})

test('a law that a step breaks is named, with what happened and where', () => {
  const cases = under({ 'nobody is asked': ({ began }) => began('who').length === 0 })
  expect(problemsOf(cases, explored)).toEqual([
    `broken by 'door.knocked #1' in "closed": nobody is asked`,
    `broken by 'door.knocked #2' in "closed": nobody is asked`,
  ])
})

test('what is declared and what happens for nothing is named, unless it is said why', () => {
  const { idle: _, ...cases } = doorCases
  expect(problemsOf(cases, explored)).toEqual(['for nothing: door.locked'])
  const idle = { ...doorCases.idle, 'door.knocked': 'nobody is at home' }
  expect(problemsOf({ ...cases, idle }, explored)).toEqual([
    'called idle, but it is not: door.knocked',
  ])
  const machine = doorCases.machine.provide({ actions: { hide: () => {} } } as never)
  expect(problemsOf({ ...doorCases, machine }, explored)).toEqual(['for nothing: actions hide'])
})

test('a mutant is noticed by the law that it breaks, and by what then happens for nothing', () => {
  const laws = {
    'who knocked is remembered': ({ on, after }: Door) => {
      const knock = on('door.knocked')
      return !knock || !after.matches('asking') || after.context.guest === knock.by
    },
  }
  const noticed = (cases: typeof doorCases) =>
    killsOf(cases as never, explored, {})
      .filter(({ killedBy }) => killedBy.includes('invariants'))
      .map(({ mutant }) => mutant)
  const forgetting = 'door.closed door.knocked: without xstate.assign'
  const never = 'door.open door.closed: dropped'
  expect(noticed(doorCases)).toContain(never)
  expect(noticed(doorCases)).not.toContain(forgetting)
  expect(noticed(under(laws) as never)).toContain(forgetting)
})
