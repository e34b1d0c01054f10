import {
  createClient,
  GRAPHQL_TRANSPORT_WS_PROTOCOL,
  MessageType,
  stringifyMessage,
} from 'graphql-ws/client'
import * as v from 'valibot'
import type { CallbackLogicFunction } from 'xstate'
import type {
  ModelPresenceEvent,
  ModelPresenceRequest,
} from '../../machines/live/presenceFeed/presenceFeed.events.ts'
import { checkAnswer } from '../core/answer.ts'
import { flag, id } from '../core/bounds.ts'
import type { ReadCredentials } from '../core/credentials.ts'
import type { Environment, WebSocketLike } from '../core/environment.ts'
import { textOf } from '../core/graphql/document.ts'
import { modelPresenceDocument } from '../core/graphql/query.documents.ts'

/** How long the platform may take to take the connection, in ms. */
const connectTimeout = 15_000
/** Between two pings, in ms. */
const pingPause = 20_000
/** How long the answer to a ping may take, in ms. */
const pongTimeout = 5_000

const answerSchema = v.object({
  data: v.object({ modelPresence: v.object({ id, isOnline: flag, freeChat: flag }) }),
})

/** An open socket in the shape in which graphql-ws makes one. */
function classOf(socket: WebSocketLike) {
  return class {
    static readonly CONNECTING = 0
    static readonly OPEN = 1
    static readonly CLOSING = 2
    static readonly CLOSED = 3
    onopen?: (() => void) | null
    onmessage?: ((event: { data: unknown }) => void) | null
    onclose?: ((event: { code: number; reason: string }) => void) | null

    constructor() {
      socket.addEventListener('open', () => this.onopen?.())
      socket.addEventListener('message', (event) => this.onmessage?.(event))
      socket.addEventListener('close', (event) => this.onclose?.(event))
      // ws throws an error that nobody listens to; a close event follows every error
      socket.addEventListener('error', () => {})
    }

    get readyState() {
      return socket.readyState
    }

    send(text: string) {
      socket.send(text)
    }

    close(code?: number, reason?: string) {
      socket.close(code, reason)
    }
  }
}

/**
 * The work of slot `modelPresence`: one connection, with one subscription at a time. What was told
 * already of who is still wanted is not reported again. A peer that is gone without a word is noticed
 * by the answer to a ping that does not come.
 * @param queryUrl of the query service; read when the slot starts
 */
export function createModelPresenceWork(
  environment: Pick<Environment, 'openSocket' | 'after'>,
  queryUrl: () => string,
  credentials: ReadCredentials,
): CallbackLogicFunction<ModelPresenceRequest> {
  return ({ sendBack, receive }) => {
    const report = (event: ModelPresenceEvent) => sendBack(event)
    const token = credentials().queryToken
    if (!token) return report({ type: 'modelPresence.closed', reason: 'Missing Vxql-Token' })
    const socket = environment.openSocket(
      queryUrl().replace(/^http/, 'ws'),
      GRAPHQL_TRANSPORT_WS_PROTOCOL,
    )
    const told = new Map<string, string>()
    let isOver = false
    let leave: (() => void) | undefined
    let operations = 0
    let stopTimer = environment.after(connectTimeout, () => client.terminate())

    function end(reason: string): void {
      if (isOver) return
      isOver = true
      stopTimer()
      client.dispose()?.catch?.(() => {})
      report({ type: 'modelPresence.closed', reason })
    }

    /** Whatever comes is a sign of life. */
    function awaitNextPing(): void {
      stopTimer()
      stopTimer = environment.after(pingPause, () => {
        socket.send(stringifyMessage({ type: MessageType.Ping }))
        stopTimer = environment.after(pongTimeout, () => client.terminate())
      })
    }

    const client = createClient({
      url: 'given',
      webSocketImpl: classOf(socket),
      connectionParams: { authorization: `Bearer ${token}` },
      lazy: false,
      retryAttempts: 0,
      onNonLazyError: () => {},
      generateID: () => `${++operations}`,
      on: {
        connected: () => report({ type: 'modelPresence.connected' }),
        message: () => !isOver && awaitNextPing(),
        error: () => end('the platform does not keep to the protocol'),
        closed: (event) => end(`closed with ${(event as { code: number }).code}`),
      },
    })

    function take(answer: unknown): void {
      const { id: actorId, ...presence } = checkAnswer('modelPresence', answer, answerSchema).data
        .modelPresence
      const text = JSON.stringify(presence)
      if (told.get(actorId) === text) return
      told.set(actorId, text)
      report({ type: 'modelPresence.told', actorId, ...presence })
    }

    receive(({ ids }) => {
      for (const known of told.keys()) if (!ids.includes(known)) told.delete(known)
      const leaveBefore = leave
      leave = client.subscribe(
        { query: textOf(modelPresenceDocument), variables: { ids } },
        {
          next(answer) {
            try {
              if (!isOver) take(answer)
            } catch (error) {
              end((error as Error).message)
            }
          },
          error: () => end('the platform refused the subscription'),
          complete: () => {},
        },
      )
      leaveBefore?.()
    })
    return () => {
      isOver = true
      stopTimer()
      socket.close(1000, 'the client left')
    }
  }
}
