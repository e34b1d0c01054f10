import type { Replica } from '../replica.types.ts'
import type { LogReplica } from './replica.ts'
import { follow, shownOf, shownParts } from './shown.ts'
import { aspectOf, microstepsAt, standingOf } from './standing.ts'

/** Answers of a replica in the place where it is: some take their time. */
export type Answers = {
  [Question in keyof Replica]: (
    ...args: Parameters<Replica[Question]>
  ) => ReturnType<Replica[Question]> | Promise<ReturnType<Replica[Question]>>
}

/** More parts of a value, or rows, are not given at once. */
const maxCount = 1_000

/** What can be asked of a replica. */
export function answersOf(replica: LogReplica): Answers {
  const rowsOf = (branch: Parameters<Replica['rows']>[0]) => replica.line(branch).strand.rows
  return {
    count: (branch, filter, near) => rowsOf(branch).count(filter, near),
    rows: (branch, filter, from, count) =>
      rowsOf(branch).rows(filter, from, Math.min(count, maxCount)),
    types: (branch) => rowsOf(branch).types(),
    actors: (moment) => replica.actors(moment),
    chart: (machine) => replica.charts.chart(machine),
    standing: ({ branch, ...moment }, actor) => standingOf(replica.line(branch), moment, actor),
    microsteps: (branch, position) => microstepsAt(replica.line(branch), position),
    async value({ branch, ...moment }, actor, aspect, way) {
      const value = await aspectOf(replica.line(branch), moment, actor, aspect)
      const found = value === undefined ? undefined : follow(value, way)
      return found ? shownOf(found.value, found.above) : null
    },
    async parts({ branch, ...moment }, actor, aspect, way, from, count) {
      const value = await aspectOf(replica.line(branch), moment, actor, aspect)
      const found = value === undefined ? undefined : follow(value, way)
      if (!found) return []
      return shownParts(found.value, found.above, from, Math.min(count, maxCount))
    },
  } satisfies Partial<Answers> as unknown as Answers
}
