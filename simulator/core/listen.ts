import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

/** An HTTP origin of this machine: one port on 127.0.0.1 and, where there is IPv6, on ::1, or on other addresses. */
export interface Listener {
  port: number
  /** Stops listening and drops every connection. */
  close(): Promise<void>
}

export interface ListenOptions {
  /** 0 for any free one. */
  port: number
  handle: RequestListener
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** The addresses on which it listens, the first of which must be there; those of the loopback by default. */
  hosts?: readonly [string, ...string[]]
}

/** Somebody else listens on the port already. */
export class PortTaken extends Error {
  readonly port: number

  constructor(port: number) {
    super(`port ${port} is taken`)
    this.name = 'PortTaken'
    this.port = port
  }
}

const attemptsForAnyPort = 20

/**
 * Listens on a port, of the loopback addresses only when no others are named.
 * @throws PortTaken
 */
export async function listen(options: ListenOptions): Promise<Listener> {
  for (let attempt = 1; ; attempt++) {
    const [main, other] = options.hosts ?? ['127.0.0.1', '::1']
    const first = await open(options, options.port, main)
    const { port } = first.address() as AddressInfo
    try {
      const second =
        other === undefined
          ? undefined
          : await open(options, port, other).catch(ignoreMissingFamily)
      return { port, close: () => closeAll([first, second]) }
    } catch (error) {
      await closeAll([first])
      if (options.port !== 0 || attempt === attemptsForAnyPort) throw error
    }
  }
}

function open({ handle, upgrade }: ListenOptions, port: number, host: string): Promise<Server> {
  const server = createServer(handle)
  if (upgrade) server.on('upgrade', upgrade)
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortTaken(port) : error)
    })
    server.listen(port, host, () => resolve(server))
  })
}

function ignoreMissingFamily(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') return undefined
  throw error
}

async function closeAll(servers: (Server | undefined)[]): Promise<void> {
  await Promise.all(servers.flatMap((server) => (server ? [close(server)] : [])))
}

function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => void server.close(() => resolve()))
  server.closeAllConnections()
  return closed
}
