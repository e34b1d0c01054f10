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

test.each(sharedCharts)('what a region of %s enters anew is its own alone', (_, machine) => {
  expect(regionsLeft(machine)).toEqual([])
})
