/** One line for the platform's logger (POST logger/{topic}) [TRK-7]. */
export interface LogEntry {
  type: 'logger.entryWritten'
  topic:
    | 'browserOnline'
    | 'vxmessengerError'
    | 'websocketConnectionError'
    /** What was to run after the login cannot be read [LGN-13]. */
    | 'storedActionDropped'
  data?: Record<string, string | number | boolean>
}
