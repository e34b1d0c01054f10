import type { Connection } from '../../../machines/shell/realtime/realtime.selectors.ts'
import type { IconName } from '../../core/design/Icon.tsx'
import type { Tone } from '../../core/design/StatusDot.tsx'
import type { TextKey } from '../../core/text/text.tsx'

interface Look {
  icon: IconName
  tone: Tone
  words: TextKey
  /** What the state means for the guest. */
  meaning: TextKey
}

/** How each state of the live channel is shown and said. */
export const connectionLooks: Record<Connection, Look> = {
  off: {
    icon: 'unlinked',
    tone: 'idle',
    words: 'connection.off',
    meaning: 'connection.off.meaning',
  },
  connecting: {
    icon: 'linking',
    tone: 'waiting',
    words: 'connection.connecting',
    meaning: 'connection.connecting.meaning',
  },
  connected: {
    icon: 'linked',
    tone: 'good',
    words: 'connection.connected',
    meaning: 'connection.connected.meaning',
  },
  reconnecting: {
    icon: 'linking',
    tone: 'waiting',
    words: 'connection.reconnecting',
    meaning: 'connection.reconnecting.meaning',
  },
  offline: {
    icon: 'unlinked',
    tone: 'bad',
    words: 'connection.offline',
    meaning: 'connection.offline.meaning',
  },
}
