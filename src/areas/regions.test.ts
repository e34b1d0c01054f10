import { expect, test } from 'vitest'
import type { AnyStateMachine, StateNode } from 'xstate'
import { sharedCharts } from './charts.fixtures.ts'

const nodesIn = (node: StateNode): StateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesIn),
]

const isWithin = (node: StateNode | undefined, region: StateNode): boolean =>
  node !== undefined && (node === region || isWithin(node.parent, region))

/** The transitions of a chart's regions that leave the regions beside them, and begin those anew. */
function regionsLeft(machine: AnyStateMachine): string[] {
  const regions = nodesIn(machine.root).filter(({ parent }) => parent?.type === 'parallel')
  return regions.flatMap((region) =>
    [...region.transitions.values()]
      .flat()
      .filter(({ reenter, target }) => reenter && target?.every((to) => isWithin(to, region)))
      .map(({ eventType }) => `${region.id} by ${eventType}`),
  )
}

/** What has one state and runs nothing is the same once it begins anew. */
const isStill = ({ states, invoke }: StateNode): boolean =>
  invoke.length === 0 &&
  Object.values(states).every((state) => isStill(state)) &&
  Object.keys(states).length < 2

/** The transitions of a chart's parallel states into some of their regions, which begin the others anew too. */
function regionsBegun(machine: AnyStateMachine): string[] {
  const parallel = nodesIn(machine.root).filter(({ type }) => type === 'parallel')
  return parallel.flatMap((node) =>
    [...node.transitions.values()]
      .flat()
      .filter(({ target = [] }) => target.some((to) => to !== node && isWithin(to, node)))
      .filter(({ target = [] }) =>
        Object.values(node.states).some(
          (region) => !isStill(region) && !target.some((to) => isWithin(to, region)),
        ),
      )
      .map(({ eventType }) => `${node.id} by ${eventType}`),
  )
}

test.each(sharedCharts)('what a region of %s enters anew is its own alone', (_, machine) => {
  expect(regionsLeft(machine)).toEqual([])
})

test.each(sharedCharts)(
  'what %s enters in one region leaves the regions beside it alone',
  (_, machine) => {
    expect(regionsBegun(machine)).toEqual([])
  },
)
