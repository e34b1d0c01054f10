import type { AnyEventObject } from 'xstate'
import { allInputs, type Input } from '../../fixtures/core/inputs.fixtures.ts'
import { toPushEvent } from '../../machines/shell/realtime/pushAudience.ts'

const byType = new Map<string, AnyEventObject[]>()
for (const event of allInputs.flatMap(eventsOf)) {
  const known = byType.get(event.type)
  if (!known) byType.set(event.type, [event])
  else if (!known.includes(event)) known.push(event)
}

/** A push reaches the channel as what its socket reports, and those whom it concerns as an event of its own. */
function eventsOf(input: Input): AnyEventObject[] {
  if (input.does !== 'push') return [input.event]
  return [{ type: 'socket.pushReceived', push: input.push }, toPushEvent(input.push)]
}

/** Events of a type that the app's stories tell of. */
export function samplesOf(type: string): readonly AnyEventObject[] {
  return byType.get(type) ?? []
}
