import type { Message, RealtimeEvent } from './realtime.events.ts'

/** The event that asks the realtime channel to send a message. */
export function messageSubmitted(message: Message): RealtimeEvent {
  return { type: 'realtime.messageSubmitted', message }
}
