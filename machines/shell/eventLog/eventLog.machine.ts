import { assign, type EventObject, setup } from 'xstate'
import { callbackSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import type { EventLogEvent } from './eventLog.events.ts'

/** The saving of the event log as a file: what is saved is the log as it was when the guest asked. */
export const eventLogMachine = setup({
  types: {} as { context: { share: number }; events: EventLogEvent },
  actors: { logFile: callbackSlot<EventObject>('logFile') },
  actions: {
    takeShare: assign((_, { share }: { share: number }) => ({ share })),
  },
}).createMachine({
  id: 'eventLog',
  context: { share: 0 },
  initial: 'unsaved',
  states: {
    unsaved: { on: { 'eventLog.saveRequested': 'saving' } },
    saving: {
      entry: { type: 'takeShare', params: { share: 0 } },
      invoke: { src: 'logFile', id: 'logFile' },
      on: {
        'logFile.progressed': { actions: { type: 'takeShare', params: withEvent } },
        'logFile.saved': 'saved',
        'logFile.failed': 'failed',
        'eventLog.cancelRequested': 'cancelled',
      },
    },
    saved: { on: { 'eventLog.saveRequested': 'saving' } },
    failed: { on: { 'eventLog.saveRequested': 'saving' } },
    cancelled: { on: { 'eventLog.saveRequested': 'saving' } },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    eventLog: typeof eventLogMachine
  }
}
