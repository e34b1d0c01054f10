import { expect, test } from 'vitest'
import { setFold } from '../../machines/core/clock.ts'
import { type Kill, killsOf } from '../testing/kills.ts'
import { allCases, exploredOf } from './cases.fixtures.ts'

/** Who noticed how many of a machine's mutants, and the names of those that nobody noticed. */
function reportOf(kills: readonly Kill[]): string {
  const by = (oracle: Kill['killedBy'][number]) =>
    kills.filter(({ killedBy }) => killedBy.includes(oracle)).length
  const alive = kills.filter(({ killedBy }) => killedBy.length === 0).map(({ mutant }) => mutant)
  return [
    `${kills.length} mutants; the trace notices ${by('trace')}, invariants alone ${by('invariants')}`,
    ...alive,
    '',
  ].join('\n')
}

test.each(allCases)('%s: each mutant is noticed, or is named', async (path, cases) => {
  const kills = killsOf(cases, exploredOf(cases), { onFold: setFold })
  await expect(reportOf(kills)).toMatchFileSnapshot(path.replace(/\.cases\.ts$/, '.mutants.txt'))
})
