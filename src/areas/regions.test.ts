import { expect, test } from 'vitest'
import { type AnyActorLogic, type AnyStateMachine, StateMachine, type StateNode } from 'xstate'
import { sharedMachines } from './all.ts'

/** A machine with those of its children that are charts too, by their paths. */
function chartsIn(path: string, logic: AnyActorLogic): [string, AnyStateMachine][] {
  if (!(logic instanceof StateMachine)) return []
  const children = Object.entries(logic.implementations.actors as Record<string, AnyActorLogic>)
  return [[path, logic], ...children.flatMap(([name, child]) => chartsIn(`${path}.${name}`, child))]
}

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

const charts = Object.entries(sharedMachines).flatMap(([address, machine]) =>
  chartsIn(address, machine as AnyActorLogic),
)

test.each(charts)('what a region of %s enters anew is its own alone', (_, machine) => {
  expect(regionsLeft(machine)).toEqual([])
})
