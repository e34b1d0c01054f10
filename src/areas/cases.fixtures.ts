import { setFold } from '../../machines/core/clock.ts'
import type { AnyCases } from '../testing/cases.ts'
import { type Explored, explore } from '../testing/explore.ts'

const modules = import.meta.glob<AnyCases>('../../machines/*/*/*.cases.ts', {
  eager: true,
  import: 'cases',
})

/** Every `*.cases.ts`, by the path of the file. */
export const allCases = Object.entries(modules)

const known = new WeakMap<AnyCases, Explored>()

/** Everywhere that the cases lead, explored once. */
export function exploredOf(cases: AnyCases): Explored {
  const explored = known.get(cases) ?? explore(cases, { onFold: setFold })
  known.set(cases, explored)
  return explored
}
