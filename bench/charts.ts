import { setFold } from '../machines/core/clock.ts'
import { allCases, exploredOf } from '../src/areas/cases.fixtures.ts'
import { disagreementsOf } from '../src/testing/actors.ts'
import type { AnyCases } from '../src/testing/cases.ts'
import { transitionId, transitionsOf } from '../src/testing/chart.ts'
import { nothingTaken, takeExplored } from '../src/testing/coverage.ts'
import { problemsOf } from '../src/testing/problems.ts'
import { verdictOf } from '../src/testing/pure.ts'
import { pairGoals, type Suite, tour, transitionGoals } from '../src/testing/suites.ts'
import { walkPath } from '../src/testing/walk.ts'
import { atLeast, atMost, type Figure } from './measure.ts'

const reports = import.meta.glob<string>('../machines/*/*/*.mutants.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** What of all charts the generated tests take, and how long they take for it. */
export async function measureCharts(): Promise<Figure[]> {
  const began = performance.now()
  const tours = new Map<AnyCases, Suite>(
    allCases.map(([, cases]) => [cases, tour(exploredOf(cases), transitionGoals)]),
  )
  const explored = performance.now()
  for (const [, cases] of allCases) problemsOf(cases, exploredOf(cases))
  const asked = performance.now()
  for (const [cases, { paths }] of tours)
    for (const path of paths) walkPath(cases, path, { onFold: setFold })
  const walked = performance.now()
  for (const [cases, { paths }] of tours)
    for (const path of paths) await disagreementsOf(cases, path, { onFold: setFold })
  const run = performance.now()
  return [
    ...takenFigures([...tours]),
    ...mutantFigures(),
    { name: 'charts explored, and their tours made', value: (explored - began) / 1_000, unit: 's' },
    {
      name: '  their invariants and laws, asked of every step found',
      value: (asked - explored) / 1_000,
      unit: 's',
    },
    atMost(10, { name: 'tours, folded purely', value: (walked - asked) / 1_000, unit: 's' }),
    atMost(60, {
      name: 'tours, by running actors, with their log folded once more',
      value: (run - walked) / 1_000,
      unit: 's',
    }),
  ]
}

function takenFigures(tours: readonly [AnyCases, Suite][]): Figure[] {
  const sums = {
    transitions: [0, 0],
    verdicts: [0, 0],
    pairs: [0, 0],
    allPairs: [0, 0],
  } satisfies Sums
  for (const [cases, suite] of tours) {
    const taken = nothingTaken()
    takeExplored(taken, exploredOf(cases))
    const impossible = cases.impossible ?? {}
    const possible = (ids: readonly string[]) => ids.filter((id) => !(id in impossible))
    const all = transitionsOf(cases.machine)
    add(sums.transitions, possible(all.map(transitionId)), taken.transitions)
    const guarded = all.filter(({ guard }) => guard !== undefined).map(transitionId)
    const verdicts = guarded.flatMap((id) => [verdictOf(id, true), verdictOf(id, false)])
    add(sums.verdicts, possible(verdicts), taken.verdicts)
    add(sums.pairs, [...taken.pairs], pairsOf(suite))
    add(sums.allPairs, [...taken.pairs], tour(exploredOf(cases), pairGoals).reached)
  }
  const share = ([taken, all]: readonly number[]) => (100 * (taken ?? 0)) / (all ?? 1)
  return [
    atLeast(100, { name: 'transitions taken', value: share(sums.transitions), unit: '%' }),
    atLeast(100, { name: 'verdicts of guards taken', value: share(sums.verdicts), unit: '%' }),
    {
      name: `of ${sums.pairs[1]} feasible pairs the tours of transitions take`,
      value: share(sums.pairs),
      unit: '%',
    },
    atLeast(95, {
      name: '  those of pairs, which are walked at night',
      value: share(sums.allPairs),
      unit: '%',
    }),
  ]
}

type Sums = Record<'transitions' | 'verdicts' | 'pairs' | 'allPairs', [taken: number, all: number]>

function add(sum: [number, number], all: readonly string[], taken: ReadonlySet<string>): void {
  sum[0] += all.filter((id) => taken.has(id)).length
  sum[1] += all.length
}

function pairsOf({ paths }: Suite): Set<string> {
  return new Set(
    paths.flatMap(({ edges }) =>
      edges.flatMap((edge, index) => pairGoals.of(edge, edges[index - 1])),
    ),
  )
}

/** What is no count and no digest is one that nobody noticed. */
const namesMutant = (line: string) => !/^(\d+ more |steps )/.test(line)

/** As the files beside the charts say, which the nightly run holds to. */
function mutantFigures(): Figure[] {
  const counted = Object.values(reports).map((report) => {
    const [first = '', ...rest] = report.trim().split('\n')
    const [mutants = 0, , , invariants = 0] = first.match(/\d+/g)?.map(Number) ?? []
    return { mutants, noticed: mutants - rest.filter(namesMutant).length, invariants }
  })
  const sum = (key: 'mutants' | 'noticed' | 'invariants') =>
    counted.reduce((total, one) => total + one[key], 0)
  const share = (count: number) => (100 * count) / sum('mutants')
  return [
    atLeast(98, {
      name: `of ${sum('mutants')} mutants of ${counted.length} charts noticed`,
      value: share(sum('noticed')),
      unit: '%',
    }),
    atLeast(80, {
      name: '  by invariants alone',
      value: share(sum('invariants')),
      unit: '%',
    }),
  ]
}
