import type { Branch, Replica } from '../replica.types.ts'
import { acceptedBy, explain } from './accepts.ts'
import { fork, goOn, invent, inventTimer, save } from './branches.ts'
import { arrowsOf, causesOf, timersAt } from './causes.ts'
import { changesOf } from './changes.ts'
import { Covering } from './coverage.ts'
import { lastMomentOf } from './endings.ts'
import { problemOf } from './expressions.ts'
import type { LogReplica } from './replica.ts'
import { follow, shownOf, shownParts } from './shown.ts'
import { aspectOf, microstepsAt, standingOf } from './standing.ts'
import { travel } from './travel.ts'

/** Answers of a replica in the place where it is: some take their time. */
export type Answers = {
  [Question in keyof Replica]: (
    ...args: Parameters<Replica[Question]>
  ) => ReturnType<Replica[Question]> | Promise<ReturnType<Replica[Question]>>
}

/** More parts of a value, rows, or entries with arrows are not given at once. */
const maxCount = 1_000

/** What can be asked of a replica. */
export function answersOf(replica: LogReplica): Answers {
  const lineOf = (branch: Branch) => replica.line(branch)
  const rowsOf = (branch: Branch) => lineOf(branch).strand.rows
  const coverings = new Map<Branch, Covering>()
  const travels = new Map<string, symbol>()
  return {
    count: (branch, filter, near) => rowsOf(branch).count(filter, near),
    rows: (branch, filter, from, count) =>
      rowsOf(branch).rows(filter, from, Math.min(count, maxCount)),
    types: (branch) => rowsOf(branch).types(),
    causes: (branch, position) => causesOf(lineOf(branch), position),
    actors: (moment) => replica.actors(moment),
    lastMoment: (moment, actor) => lastMomentOf(lineOf(moment.branch), moment, actor),
    chart: (machine) => replica.charts.chart(machine),
    standing: ({ branch, ...moment }, actor) => standingOf(lineOf(branch), moment, actor),
    coverage(branch, machine) {
      let covering = coverings.get(branch)
      if (!covering) {
        covering = new Covering(lineOf(branch), replica.charts, replica.onProgress)
        coverings.set(branch, covering)
      }
      return covering.of(machine)
    },
    microsteps: (branch, position) => microstepsAt(lineOf(branch), position),
    arrows: (branch, from, count) => arrowsOf(lineOf(branch), from, Math.min(count, maxCount)),
    async value({ branch, ...moment }, actor, aspect, way) {
      const value = await aspectOf(lineOf(branch), moment, actor, aspect)
      const found = value === undefined ? undefined : follow(value, way)
      return found ? shownOf(found.value, found.above) : null
    },
    async parts({ branch, ...moment }, actor, aspect, way, from, count) {
      const value = await aspectOf(lineOf(branch), moment, actor, aspect)
      const found = value === undefined ? undefined : follow(value, way)
      if (!found) return []
      return shownParts(found.value, found.above, from, Math.min(count, maxCount))
    },
    changes: ({ branch: one, ...before }, { branch: other, ...after }, actor) =>
      changesOf([lineOf(one), before], [lineOf(other), after], actor),
    timers: ({ branch, ...moment }) => timersAt(lineOf(branch), moment),
    accepts: ({ branch, ...moment }, actor) =>
      acceptedBy(lineOf(branch), replica.system, moment, actor),
    explain: ({ branch, ...moment }, actor, event) => explain(lineOf(branch), moment, actor, event),
    travel(branch, from, direction, aim, asker) {
      const own = Symbol(asker)
      travels.set(asker, own)
      return travel(lineOf(branch), from, direction, aim, () => travels.get(asker) === own)
    },
    check: (breakpoint) =>
      breakpoint.kind === 'expression' ? problemOf(breakpoint.expression) : null,
    fork: (branch, position) => fork(replica, branch, position),
    invent: (branch, actor, event) => invent(replica, branch, actor, event),
    inventTimer: (branch, timer) => inventTimer(replica, branch, timer),
    goOn: (branch, count) => goOn(replica, branch, count),
    drop(branch) {
      coverings.delete(branch)
      replica.drop(branch)
    },
    save: (branch, upTo) => save(replica, branch, upTo),
  }
}
