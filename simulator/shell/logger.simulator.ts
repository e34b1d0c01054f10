import * as v from 'valibot'
import { type Endpoint, endpoint } from '../core/rest.ts'

/** What one logger post of a client brought. */
export interface LoggerEntry {
  topic: string
  /** Milliseconds since the epoch. */
  at: number
  guestId: string | null
  data: Record<string, unknown>
}

/** Every topic there is (TRK-7). */
export const loggerTopics = ['browserOnline', 'websocketConnectionError', 'vxmessengerError']
const kept = 200

/** The logger posts: they are kept and shown on the simulator's page. */
export const endpoints: Endpoint[] = loggerTopics.map((topic) =>
  endpoint({
    method: 'POST',
    path: `logger/${topic}`,
    body: v.record(v.string(), v.unknown(), 'must be an object'),
    answer({ body, visitor, speaker, platform: { clock, journal, loggerEntries } }) {
      const guestId = speaker ?? visitor.guestId
      loggerEntries.push({ topic, at: clock.now(), guestId, data: body })
      loggerEntries.splice(0, Math.max(0, loggerEntries.length - kept))
      journal.write('note', guestId, `logger/${topic} ${JSON.stringify(body)}`)
    },
  }),
)

declare module '../core/platform.ts' {
  interface PlatformCore {
    /** What the clients' logger posts brought. */
    readonly loggerEntries: LoggerEntry[]
  }
}
