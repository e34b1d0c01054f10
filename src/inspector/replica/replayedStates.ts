import { EventLog, replay, stateOf } from '../../engine/index.ts'
import type { InspectedSystem } from './system.ts'
import { valueText } from './text.ts'

/**
 * Replays a log, for a test that was copied from the inspector.
 * @param lines of the log, the header first
 * @returns where log and build part, and of each actor whether it runs and its states, as they ended
 * @throws Error for a system that is not known
 */
export async function replayedStates(
  systems: readonly InspectedSystem[],
  name: string,
  lines: readonly string[],
) {
  const system = systems.find((known) => known.name === name)
  if (!system) throw new Error(`No system is called ${name}`)
  const { logic, replayOptions, upcasters = [] } = await system.load()
  const log = EventLog.parse(`${lines.join('\n')}\n`, { upcasters })
  const replayed = replay(logic, log, replayOptions)
  replayed.run()
  const states = Object.entries(stateOf(replayed.actor)).map(
    ([path, { status, value }]) => [path, { status, value: valueText(value) }] as const,
  )
  return { divergence: replayed.divergence, states: Object.fromEntries(states) }
}
