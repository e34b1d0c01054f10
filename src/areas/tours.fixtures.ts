import { mkdirSync, writeFileSync } from 'node:fs'
import { inject } from 'vitest'
import type { AnyCases } from '../testing/cases.ts'
import { isInShard, pathId, shardFrom } from '../testing/shards.ts'
import { type Path, tour, transitionGoals } from '../testing/suites.ts'
import { exploredOf } from './cases.fixtures.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Which share of the paths this run walks, as I/N; all of them where nothing says so. */
    shard?: string
  }
}

/** Which paths of a chart there are, by their ids, and which transitions these take. */
interface Share {
  paths: string[]
  transitions: string[]
}

const tours = new WeakMap<AnyCases, readonly Path[]>()

/** The tour of all transitions of a chart, made once. */
export function tourOf(cases: AnyCases): readonly Path[] {
  const known = tours.get(cases) ?? tour(exploredOf(cases), transitionGoals).paths
  tours.set(cases, known)
  return known
}

/** What some of the paths of a chart are and take. */
export function shareOf({ machine }: AnyCases, paths: readonly Path[]): Share {
  const edges = paths.flatMap((path) => path.edges)
  return {
    paths: paths.map((path) => pathId(machine.id, path)),
    transitions: [...new Set(edges.flatMap(({ taken }) => taken))].toSorted(),
  }
}

/**
 * The paths of a chart's tour that are this run's to walk, numbered from 1 as in the whole tour.
 */
export function ownPathsOf(cases: AnyCases): { number: number; path: Path }[] {
  const { machine } = cases
  const all = tourOf(cases)
  const own = all
    .map((path, index) => ({ number: index + 1, path }))
    .filter(({ path }) => isInShard(pathId(machine.id, path), shard))
  const paths = own.map(({ path }) => path)
  walked[machine.id] = { own: shareOf(cases, paths), whole: shareOf(cases, all) }
  return own
}

const shard = shardFrom(inject('shard') ?? '1/1')
const walked: Record<string, { own: Share; whole: Share }> = {}
const folder = '.results/paths'

/**
 * Writes down what was walked, where this run is one of several, for `npm run shards` to put together.
 * @param half of the charts, as each writes a file of its own
 */
export function leaveReport(half: string): void {
  if (shard.of === 1) return
  mkdirSync(folder, { recursive: true })
  const report = { shard, charts: walked }
  writeFileSync(`${folder}/${shard.index}-of-${shard.of}.${half}.json`, JSON.stringify(report))
}
