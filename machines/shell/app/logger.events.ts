/** One line for the platform's logger (POST logger/{topic}) [TRK-7]. */
export interface LogEntry {
  type: 'logger.entryWritten'
  topic: 'browserOnline' | 'vxmessengerError' | 'websocketConnectionError'
  data?: Record<string, string | number | boolean>
}

declare module '../../core/address.ts' {
  interface Addresses {
    logger: LogEntry
  }
}
