import { afterEach, beforeEach, expect, test } from 'vitest'
import { type SteppedClock, steppedClock } from '../../fixtures/core/clock.fixtures.ts'
import { newestPart, runBefore } from '../live/livePlaylists.ts'
import { payClient } from '../money/payClient.fixtures.ts'
import {
  ask,
  type Client,
  connect,
  connectEstablished,
  isSilent,
  until,
} from './client.fixtures.ts'
import type { FaultName } from './faultCatalogue.ts'
import { createSimulator } from './server.ts'
import type { Simulator } from './simulator.ts'

let clock: SteppedClock
let simulator: Simulator

beforeEach(async () => {
  clock = steppedClock()
  simulator = await createSimulator({ clock })
})
afterEach(() => simulator.stop())

interface Probe {
  params: Record<string, unknown>
  /** Brings a guest to where the fault may strike; answers how to find out whether it did. */
  expose(guestId: string): Promise<() => Promise<boolean>>
  isOnce?: true
}

const path = '/rest/v1/session'

function send(guestId: string, ...points: number[]) {
  for (const loyaltyPoints of points) {
    simulator.push(guestId, { type: 'loyaltyPointsChanged', loyaltyPoints })
  }
}

/** A standing connection, which is sent two frames before it is judged. */
function judgedByFrames(isStruck: (numbers: (number | undefined)[]) => boolean) {
  return async (guestId: string) => {
    const client = await connectEstablished(simulator, { guestId })
    return async () => {
      send(guestId, 1, 2)
      return isStruck((await client.arrived()).map(({ seq }) => seq))
    }
  }
}

async function isClosed(client: Client): Promise<boolean> {
  const closed = client.closed.then(() => true)
  return Promise.race([closed, client.arrived().then(() => false)])
}

/** A plain request of the guest's, sent while the fault may be on. */
function judgedByAnswer(isStruck: (answer: Promise<Response>) => Promise<boolean>) {
  return async (guestId: string) => {
    const { cookie } = simulator.signIn(guestId)
    return () => isStruck(ask(simulator, 'session', { cookie }))
  }
}

/** An address below the picture of a preview that the guest sees. */
function previewOf(guestId: string, path: string): URL {
  const owner = { id: guestId, account: simulator.world.account(guestId) }
  const order = { clientChatId: 'probe', actorId: 'actor38', isPrivate: false } as const
  const outcome = simulator.platform.liveChats.start(owner, { ...order, chatType: 'LIVE_PREVIEW' })
  if (!('chat' in outcome)) throw new Error(`no preview: ${outcome.code}`)
  return new URL(`live/${outcome.chat.streamKey}/${path}`, simulator.url)
}

/** An address below a film, or its preview, that the guest may see. */
function filmOf(guestId: string, path: string): URL {
  const { films } = simulator.platform.library
  const film = films.find({ filmId: 'video1', guestId })
  if (!film) throw new Error('there is no video1')
  const { address } = films.open(simulator.world.account(guestId), film)
  return new URL(`${address}/${path}`, simulator.url)
}

const probes: Record<FaultName, Probe> = {
  withholdPongs: {
    params: {},
    async expose(guestId) {
      const client = await connectEstablished(simulator, { guestId })
      return async () => {
        client.send({ type: 'ping' })
        return (await client.arrived()).length === 0
      }
    },
  },
  delayFrames: { params: { ms: 1_000 }, expose: judgedByFrames(({ length }) => length === 0) },
  dropFrames: { params: {}, expose: judgedByFrames(({ length }) => length === 0) },
  duplicateFrames: { params: {}, expose: judgedByFrames(({ length }) => length === 4) },
  reorderFrames: {
    params: { window: 2, withinMs: 1_000 },
    expose: judgedByFrames(([first = 0, second = 0]) => first === second + 1),
  },
  holdFrames: { params: {}, expose: judgedByFrames(({ length }) => length === 0) },
  skipSeq: { params: { next: 2 }, expose: judgedByFrames(({ length }) => length === 0) },
  garbageFrames: {
    params: { kind: 'notJson', count: 1 },
    isOnce: true,
    async expose(guestId) {
      const client = await connectEstablished(simulator, { guestId })
      return async () => (await client.arrived()).some(({ type }) => type === 'raw')
    },
  },
  halfOpen: {
    params: {},
    async expose(guestId) {
      const client = await connectEstablished(simulator, { guestId })
      return () => isSilent(simulator, client)
    },
  },
  closeNow: {
    params: { code: 1011 },
    isOnce: true,
    async expose(guestId) {
      const client = await connectEstablished(simulator, { guestId })
      return () => isClosed(client)
    },
  },
  closeOnConnect: {
    params: { code: 1012 },
    expose: async (guestId) => async () =>
      isClosed(await connect(simulator, { guestId, withCookie: true, session: false })),
  },
  refuseConnections: {
    params: { status: 503 },
    expose: async (guestId) => () =>
      connect(simulator, { guestId, withCookie: true }).then(
        () => false,
        () => true,
      ),
  },
  refuseResume: {
    params: {},
    async expose(guestId) {
      await connectEstablished(simulator, { guestId })
      return async () => {
        const { acknowledgement } = await connectEstablished(simulator, { guestId, session: 0 })
        return acknowledgement.resumed === undefined
      }
    },
  },
  expireSession: {
    params: {},
    isOnce: true,
    async expose(guestId) {
      const client = await connectEstablished(simulator, { guestId })
      return async () => (await client.arrived()).some(({ type }) => type === 'sessionExpired')
    },
  },
  httpStatus: {
    params: { path, status: 500 },
    expose: judgedByAnswer(async (answer) => (await answer).status === 500),
  },
  httpSlow: {
    params: { path, ms: 1_000 },
    expose: judgedByAnswer(async (answer) => {
      const timers = clock.pending()
      let isAnswered = false
      const answered = answer.then(() => {
        isAnswered = true
      })
      await until(() => isAnswered || clock.pending() > timers)
      const isLate = !isAnswered
      clock.step(1_000)
      await answered
      return isLate
    }),
  },
  httpLost: {
    params: { path },
    expose: judgedByAnswer(async (answer) =>
      (await answer).text().then(
        () => false,
        () => true,
      ),
    ),
  },
  httpMalformed: {
    params: { path },
    expose: judgedByAnswer(async (answer) =>
      (await answer).json().then(
        () => false,
        () => true,
      ),
    ),
  },
  httpMissingField: {
    params: { path, field: 'guest' },
    expose: judgedByAnswer(async (answer) => !('guest' in (await (await answer).json()))),
  },
  streamStalls: {
    params: {},
    async expose(guestId) {
      const playlist = previewOf(guestId, '240p/index.m3u8')
      const before = await (await fetch(playlist)).text()
      return async () => {
        clock.step(2_000)
        return (await (await fetch(playlist)).text()) === before
      }
    },
  },
  segmentsMissing: {
    params: {},
    async expose(guestId) {
      const part = previewOf(guestId, `240p/${newestPart(runBefore)}.m4s`)
      return async () => (await fetch(part)).status === 404
    },
  },
  qualityMissing: {
    params: { height: 240 },
    async expose(guestId) {
      const playlist = filmOf(guestId, '240p/index.m3u8')
      return async () => (await fetch(playlist)).status === 404
    },
  },
  picturesMissing: {
    params: {},
    async expose(guestId) {
      const { cookie } = simulator.signIn(guestId)
      const picture = new URL('pictures/cover/video1/w320.svg', simulator.url)
      return async () => (await fetch(picture, { headers: { cookie } })).status === 404
    },
  },
  payClient: {
    params: { kind: 'decline' },
    async expose(guestId) {
      let orders = 0
      return async () => {
        const order = { key: `order-${++orders}`, flow: 'limit', coins: 100 }
        return (await payClient(simulator).order('settings', order, guestId)).status === 402
      }
    },
  },
}

const names = Object.keys(probes) as FaultName[]
const targets = names.flatMap((name) => ['guest1', '*'].map((to) => ({ name, to })))

test.each(targets)('$name strikes $to, and nobody once it is off', async ({ name, to }) => {
  const { params, expose, isOnce } = probes[name]
  const judge = async (order: () => void) => {
    const findings = [await expose('guest1'), await expose('guest2')]
    order()
    const struck: boolean[] = []
    for (const find of findings) struck.push(await find())
    return struck
  }
  expect(await judge(() => simulator.setFault(to, name, params))).toEqual([true, to === '*'])
  if (!isOnce) simulator.setFault(to, name, null)
  expect(simulator.faults.list()).toEqual([])
  expect(await judge(() => {})).toEqual([false, false])
})

test('prefers a guest’s own fault to the one for all', async () => {
  const client = await connectEstablished(simulator)
  simulator.setFault('*', 'delayFrames', { ms: 5_000 })
  simulator.setFault('guest1', 'delayFrames', { ms: 10 })
  send('guest1', 1)
  clock.step(10)
  expect((await client.arrived()).map(({ seq }) => seq)).toEqual([1])
})

test('counts a fault for all for each guest by itself', async () => {
  const clients = [
    await connectEstablished(simulator),
    await connectEstablished(simulator, { guestId: 'guest2' }),
  ]
  simulator.setFault('*', 'dropFrames', { next: 1 })
  for (const guestId of ['guest1', 'guest2']) send(guestId, 1, 2)
  for (const client of clients) expect((await client.arrived()).map(({ seq }) => seq)).toEqual([2])
})
