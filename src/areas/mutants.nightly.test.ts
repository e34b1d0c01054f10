import { expect, test } from 'vitest'
import { setFold } from '../../machines/core/clock.ts'
import { digestOfSteps, type Kill, killsOf } from '../testing/kills.ts'
import { allCases, exploredOf } from './cases.fixtures.ts'

/** Who noticed how many of a machine's mutants, what its steps are, and the names of those that nobody noticed. */
function reportOf(all: readonly Kill[], steps: string): string {
  const kills = all.filter(({ isSame }) => !isSame)
  const by = (oracle: Kill['killedBy'][number]) =>
    kills.filter(({ killedBy }) => killedBy.includes(oracle)).length
  const alive = kills.filter(({ killedBy }) => killedBy.length === 0).map(({ mutant }) => mutant)
  return [
    `${kills.length} mutants; the tours notice ${by('trace')}, single steps ${by('steps')} more, invariants alone ${by('invariants')}`,
    `${all.length - kills.length} more have another order and do the same`,
    `steps ${steps}`,
    ...alive,
    '',
  ].join('\n')
}

test.each(allCases)('%s: each mutant is noticed, or is named', async (path, cases) => {
  const explored = exploredOf(cases)
  const report = reportOf(killsOf(cases, explored, { onFold: setFold }), digestOfSteps(explored))
  await expect(report).toMatchFileSnapshot(path.replace(/\.cases\.ts$/, '.mutants.txt'))
})
