import type { Connection } from '../../../machines/shell/realtime/realtime.selectors.ts'
import type { TextKey } from '../../core/text/text.tsx'

/** How each state of the live channel is said. */
export const connectionWords: Record<Connection, TextKey> = {
  off: 'connection.off',
  connecting: 'connection.connecting',
  connected: 'connection.connected',
  reconnecting: 'connection.reconnecting',
  offline: 'connection.offline',
}
