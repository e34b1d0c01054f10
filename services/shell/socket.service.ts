import type { CallbackLogicFunction } from 'xstate'
import type { SocketEvent, SocketRequest } from '../../machines/shell/realtime/realtime.events.ts'
import { countedRefusals } from '../core/countedRefusals.ts'
import type { ReadCredentials } from '../core/credentials.ts'
import type { Environment } from '../core/environment.ts'
import { numberedRefusals } from './numberedRefusals.ts'
import { parseFrame } from './pushes.schema.ts'

/** One connection of the realtime channel. */
export interface Socket {
  send(text: string): void
  close(code: number, reason: string): void
}

/** What a connection reports; after `closed` it reports nothing more. */
export interface SocketHandlers {
  opened(): void
  received(data: unknown): void
  closed(code: number, reason: string): void
}

const abnormalClosure = 1006

/** The peer may be closing it although no end was reported yet. */
const open = 1

/**
 * Opens a connection. It never throws: what cannot be opened is reported as closed with 1006.
 * @param url of the realtime channel
 * @returns the connection: what is sent while it is not open is dropped; closing it is reported at
 * once, without waiting for a peer that may be gone
 */
function openSocket(
  environment: Pick<Environment, 'openSocket'>,
  url: string,
  handlers: SocketHandlers,
): Socket {
  let state: 'connecting' | 'open' | 'closed' = 'connecting'

  function finish(code: number, reason: string) {
    if (state === 'closed') return
    state = 'closed'
    handlers.closed(code, reason)
  }

  function connect() {
    try {
      return environment.openSocket(url)
    } catch {
      return undefined
    }
  }

  const socket = connect()
  socket?.addEventListener('open', () => {
    if (state !== 'connecting') return
    state = 'open'
    handlers.opened()
  })
  socket?.addEventListener('message', (event) => {
    if (state === 'open') handlers.received(event.data)
  })
  socket?.addEventListener('close', (event) => finish(event.code, event.reason))
  // ws throws an error that nobody listens to; a close event follows every error
  socket?.addEventListener('error', () => {})
  if (!socket) finish(abnormalClosure, 'the connection cannot be opened')

  return {
    send(text) {
      if (state === 'open' && socket?.readyState === open) socket.send(text)
    },
    close(code, reason) {
      if (state === 'closed') return
      if (isAllowedToClose(code)) socket?.close(code, reason)
      else socket?.close()
      finish(code, reason)
    },
  }
}

// A browser refuses every other code
function isAllowedToClose(code: number): boolean {
  return code === 1000 || (code >= 3000 && code <= 4999)
}

/**
 * The work of slot `socket`: one attempt at a connection (contract §3). Every message carries the
 * access token and the guest's id [RT-15]; frames that break the contract are reported as refused,
 * counted, and so are those of which entries are left out.
 * @param realtimeUrl read when the slot starts
 */
export function createSocketWork(
  environment: Pick<Environment, 'openSocket' | 'after'>,
  realtimeUrl: () => string,
  credentials: ReadCredentials,
): CallbackLogicFunction<SocketRequest> {
  return ({ sendBack, receive }) => {
    let isStopped = false
    function report(event: SocketEvent) {
      if (!isStopped) sendBack(event)
    }

    const refusals = countedRefusals(environment, (refusal) =>
      report({ type: 'socket.frameRefused', ...refusal }),
    )

    const numbered = numberedRefusals(environment, report)

    const socket = openSocket(environment, realtimeUrl(), {
      opened: () => report({ type: 'socket.opened' }),
      received(data) {
        const frame = parseFrame(data)
        if ('refused' in frame) {
          const { refused: reason, seq } = frame
          if (seq === undefined) refusals.refuse(reason)
          else numbered.refuse(reason, seq)
          return
        }
        numbered.flush()
        const { leftOut, ...received } = frame
        if (leftOut) refusals.refuse(leftOut)
        report({ type: 'socket.pushReceived', ...received })
      },
      closed(code, reason) {
        refusals.stop()
        numbered.flush()
        report({ type: 'socket.closed', code, reason })
      },
    })

    receive((request) => {
      if (request.type === 'socket.closeRequested') socket.close(request.code, request.reason)
      else socket.send(signed(request.message, credentials))
    })
    return () => {
      isStopped = true
      numbered.stop()
      socket.close(1000, 'the client left')
    }
  }
}

function signed(message: object, credentials: ReadCredentials): string {
  const { accessToken, guestId } = credentials()
  return JSON.stringify({ ...message, accessToken, guestId })
}
