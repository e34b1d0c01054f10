/** What the service that writes the log reports. */
export type LogFileEvent =
  /** So much is written, from 0 to 1; told once a second at most. */
  | { type: 'logFile.progressed'; share: number }
  | { type: 'logFile.saved' }
  | { type: 'logFile.failed' }

export type EventLogEvent =
  | LogFileEvent
  | { type: 'eventLog.saveRequested' }
  | { type: 'eventLog.cancelRequested' }

declare module '../../core/address.ts' {
  interface Addresses {
    eventLog: EventLogEvent
  }
}
