import { EventEmitter, on } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { execute, parse, subscribe, validate } from 'graphql'
import { CloseCode, handleProtocols, makeServer } from 'graphql-ws'
import { type WebSocket, WebSocketServer } from 'ws'
import type { FaultParams } from '../core/faultCatalogue.ts'
import { querySchema } from '../core/graphql/querySchema.ts'
import type { Platform } from '../core/platform.ts'
import { schemaOf } from '../core/schemaOf.ts'
import { bearerOf, judgeToken } from '../core/visitors.ts'
import { type Connection, createConnection } from '../shell/connection.ts'
import { refuseUpgrade } from '../shell/realtime.simulator.ts'
import { presenceOf } from './models.simulator.ts'

/** The query service's subscriptions, by the protocol of graphql-ws. */
export interface PresenceFeed {
  /** Takes over an HTTP upgrade request; refuses one of a foreign origin. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Closes the connections of one guest, or with `*` of all; answers how many. */
  close(to: string, code: number, reason: string): number
  stop(): void
}

/** Who speaks on a connection. */
interface Speaker {
  connection: Connection
  token: string
  /** How many subscriptions are open. */
  open: number
}

const mostIds = 200
/** Of one connection at a time. */
const mostSubscriptions = 4
/** Bytes. */
const largestMessage = 65_536
/** Milliseconds between two looks for dead peers. */
const sweepInterval = 30_000

/**
 * Makes the feed of who is online and gives a free chat.
 * @param isOwnOrigin whether a page of this origin may connect
 * @param mostConnections at a time; one more is refused with 503
 */
export function createPresenceFeed(
  platform: Platform,
  isOwnOrigin: (origin: string) => boolean,
  mostConnections: number,
): PresenceFeed {
  const { clock, faults, journal, performers, world } = platform
  const connections = new Set<Connection>()
  const subscriptions = new Set<(actorId: string) => void>()
  const sockets = new WebSocketServer({
    noServer: true,
    autoPong: false,
    perMessageDeflate: false,
    maxPayload: largestMessage,
    handleProtocols,
  })
  const permitOf = (token: string) => judgeToken('query', token, platform)

  function modelPresence({ ids }: { ids: string[] }, speaker: Speaker) {
    const { connection, token } = speaker
    if (ids.length > mostIds) throw new Error(`ids: must be at most ${mostIds}`)
    if (speaker.open >= mostSubscriptions) {
      throw new Error(`at most ${mostSubscriptions} subscriptions at a time`)
    }
    speaker.open++
    const heard = new EventEmitter()
    const told = new Map<string, string>()
    function tell(actorId: string) {
      const performer = world.performers.get(actorId)
      if (!performer || !ids.includes(actorId)) return
      const permit = permitOf(token)
      if (permit.outcome !== 'valid') {
        return connection.close(CloseCode.Unauthorized, 'the query token counts no more')
      }
      const presence = presenceOf(performer, world.seed, permit.account)
      const text = JSON.stringify(presence)
      if (told.get(actorId) === text) return
      told.set(actorId, text)
      heard.emit('told', { modelPresence: { id: actorId, ...presence } })
    }
    const source = on(heard, 'told')
    subscriptions.add(tell)
    for (const id of ids) tell(id)
    return {
      async next() {
        const { done, value } = await source.next()
        return done ? { done, value: undefined } : { done: false, value: value[0] }
      },
      return() {
        if (subscriptions.delete(tell)) speaker.open--
        return source.return?.()
      },
      [Symbol.asyncIterator]() {
        return this
      },
    }
  }

  const server = makeServer<Record<string, unknown>, Speaker>({
    // Ours: of its own, graphql-ws may load another copy, which takes no schema of this one
    ...{ execute, parse, subscribe, validate },
    schema: schemaOf(querySchema),
    roots: { subscription: { modelPresence } },
    context: ({ extra }) => extra,
    onConnect({ connectionParams, extra }) {
      const given = connectionParams?.authorization
      const authorization = typeof given === 'string' ? given : ''
      extra.token = bearerOf(new Headers({ authorization })) ?? ''
      const permit = permitOf(extra.token)
      if (extra.token === '' || permit.outcome === 'expired') {
        const reason = extra.token === '' ? 'Missing Vxql-Token' : 'the query token is expired'
        extra.connection.close(CloseCode.Unauthorized, reason)
        return true
      }
      if (permit.outcome === 'wrong') return false
      extra.connection.guestId = permit.account?.id ?? null
      return true
    },
  })

  function accept(socket: WebSocket): void {
    const connection = createConnection(socket, platform)
    connections.add(connection)
    const closed = server.opened(
      {
        protocol: socket.protocol,
        send: (text) => connection.send(text),
        close: (code = 1000, reason = '') => connection.close(code, reason),
        onMessage: (take) =>
          socket.on('message', (data) => {
            if (socket.readyState !== socket.OPEN) return
            connection.noteLife()
            take(String(data)).catch(({ message }: Error) =>
              connection.close(CloseCode.InternalServerError, message),
            )
          }),
      },
      { connection, token: '', open: 0 },
    )
    socket.on('error', ({ message }) => journal.write('note', connection.guestId, message))
    socket.on('close', (code, reason) => {
      connections.delete(connection)
      void closed(code, String(reason))
      journal.write('note', connection.guestId, `presence feed closed, code ${code}`)
    })
    if (faults.hit(null, 'halfOpen')) connection.fallSilent()
  }

  const connectionsOf = (to: string) =>
    [...connections].filter(({ guestId }) => to === '*' || guestId === to)

  function close(to: string, code: number, reason: string): number {
    const meant = connectionsOf(to)
    for (const connection of meant) connection.close(code, reason)
    return meant.length
  }

  faults.listen((to, name, params) => {
    if (name === 'closeNow' && params) {
      close(to, (params as FaultParams<'closeNow'>).code, 'fault closeNow')
    }
    if (name !== 'halfOpen') return
    for (const connection of connectionsOf(to)) {
      if (params) connection.fallSilent()
      else if (connection.isSilent()) connection.close(1006, 'fault halfOpen is over')
    }
  })
  performers.listen((actorId) => {
    for (const tell of subscriptions) tell(actorId)
  })
  performers.listenFreeShows((actorId) => {
    for (const tell of subscriptions) tell(actorId)
  })

  function sweep(): void {
    for (const connection of connections) connection.probe()
    sweepTimer = clock.setTimeout(sweep, sweepInterval)
  }
  let sweepTimer = clock.setTimeout(sweep, sweepInterval)

  return {
    upgrade(request, socket, head) {
      const { origin } = request.headers
      if (origin !== undefined && !isOwnOrigin(origin)) {
        return refuseUpgrade(socket, 403, `pages of ${origin} may not connect`)
      }
      if (connections.size >= mostConnections) {
        return refuseUpgrade(socket, 503, `there are ${mostConnections} connections already`)
      }
      sockets.handleUpgrade(request, socket, head, accept)
    },
    close,
    stop() {
      clock.clearTimeout(sweepTimer)
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
    },
  }
}
