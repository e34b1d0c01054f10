import { type AnyActorLogic, type AnyStateMachine, StateMachine } from 'xstate'
import { completeApp, sharedMachines } from './all.ts'

/** A machine with those of its children that are charts too, by their paths. */
function chartsIn(path: string, logic: AnyActorLogic): [string, AnyStateMachine][] {
  if (!(logic instanceof StateMachine)) return []
  const children = Object.entries(logic.implementations.actors as Record<string, AnyActorLogic>)
  return [[path, logic], ...children.flatMap(([name, child]) => chartsIn(`${path}.${name}`, child))]
}

/** Every chart that the root runs, and those within them, by their paths. */
export const sharedCharts = Object.entries(sharedMachines).flatMap(([address, machine]) =>
  chartsIn(address, machine as AnyActorLogic),
)

/** The ids of all charts of the app. */
export const chartIds: readonly string[] = [
  ...new Set([completeApp.id, ...sharedCharts.map(([, { id }]) => id)]),
].toSorted()
