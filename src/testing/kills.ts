import type { AnyStateMachine } from 'xstate'
import { type AnyCases, occurrencesAt, partOf } from './cases.ts'
import { type Explored, type ExploreOptions, pureOf } from './explore.ts'
import { traceOf } from './golden.ts'
import { mutantsOf } from './mutate.ts'
import { brokenAt } from './problems.ts'
import { type Path, pairGoals, tour, transitionGoals, verdictGoals } from './suites.ts'
import type { Walked } from './walk.ts'

/** A mutant and what noticed it: the trace of what it does, or what must hold whatever it does; nothing for one that lives. */
export interface Kill {
  mutant: string
  killedBy: readonly ('trace' | 'invariants')[]
}

/**
 * Plants every mutation into a machine, one at a time, lets happen to it what the tours of the machine as it is let
 * happen, and asks who notices.
 * @param cases the machine as it is, and what reaches it
 * @param explored the same, explored
 */
export function killsOf(cases: AnyCases, explored: Explored, options: ExploreOptions): Kill[] {
  const paths = [transitionGoals, verdictGoals, pairGoals].flatMap(
    (goals) => tour(explored, goals).paths,
  )
  const walked = (machine: AnyStateMachine) =>
    paths.map((path) => walkLabels({ ...cases, machine }, path, options))
  const expected = traceOf(cases.machine.id, walked(cases.machine))
  return [...mutantsOf(cases.machine)].map(({ name, machine }) => {
    const walks = attempt(() => walked(machine))
    const isOtherwise = !walks || traceOf(cases.machine.id, walks) !== expected
    const isBroken = !walks || walks.flat().some(isFaulty)
    return {
      mutant: name,
      killedBy: [
        ...(isOtherwise ? (['trace'] as const) : []),
        ...(isBroken ? (['invariants'] as const) : []),
      ],
    }
  })
}

const isFaulty = ({ standing }: Walked) =>
  standing.snapshot.status === 'error' || brokenAt(standing).length > 0

/** What a machine does when the same happens to it; what cannot happen is left out. */
function walkLabels(
  cases: AnyCases,
  { part, input, edges }: Path,
  options: ExploreOptions,
): Walked[] {
  const own = partOf(cases, part)
  const pure = pureOf(cases, input, options)
  const walked: Walked[] = [{ label: 'begins', ...pure.start() }]
  for (const { occurrence } of edges) {
    const { standing } = walked.at(-1) as Walked
    const here = occurrencesAt(standing, own).find(({ label }) => label === occurrence.label)
    if (here) walked.push({ label: here.label, ...pure.step(standing, here.event, here.by) })
  }
  return walked
}

/** Undefined for what throws: a machine that cannot be folded is noticed at once. */
function attempt<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
