import { expect, test } from 'vitest'
import { setFold } from '../../machines/core/clock.ts'
import { unsoundness } from '../testing/problems.ts'
import { pairGoals, tour, verdictGoals } from '../testing/suites.ts'
import { walkPath } from '../testing/walk.ts'
import { allCases, exploredOf } from './cases.fixtures.ts'

test.each(allCases)('%s: what is taken for the same is the same', (_path, cases) => {
  expect(unsoundness(cases, exploredOf(cases), { onFold: setFold })).toEqual([])
})

test.each(allCases)(
  '%s: all pairs of transitions and all verdicts are walked as explored',
  (_path, cases) => {
    const explored = exploredOf(cases)
    const paths = [pairGoals, verdictGoals].flatMap((goals) => tour(explored, goals).paths)
    const walk = () => {
      for (const path of paths) walkPath(cases, path, { onFold: setFold })
    }
    expect(walk).not.toThrow()
  },
)
