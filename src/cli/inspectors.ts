import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { type Attached, type Inspected, serveInspector } from '../inspector/agent/agent.ts'
import { InputError } from './input.ts'

const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]'])
/** Sockets have no origin of messages: who may speak was decided when they were opened. */
const socket = 'socket'

/**
 * Lets inspectors attach to this process, by a WebSocket on this machine whose address holds a token
 * that cannot be guessed; only pages that this machine serves may open one.
 * @throws InputError for a port that is taken
 */
export async function serveInspectors(inspected: Inspected, port: number) {
  const token = randomBytes(24).toString('base64url')
  const attached = new Set<Attached>()
  const server = new WebSocketServer({
    host: '127.0.0.1',
    port,
    path: `/${token}`,
    maxPayload: 16 * 2 ** 20,
    verifyClient: ({ origin }: { origin: string }) => isOwnMachine(origin),
  })
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new InputError(
      error.code === 'EADDRINUSE' ? `port ${port} is taken` : `port ${port}: ${error.message}`,
    )
  })
  server.on('connection', (connection) => {
    const serving = serveInspector(
      inspected,
      token,
      {
        post: (message) => connection.send(JSON.stringify(message)),
        close: () => connection.close(),
      },
      {
        origin: socket,
        after(ms, run) {
          const timer = setTimeout(run, ms)
          return () => clearTimeout(timer)
        },
        now: () => performance.now(),
      },
      () => attached.delete(serving),
    )
    attached.add(serving)
    connection.on('message', (data) => void serving.take({ data: parsed(data), origin: socket }))
    connection.on('close', () => serving.close(false))
    connection.on('error', () => connection.terminate())
  })
  const { port: used } = server.address() as AddressInfo
  return {
    address: `ws://127.0.0.1:${used}/${token}`,
    async close() {
      for (const each of [...attached]) each.close(false)
      for (const client of server.clients) client.terminate()
      server.close()
      await once(server, 'close')
    },
  }
}

function isOwnMachine(origin: string | undefined): boolean {
  return URL.canParse(origin ?? '') && ownMachine.has(new URL(origin ?? '').hostname)
}

function parsed(data: { toString(): string }): unknown {
  try {
    return JSON.parse(data.toString())
  } catch {
    return undefined
  }
}
