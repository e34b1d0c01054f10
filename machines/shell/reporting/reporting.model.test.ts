import { describe, expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { spokenSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { anonymousGuest } from '../../account/guest/guest.state.ts'
import { setFold } from '../../core/clock.ts'
import type { ReporterRequest } from './reporting.events.ts'
import { aliveInterval, reportingMachine } from './reporting.machine.ts'

const mostProblems = 50

const main = { build: 'b7', language: 'es', width: 390 }

function start({ isVisible = true }: { isVisible?: boolean } = {}) {
  const reporter = spokenSlot<ReporterRequest, never>()
  const machine = reportingMachine.provide({ actors: { reporter: reporter.logic } })
  const walked = walk(setFold, 'reporting', machine, { ...main, isVisible })
  const { actor } = walked
  const received = <T extends ReporterRequest['type']>(type: T) =>
    reporter.last().received.filter((request) => request.type === type)
  return {
    ...walked,
    received,
    alive: () => received('reporter.aliveSubmitted').length,
    logIn: () => actor.send({ type: 'guest.identified', guest: guest() }),
    logOut: () => actor.send({ type: 'guest.identified', guest: anonymousGuest }),
    hide: () => actor.send({ type: 'browser.hidden' }),
    show: () => actor.send({ type: 'browser.shown' }),
  }
}

test('says once that the app runs, and how [REQ-7]', () => {
  const { clock, logIn, received } = start()
  logIn()
  clock.step(3 * aliveInterval)
  expect(received('reporter.mainSubmitted')).toEqual([{ type: 'reporter.mainSubmitted', ...main }])
})

describe('alive', () => {
  test('is said every five minutes while a guest is logged in [REQ-7]', () => {
    const { alive, clock, logIn, logOut } = start()
    clock.step(2 * aliveInterval)
    expect(alive()).toBe(0)
    logIn()
    clock.step(aliveInterval - 1)
    expect(alive()).toBe(0)
    clock.step(1)
    expect(alive()).toBe(1)
    logIn()
    clock.step(aliveInterval)
    expect(alive()).toBe(2)
    logOut()
    clock.step(2 * aliveInterval)
    expect(alive()).toBe(2)
  })

  test('is not said while the tab is out of sight [REQ-7]', () => {
    const { alive, clock, hide, logIn, show } = start()
    logIn()
    hide()
    clock.step(2 * aliveInterval)
    expect(alive()).toBe(0)
    show()
    clock.step(aliveInterval)
    expect(alive()).toBe(1)
  })

  test('is not said by a tab that was never seen', () => {
    const { alive, clock, logIn, show } = start({ isVisible: false })
    logIn()
    clock.step(aliveInterval)
    expect(alive()).toBe(0)
    show()
    clock.step(aliveInterval)
    expect(alive()).toBe(1)
  })
})

test('reports each problem, fifty at most [REQ-7]', () => {
  const { actor, received } = start()
  const problems = Array.from({ length: mostProblems + 1 }, (_, number) => ({
    where: 'home',
    what: `Error${number}`,
  }))
  for (const problem of problems) actor.send({ type: 'reporting.problemMet', problem })
  expect(received('reporter.defaultSubmitted')).toEqual(
    problems
      .slice(0, mostProblems)
      .map((problem) => ({ type: 'reporter.defaultSubmitted', problem })),
  )
})
