import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { favouritesFrames } from '../account/favourites.simulator.ts'
import { guestFrames } from '../account/guest.simulator.ts'
import type { Account } from '../core/account.ts'
import type { FrameOrder } from '../core/frameFaults.ts'
import { knownLanguage } from '../core/language.ts'
import type { FrameHandlers, Platform } from '../core/platform.ts'
import type { ReplayedLog } from '../core/replayedLog.ts'
import { judgeAccess, recogniseVisitor } from '../core/visitors.ts'
import { messengerFrames } from '../messenger/messenger.simulator.ts'
import { notificationsFrames } from '../messenger/notifications.simulator.ts'
import { type ClientFrame, type ClientFrameType, readClientFrame } from './clientFrames.ts'
import { type Connection, createConnection } from './connection.ts'
import { createGuestSessions, type GuestSessions } from './guestSessions.ts'
import { listenForFaults } from './realtimeFaults.ts'
import type { ServerFrame } from './serverFrames.ts'

/** The platform's realtime channel (contract §3). */
export interface Realtime {
  sessions: GuestSessions
  /** Takes over an HTTP upgrade request; refuses one of a foreign origin, and one too many. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Takes over an open socket of a browser with this `Cookie` header. */
  accept(socket: WebSocket, cookie: string | undefined): void
  /** Closes the connections of one guest, or with `*` of all; answers how many. */
  close(to: string, code: number, reason: string): number
  /** Does something with the frames that are held for a guest, or with `*` for all; answers on how many connections. */
  order(to: string, order: FrameOrder): number
  /** Sends bytes to a guest, or with `*` to all, as a text frame where they are UTF-8; answers on how many connections. */
  sendBytes(to: string, bytes: Uint8Array): number
  /** Closes the connections of a login that has ended. */
  closeLogin(loginId: string): void
  stop(): void
}

const handlers: FrameHandlers<Exclude<ClientFrameType, 'requestSession' | 'ping'>> = {
  ...favouritesFrames,
  ...guestFrames,
  ...messengerFrames,
  ...notificationsFrames,
}

/** Milliseconds between two looks for dead peers and expired sessions. */
const sweepInterval = 30_000
/** Bytes. */
const largestFrame = 65_536
const protocolError = 1002

/**
 * Makes the realtime channel.
 * @param isOwnOrigin whether a page of this origin may connect
 * @param mostConnections at a time; one more is refused with 503
 * @param replayed what hears the guest in the platform's place
 */
export function createRealtime(
  platform: Platform,
  isOwnOrigin: (origin: string) => boolean,
  mostConnections: number,
  replayed?: ReplayedLog,
): Realtime {
  const { clock, faults, journal } = platform
  const server = new WebSocketServer({
    noServer: true,
    autoPong: false,
    perMessageDeflate: false,
    maxPayload: largestFrame,
  })
  const connections = new Set<Connection>()
  const sessions = createGuestSessions(platform)

  function accept(socket: WebSocket, guestId: string | null) {
    const connection = createConnection(socket, platform)
    connection.guestId = guestId
    connections.add(connection)
    socket.on('error', ({ message }) => journal.write('note', connection.guestId, message))
    socket.on('close', (code) => {
      connections.delete(connection)
      sessions.leave(connection)
      journal.write('note', connection.guestId, `connection closed, code ${code}`)
    })
    socket.on('message', (data, isBinary) => {
      if (socket.readyState !== socket.OPEN) return
      connection.noteLife()
      if (isBinary) connection.close(protocolError, 'frame is binary, not text')
      else take(connection, String(data))
    })
    if (faults.hit(guestId, 'halfOpen')) return connection.fallSilent()
    const closing = faults.hit(guestId, 'closeOnConnect')
    if (closing) connection.close(closing.code, 'fault closeOnConnect')
  }

  function take(connection: Connection, data: string) {
    if (connection.isSilent()) return
    const frame = readClientFrame(data)
    if ('violation' in frame) return connection.close(protocolError, frame.violation)
    const { accessToken, ...visible } = frame
    const access = judgeAccess(accessToken, platform)
    if (access.outcome === 'wrong') {
      return connection.close(protocolError, `${frame.type}.accessToken is wrong`)
    }
    const { account } = access
    const isOther = connection.isEstablished && connection.guestId !== account.id
    if (frame.guestId !== account.id || isOther) {
      return connection.close(protocolError, `${frame.type}.guestId is not the token's guest`)
    }
    journal.write('in', account.id, JSON.stringify(visible))
    const isKnown = connection.guestId === account.id
    connection.guestId = account.id
    connection.access = access.claims
    if (access.outcome === 'expired') return expire(connection)
    connection.isExpired = false
    if (!isKnown && meetsOwnFault(connection, account.id)) return
    serve(connection, frame, account)
  }

  function serve(connection: Connection, frame: ClientFrame, account: Account) {
    if (frame.type === 'requestSession') {
      account.language = knownLanguage(frame.language) ?? account.language
      sessions.establish(account.id, connection, frame.lastSeq)
      return replayed?.connect({
        push: (push) => void sessions.send(account.id, push as ServerFrame),
        close: (code, reason) => connection.close(code, reason),
      })
    }
    if (!connection.isEstablished) {
      return connection.close(protocolError, `${frame.type} before requestSession`)
    }
    if (frame.type === 'ping') {
      const left = Math.max(0, (connection.access?.expiresAt ?? 0) - clock.now())
      return connection.deliver({
        type: 'pong',
        text: `{"type":"pong","ttl":${Math.ceil(left / 1000)}}`,
      })
    }
    if (replayed) return replayed.hear(frame)
    const handle = handlers[frame.type] as (
      frame: ClientFrame,
      account: Account,
      platform: Platform,
    ) => ServerFrame[]
    for (const answer of handle(frame, account, platform)) sessions.send(account.id, answer)
  }

  /** Applies the faults of a guest whom no cookie named before the first frame. */
  function meetsOwnFault(connection: Connection, guestId: string): boolean {
    if (faults.hitOwn(guestId, 'halfOpen')) {
      connection.fallSilent()
      return true
    }
    const isRefused = faults.hitOwn(guestId, 'refuseConnections')
    const code = isRefused ? 1006 : faults.hitOwn(guestId, 'closeOnConnect')?.code
    if (code !== undefined) connection.close(code, 'fault closeOnConnect')
    return code !== undefined
  }

  function expire(connection: Connection): void {
    if (connection.isExpired) return
    connection.isExpired = true
    const frame = { type: 'sessionExpired' } as const
    const text = JSON.stringify(frame)
    journal.write('out', connection.guestId, text)
    connection.deliver({ ...frame, text })
  }

  function sweep(): void {
    for (const connection of connections) {
      connection.probe()
      const { access } = connection
      if (connection.isEstablished && access && access.expiresAt <= clock.now()) expire(connection)
    }
    sessions.sweep()
    sweepTimer = clock.setTimeout(sweep, sweepInterval)
  }
  let sweepTimer = clock.setTimeout(sweep, sweepInterval)

  function eachWhere(
    isMeant: (connection: Connection) => boolean,
    act: (connection: Connection) => void,
  ): number {
    const meant = [...connections].filter(isMeant)
    for (const connection of meant) act(connection)
    return meant.length
  }
  const isOf = (to: string) => (connection: Connection) => to === '*' || connection.guestId === to

  listenForFaults(platform, sessions, () => connections)

  return {
    sessions,
    upgrade(request, socket, head) {
      const { origin, cookie } = request.headers
      const guestId = recogniseVisitor(cookie, platform)?.guestId ?? null
      if (origin !== undefined && !isOwnOrigin(origin)) {
        return refuseUpgrade(socket, 403, `pages of ${origin} may not connect`)
      }
      const refusal = faults.hit(guestId, 'refuseConnections')
      if (refusal) return refuseUpgrade(socket, refusal.status, 'fault refuseConnections')
      if (connections.size >= mostConnections) {
        return refuseUpgrade(socket, 503, `there are ${mostConnections} connections already`)
      }
      server.handleUpgrade(request, socket, head, (accepted) => accept(accepted, guestId))
    },
    accept: (socket, cookie) => accept(socket, recogniseVisitor(cookie, platform)?.guestId ?? null),
    close: (to, code, reason) => eachWhere(isOf(to), (one) => one.close(code, reason)),
    order: (to, order) => eachWhere(isOf(to), (one) => one.order(order)),
    sendBytes(to, bytes) {
      const frame = isUtf8(bytes) ? Buffer.from(bytes).toString() : Buffer.from(bytes)
      return eachWhere(isOf(to), (one) => one.send(frame))
    },
    closeLogin: (loginId) =>
      void eachWhere(
        ({ access }) => access?.loginId === loginId,
        (one) => one.close(1000, 'logged out'),
      ),
    stop() {
      clock.clearTimeout(sweepTimer)
      for (const socket of server.clients) socket.terminate()
      server.close()
    },
  }
}

/** Answers an upgrade request with an HTTP status and one line of text. */
export function refuseUpgrade(socket: Duplex, status: number, message: string): void {
  socket.on('error', () => socket.destroy())
  socket.end(
    `HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Type: text/plain\r\n` +
      `Content-Length: ${Buffer.byteLength(message)}\r\n\r\n${message}`,
  )
}
