/** What the platform's logger is told of [TRK-7]. */
export const logTopics = ['browserOnline', 'websocketConnectionError', 'vxmessengerError'] as const

/** One line for the platform's logger (POST logger/{topic}) [TRK-7]. */
export interface LogEntry {
  type: 'logger.entryWritten'
  topic: (typeof logTopics)[number]
  /** Nothing that anybody wrote: a reason may hold an address. */
  data?: { code: number } | { reason: 'pongMissing' }
}

declare module '../../core/address.ts' {
  interface Addresses {
    logger: LogEntry
  }
}
