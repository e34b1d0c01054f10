import { expect, test } from 'vitest'
import { setFold } from '../../machines/core/clock.ts'
import { disagreementsOf } from '../testing/actors.ts'
import { tour, transitionGoals } from '../testing/suites.ts'
import { allCases, exploredOf } from './cases.fixtures.ts'

test.each(allCases)(
  '%s: running actors, their log and its replay do what the pure fold does',
  async (_path, cases) => {
    const found: string[] = []
    for (const [index, path] of tour(exploredOf(cases), transitionGoals).paths.entries()) {
      const disagreements = await disagreementsOf(cases, path, setFold)
      found.push(...disagreements.map((text) => `path ${index + 1}, ${text}`))
    }
    expect(found).toEqual([])
  },
)
