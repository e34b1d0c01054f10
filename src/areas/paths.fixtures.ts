import { afterAll, expect, test } from 'vitest'
import { setFold } from '../../machines/core/clock.ts'
import { disagreementsOf } from '../testing/actors.ts'
import type { AnyCases } from '../testing/cases.ts'
import { traceOf } from '../testing/golden.ts'
import { brokenOn, problemsOf } from '../testing/problems.ts'
import { isInShard, pathId } from '../testing/shards.ts'
import { walkPath } from '../testing/walk.ts'
import { allCases, exploredOf } from './cases.fixtures.ts'
import { leaveReport, ownPathsOf, shareOf, tourOf } from './tours.fixtures.ts'

const guestsOwn = new Set(['account', 'messenger', 'money'])

/** All charts by the halves that explore as long as each other, each for a file of its own, as a file has one worker. */
export const halves = {
  guest: allCases.filter(([path]) => guestsOwn.has(houseOf(path))),
  platform: allCases.filter(([path]) => !guestsOwn.has(houseOf(path))),
}

function houseOf(path: string): string {
  const [, house = ''] = /\/machines\/([^/]+)\//.exec(path) ?? []
  return house
}

/** The tests by which charts are explored, and their tours walked purely and by running actors. */
export function eachChartIsWalked(half: keyof typeof halves): void {
  const some = halves[half]
  afterAll(() => leaveReport(half))

  test.each(some)(
    '%s: every transition is taken, every guard says yes and no, and no answer ends it',
    (_path, cases) => {
      expect(problemsOf(cases, exploredOf(cases))).toEqual([])
    },
  )

  test.each(some)('%s: a tour of its transitions does what it did', async (path, cases) => {
    const walked = tourOf(cases).map((one) => walkPath(cases, one, { onFold: setFold }))
    expect(walked.flatMap((steps) => brokenOn(cases, steps))).toEqual([])
    const trace = traceOf(cases.machine.id, walked)
    await expect(trace).toMatchFileSnapshot(path.replace(/\.cases\.ts$/, '.paths.txt'))
  })

  test.each(some)(
    '%s: running actors, their log and its replay do what the pure fold does',
    async (_path, cases) => {
      const found: string[] = []
      for (const { number, path } of ownPathsOf(cases)) {
        const disagreements = await disagreementsOf(cases, path, { onFold: setFold })
        found.push(...disagreements.map((text) => `path ${number}, ${text}`))
      }
      expect(found).toEqual([])
    },
  )

  test.each([1, 2, 3, 4, 5])(
    'of %i shards each path is in one, and together they take what all paths take',
    (of) => {
      for (const [, cases] of some) expectWhole(cases, of)
    },
  )
}

function expectWhole(cases: AnyCases, of: number): void {
  const whole = tourOf(cases)
  const shares = Array.from({ length: of }, (_, index) => ({ index: index + 1, of })).map((shard) =>
    shareOf(
      cases,
      whole.filter((path) => isInShard(pathId(cases.machine.id, path), shard)),
    ),
  )
  const { paths, transitions } = shareOf(cases, whole)
  expect(new Set(paths).size).toBe(paths.length)
  expect(shares.flatMap((share) => share.paths).toSorted()).toEqual(paths.toSorted())
  expect(new Set(shares.flatMap((share) => share.transitions))).toEqual(new Set(transitions))
}
