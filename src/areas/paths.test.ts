import { expect, test } from 'vitest'
import { setFold } from '../../machines/core/clock.ts'
import { traceOf } from '../testing/golden.ts'
import { brokenOn, problemsOf } from '../testing/problems.ts'
import { tour, transitionGoals } from '../testing/suites.ts'
import { walkPath } from '../testing/walk.ts'
import { allCases, exploredOf } from './cases.fixtures.ts'
import { chartIds } from './charts.fixtures.ts'

test.each(allCases)(
  '%s: every transition is taken, every guard says yes and no, and no answer ends it',
  (_path, cases) => {
    expect(problemsOf(cases, exploredOf(cases))).toEqual([])
  },
)

test.each(allCases)('%s: a tour of its transitions does what it did', async (path, cases) => {
  const { paths } = tour(exploredOf(cases), transitionGoals)
  const walked = paths.map((one) => walkPath(cases, one, { onFold: setFold }))
  expect(walked.flatMap((steps) => brokenOn(cases, steps))).toEqual([])
  const trace = traceOf(cases.machine.id, walked)
  await expect(trace).toMatchFileSnapshot(path.replace(/\.cases\.ts$/, '.paths.txt'))
})

test('every chart has cases', () => {
  const withCases = new Set(allCases.map(([, { machine }]) => machine.id))
  expect(chartIds.filter((id) => !withCases.has(id))).toEqual([])
})
