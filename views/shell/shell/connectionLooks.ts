import type { Connection } from '../../../machines/shell/realtime/realtime.selectors.ts'
import type { IconName } from '../../core/design/Icon.tsx'
import type { Tone } from '../../core/design/StatusDot.tsx'
import type { TextKey } from '../../core/text/text.tsx'

interface Look {
  icon: IconName
  tone: Tone
  words: TextKey
}

/** How each state of the live channel is shown and said. */
export const connectionLooks: Record<Connection, Look> = {
  off: {
    icon: 'unlinked',
    tone: 'idle',
    words: 'connection.off',
  },
  connecting: {
    icon: 'linking',
    tone: 'waiting',
    words: 'connection.connecting',
  },
  connected: {
    icon: 'linked',
    tone: 'good',
    words: 'connection.connected',
  },
  reconnecting: {
    icon: 'linking',
    tone: 'waiting',
    words: 'connection.reconnecting',
  },
  offline: {
    icon: 'unlinked',
    tone: 'bad',
    words: 'connection.offline',
  },
}
