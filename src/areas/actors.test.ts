import { afterAll, expect, test } from 'vitest'
import { setFold } from '../../machines/core/clock.ts'
import { disagreementsOf } from '../testing/actors.ts'
import { isInShard, pathId } from '../testing/shards.ts'
import { allCases } from './cases.fixtures.ts'
import { leaveReport, ownPathsOf, shareOf, tourOf } from './tours.fixtures.ts'

afterAll(leaveReport)

test.each(allCases)(
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
    const shards = Array.from({ length: of }, (_, index) => ({ index: index + 1, of }))
    for (const [, cases] of allCases) {
      const whole = tourOf(cases)
      const shares = shards.map((shard) =>
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
  },
)
