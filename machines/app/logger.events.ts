/** One line for the platform's logger (POST logger/{topic}). */
export interface LogEntry {
  type: 'logger.entryWritten'
  topic: 'browserOnline' | 'pongMissing' | 'vxmessengerError' | 'websocketConnectionError'
  data?: Record<string, string | number | boolean>
}
