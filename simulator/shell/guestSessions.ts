import { randomUUID } from 'node:crypto'
import type { Platform } from '../core/platform.ts'
import type { Connection } from './connection.ts'
import { createFrameBuffer, type FrameBuffer } from './frameBuffer.ts'
import type { ServerFrame } from './serverFrames.ts'

/** The realtime session of a guest; all tabs share it, and it outlives a lost connection. */
interface GuestSession {
  readonly guestId: string
  readonly sessionId: string
  readonly buffer: FrameBuffer
  readonly connections: Set<Connection>
  /** Milliseconds since the epoch, of the moment when the last tab went away. */
  leftAt: number | null
}

/** A connected guest as the simulator's page shows it. */
export interface ConnectedGuest {
  guestId: string
  name: string | null
  sessionId: string
  connections: number
  lastSeq: number
}

export interface GuestSessions {
  /**
   * Acknowledges the session on a connection and, when it can, sends what was missed after `lastSeq`.
   * Otherwise the acknowledgement carries the number of the last frame counted, if there is one.
   */
  establish(guestId: string, connection: Connection, lastSeq: number | undefined): void
  /** Counts the frame and sends it to every tab of the guest; false when there is no session. */
  send(guestId: string, frame: ServerFrame): boolean
  /** Sends the frame to every guest with a session; answers how many there are. */
  sendToAll(frame: ServerFrame): number
  leave(connection: Connection): void
  /** Ends the sessions that nobody came back to for 10 minutes. */
  sweep(): void
  connected(): ConnectedGuest[]
}

/** Milliseconds that a session waits for its guest to come back. */
const sessionPatience = 600_000

/** Makes the store of the guests' realtime sessions (contract §3). */
export function createGuestSessions(platform: Platform): GuestSessions {
  const { clock, faults, journal, world } = platform
  const sessions = new Map<string, GuestSession>()

  function open(guestId: string): GuestSession {
    const sessionId = randomUUID()
    const buffer = createFrameBuffer()
    const session = { guestId, sessionId, buffer, connections: new Set<Connection>(), leftAt: null }
    sessions.set(guestId, session)
    return session
  }

  function sendBody(session: GuestSession, type: string, body: string): void {
    const { guestId } = session
    const text = numbered(session.buffer.append(body, clock.now()), body)
    journal.write('out', guestId, text)
    if (!faults.isIdle() && faults.hit(guestId, 'skipSeq')) return
    for (const connection of session.connections) connection.deliver({ type, text })
  }

  return {
    establish(guestId, connection, lastSeq) {
      const session = sessions.get(guestId) ?? open(guestId)
      const { sessionId, buffer } = session
      const isReachable = lastSeq !== undefined && buffer.reaches(lastSeq)
      const isResumed = isReachable && !faults.hit(guestId, 'refuseResume')
      const type = 'sessionAcknowledged'
      const standing = isResumed ? { resumed: true } : baselineOf(buffer)
      const text = JSON.stringify({ type, sessionId, ...standing })
      journal.write('out', guestId, text)
      connection.deliver({ type, text })
      if (isResumed) {
        buffer.after(lastSeq, (seq, body) =>
          connection.deliver({ type: 'missed', text: numbered(seq, body) }),
        )
      }
      connection.isEstablished = true
      session.connections.add(connection)
      session.leftAt = null
    },
    send(guestId, frame) {
      const session = sessions.get(guestId)
      if (session) sendBody(session, frame.type, JSON.stringify(frame))
      return session !== undefined
    },
    sendToAll(frame) {
      const body = JSON.stringify(frame)
      for (const session of sessions.values()) sendBody(session, frame.type, body)
      return sessions.size
    },
    leave(connection) {
      const session = connection.guestId === null ? undefined : sessions.get(connection.guestId)
      if (!session?.connections.delete(connection)) return
      if (session.connections.size === 0) session.leftAt = clock.now()
    },
    sweep() {
      for (const [guestId, { leftAt }] of sessions) {
        if (leftAt !== null && leftAt <= clock.now() - sessionPatience) sessions.delete(guestId)
      }
    },
    connected: () =>
      [...sessions.values()]
        .filter(({ connections }) => connections.size > 0)
        .map(({ guestId, sessionId, connections, buffer }) => ({
          guestId,
          name: world.account(guestId).guest.name,
          sessionId,
          connections: connections.size,
          lastSeq: buffer.last(),
        })),
  }
}

/** Where a session that is not resumed stands, so that its guest notices when the next frame is lost. */
function baselineOf(buffer: FrameBuffer): { seq?: number } {
  return buffer.last() > 0 ? { seq: buffer.last() } : {}
}

function numbered(seq: number, body: string): string {
  return `{"seq":${seq},${body.slice(1)}`
}
