import type { WebSocket } from 'ws'
import {
  createFrameFaults,
  type FrameFaults,
  type FrameOrder,
  type OutgoingFrame,
} from '../core/frameFaults.ts'
import type { Platform } from '../core/platform.ts'
import type { Claims } from '../core/tokens.ts'

/** One socket of a guest: a tab. */
export interface Connection {
  /** The guest: by the cookie from the start, by the access token since the first frame. */
  guestId: string | null
  /** What the last frame's access token said. */
  access: Claims | null
  /** Whether the session was acknowledged on this connection, so that pushes reach it. */
  isEstablished: boolean
  /** Whether the guest was told here that the session has expired. */
  isExpired: boolean
  /** Sends a frame as the guest's faults have it. */
  deliver(frame: OutgoingFrame): void
  /** Does something with the frames that a fault holds. */
  order(order: FrameOrder): void
  /** Sends as it is, whatever the faults. */
  send(data: string | Buffer): void
  /** Closes with any code that a client can see; 1006 drops the connection. */
  close(code: number, reason: string): void
  /** From now on neither reads nor writes nor closes. */
  fallSilent(): void
  isSilent(): boolean
  /** Asks for a sign of life; drops a peer that gave none to the two before. */
  probe(): void
  /** The peer gave a sign of life. */
  noteLife(): void
}

const unansweredProbes = 2
/** The longest reason that fits a close frame, in bytes. */
const longestReason = 123

/** Wraps a socket that has just been accepted. */
export function createConnection(socket: WebSocket, { faults, clock }: Platform): Connection {
  let frameFaults: FrameFaults | undefined
  let isSilent = false
  let unanswered = 0
  let isProbeSent = true

  function send(data: string | Buffer): void {
    if (!isSilent && socket.readyState === socket.OPEN) socket.send(data)
  }

  const connection: Connection = {
    guestId: null,
    access: null,
    isEstablished: false,
    isExpired: false,
    deliver(frame) {
      const { guestId } = connection
      if (guestId === null || (faults.isIdle() && !frameFaults)) return send(frame.text)
      frameFaults ??= createFrameFaults(faults, clock, send)
      frameFaults.pass(guestId, frame)
    },
    order: (order) => frameFaults?.order(order),
    send,
    close(code, reason) {
      frameFaults?.dispose()
      if (code === 1006 || isSilent) return socket.terminate()
      if (code === 1005) return socket.close()
      socket.close(code, Buffer.from(reason).subarray(0, longestReason))
    },
    fallSilent() {
      isSilent = true
      frameFaults?.dispose()
      socket.pause()
    },
    isSilent: () => isSilent,
    probe() {
      // A probe that is not on the wire yet, as when a stepped clock jumps, proves nothing.
      if (isSilent || !isProbeSent || socket.readyState !== socket.OPEN) return
      if (unanswered >= unansweredProbes) return socket.terminate()
      unanswered++
      isProbeSent = false
      socket.ping(undefined, undefined, () => {
        isProbeSent = true
      })
    },
    noteLife() {
      unanswered = 0
    },
  }
  socket.on('pong', connection.noteLife)
  socket.on('ping', (data) => {
    connection.noteLife()
    if (!isSilent && socket.readyState === socket.OPEN) socket.pong(data)
  })
  socket.on('close', () => frameFaults?.dispose())
  return connection
}
