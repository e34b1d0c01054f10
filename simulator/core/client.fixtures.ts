import { WebSocket } from 'ws'
import type { Simulator } from './simulator.ts'

type Frame = { type: string; seq?: number } & Record<string, unknown>

/** A guest's side of the realtime channel, on a real socket. */
export interface Client {
  readonly socket: WebSocket
  /** Sends a frame with the guest's token and id; what `frame` holds goes before both. */
  send(frame: Record<string, unknown>): void
  sendRaw(data: string | Buffer): void
  /** The next frame, parsed; a frame that is not JSON comes as `{ type: 'raw', raw }`. */
  next(): Promise<Frame>
  /** The frames that have arrived and were not taken yet, after a trip to the server and back. */
  arrived(): Promise<Frame[]>
  /** How the connection was closed. */
  readonly closed: Promise<{ code: number; reason: string }>
}

interface ClientOptions {
  guestId?: string
  /** Whether the upgrade request carries the guest's cookie. */
  withCookie?: boolean
  /** Asks for a session at once; with a number, to resume after it. */
  session?: boolean | number
}

/** Connects a guest; resolves when the socket is open, rejects when it is refused. */
export async function connect(simulator: Simulator, options: ClientOptions = {}): Promise<Client> {
  const { guestId = 'guest1', withCookie = false, session = true } = options
  const { accessToken, cookie } = simulator.signIn(guestId)
  const url = `${simulator.url.replace('http', 'ws')}realtime`
  const socket = new WebSocket(url, { headers: withCookie ? { cookie } : {} })
  const frames: Frame[] = []
  const waiting: ((frame: Frame) => void)[] = []
  socket.on('message', (data) => {
    const frame = read(String(data))
    const take = waiting.shift()
    if (take) take(frame)
    else frames.push(frame)
  })
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('close', (code, reason) => resolve({ code, reason: String(reason) }))
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve())
    socket.once('error', reject)
  })
  socket.on('error', () => {})

  const client: Client = {
    socket,
    send: (frame) => socket.send(JSON.stringify({ accessToken, guestId, ...frame })),
    sendRaw: (data) => socket.send(data),
    next() {
      const frame = frames.shift()
      return frame ? Promise.resolve(frame) : new Promise((resolve) => waiting.push(resolve))
    },
    async arrived() {
      const answered = new Promise((resolve) => socket.once('pong', resolve))
      socket.ping()
      await answered
      return frames.splice(0)
    },
    closed,
  }
  if (session !== false) {
    const lastSeq = typeof session === 'number' ? { lastSeq: session } : {}
    client.send({ type: 'requestSession', language: 'en', ...lastSeq })
  }
  return client
}

/** Connects a guest and takes the acknowledgement. */
export async function connectEstablished(
  simulator: Simulator,
  options: ClientOptions = {},
): Promise<Client & { acknowledgement: Frame }> {
  const client = await connect(simulator, options)
  return { ...client, acknowledgement: await client.next() }
}

/** Whether an open connection stays without any answer while five plain requests get theirs. */
export async function isSilent(simulator: Simulator, { socket, send }: Client): Promise<boolean> {
  let answers = 0
  socket.on('pong', () => answers++)
  socket.on('message', () => answers++)
  socket.ping()
  send({ type: 'ping' })
  for (let round = 0; round < 5; round++) await ask(simulator, 'session')
  return answers === 0 && socket.readyState === socket.OPEN
}

/** Waits until a condition holds; lets the event loop turn, no time passes. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve))
}

function read(text: string): Frame {
  try {
    return JSON.parse(text)
  } catch {
    return { type: 'raw', raw: text }
  }
}

/** A plain request to the platform with the parameters that every request carries (NET-8). */
export function ask(
  simulator: Simulator,
  path: string,
  init: RequestInit & { token?: string; cookie?: string } = {},
): Promise<Response> {
  const { token, cookie, ...rest } = init
  const headers = new Headers(rest.headers)
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (cookie) headers.set('cookie', cookie)
  const query = `language=en&ver=1&access_token=${token ?? ''}`
  return fetch(`${simulator.url}rest/v1/${path}?${query}`, { ...rest, headers })
}
