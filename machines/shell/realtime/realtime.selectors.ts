import type { SnapshotFrom } from 'xstate'
import type { realtimeMachine } from './realtime.machine.ts'

type RealtimeSnapshot = SnapshotFrom<typeof realtimeMachine>

export type Connection = 'off' | 'connecting' | 'connected' | 'reconnecting' | 'offline'

/** How the channel stands: off while nobody is logged in. */
export function selectConnection(snapshot: RealtimeSnapshot): Connection {
  if (snapshot.matches({ channel: 'off' })) return 'off'
  if (snapshot.matches({ network: 'offline' })) return 'offline'
  if (snapshot.hasTag('established')) return 'connected'
  const isFirst = snapshot.context.attemptsInARow <= 1 && snapshot.context.sessionId === null
  return isFirst && snapshot.hasTag('connecting') ? 'connecting' : 'reconnecting'
}

/** Whether the browser is online [NET-1]. */
export function selectIsOnline(snapshot: RealtimeSnapshot): boolean {
  return snapshot.matches({ network: 'online' })
}

/** When the next attempt to connect begins, in ms since the epoch; null when none waits. */
export function selectNextAttemptAt({ context }: RealtimeSnapshot): number | null {
  return context.nextAttemptAt
}

/** How many messages wait to be sent. */
export function selectQueuedCount({ context }: RealtimeSnapshot): number {
  return context.outbox.messages.length + context.offlineQueue.messages.length
}

/** Whether the outgoing queue refused a message since it was last sent. */
export function selectIsQueueFull({ context }: RealtimeSnapshot): boolean {
  return context.isFull
}
