import type { Server } from './server.ts'

/** Drives the simulated platform, as its page does. */
export interface Control {
  push(to: string, frame: object): Promise<void>
  /** Switches a fault on, or off with null. */
  fault(to: string, name: string, params: object | null): Promise<void>
  close(to: string, code: number): Promise<void>
  /** Does something with the frames that the fault `holdFrames` keeps back. */
  frames(to: string, order: { does: string; nth?: number }): Promise<void>
  /** Sends bytes that are no frame. */
  bytes(to: string, bytes: readonly number[]): Promise<void>
  state(): Promise<PlatformState>
  /** What clients told the platform, the newest 200 of each kind. */
  received(): Promise<Received>
  /** What the platform has booked, sent and decided about a guest, or with `*` about all. */
  business(guestId: string): Promise<Business>
  /** Does business in the platform's place: decides an age check, hangs up. */
  order(path: string, order: object): Promise<void>
  /** What the platform and the performer do to a guest's live chat: `end`, `busy`, `prices`, `reaction`. */
  liveChat(path: string, order: object): Promise<void>
  /** What the platform does to videos and albums: `price`, `soldOut`, `lose` … */
  library(path: string, order: object): Promise<void>
  /** Writes to a guest in a performer's place. */
  write(order: {
    guestId: string
    channelId: string
    kind: 'text' | 'picture'
    text?: string
  }): Promise<void>
  /** A performer comes or goes. */
  setOnline(actorId: string, isOnline: boolean): Promise<void>
  /** Pushes messages, presence and free shows to a guest for some seconds; says how many. */
  load(order: { guestId: string; perSecond: number; seconds: number }): Promise<{ pushed: number }>
}

interface Business {
  accounts: { account: string; balance: number }[]
  bookings: { number: number; key: string; from: string; to: string; amount: number }[]
  sum: number
  mails: { subject: string; link?: string }[]
  subscriptions: { kind: string }[]
  ageOf?: { status: string; hasAvs: boolean }
  pinCalls: { pin: string; verified: boolean }[]
  voiceCalls: { voicecallIdHash: string; pin: string }[]
}

interface PlatformState {
  guests: { guestId: string; connections: number }[]
  logger: { topic: string; data: { reason?: string } }[]
}

interface Received {
  tracked: {
    kind: string
    entry?: { type: string; context: string; data: Record<string, string> }
  }[]
  reports: { kind: string }[]
  violations: { directive: string; blocked: string; page: string }[]
}

/**
 * The control of a server's platform.
 * @throws Error with the platform's answer when it refuses an order
 */
export function controlOf(server: Server): Control {
  async function ask(path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${server.app}simulator/api/${path}`, {
      method: body ? 'POST' : 'GET',
      // A connection kept for later may be closed by the simulator in the moment in which it is used
      headers: { 'x-limelight-simulator': '1', connection: 'close' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return answer.json()
  }
  return {
    push: async (to, frame) => void (await ask('push', { to, frame })),
    fault: async (to, name, params) => void (await ask('faults', { to, name, params })),
    close: async (to, code) => void (await ask('close', { to, code })),
    frames: async (to, order) => void (await ask('frames', { to, ...order })),
    bytes: async (to, bytes) => void (await ask('bytes', { to, bytes })),
    state: async () => (await ask('state')) as PlatformState,
    received: async () => (await ask('received')) as Received,
    business: async (guestId) => (await ask(`business?guest=${guestId}`)) as Business,
    order: async (path, order) => void (await ask(`business/${path}`, order)),
    liveChat: async (path, order) => void (await ask(`liveChat/${path}`, order)),
    library: async (path, order) => void (await ask(`library/${path}`, order)),
    write: async (order) => void (await ask('messenger/message', order)),
    setOnline: async (actorId, isOnline) =>
      void (await ask('messenger/presence', { actorId, isOnline })),
    load: async (order) => {
      const { done } = (await ask('messenger/load', order)) as { done: { pushed: number } }
      return done
    },
  }
}
