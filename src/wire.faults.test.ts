import { afterEach, beforeEach, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { selectBoot, selectBootFailure } from '../machines/app/app.selectors.ts'
import { createSimulator } from '../simulator/server.ts'
import type { Simulator } from '../simulator/simulator.ts'
import { balancePush, startApp, untilRunning } from './wire.fixtures.ts'

let simulator: Simulator
let stop = () => {}

beforeEach(async () => {
  simulator = await createSimulator()
})

afterEach(async () => {
  stop()
  await simulator.stop()
})

function start() {
  const started = startApp(simulator)
  stop = started.stop
  return started
}

async function startRunning() {
  const started = start()
  return { ...started, ...(await untilRunning(started)) }
}

test('stops the boot with the key that the configuration lacks, until it is there', async () => {
  simulator.setFault('*', 'httpMissingField', { path: '/config.json', field: 'realtimeUrl' })
  const { app } = start()
  await waitFor(app, (snapshot) => selectBoot(snapshot) === 'stopped')
  expect(selectBootFailure(app.getSnapshot())).toEqual({
    reason: 'configInvalid',
    key: 'realtimeUrl',
  })
  simulator.setFault('*', 'httpMissingField', null)
  app.send({ type: 'app.retryRequested' })
  await waitFor(app, (snapshot) => selectBoot(snapshot) === 'running')
})

test('names what the session lacks, and asks again when told to', async () => {
  const { guest, events } = await startRunning()
  const path = '/rest/v1/session'
  simulator.setFault('*', 'httpMissingField', { path, field: 'guest' })
  guest.send({ type: 'guest.sessionOutdated' })
  await waitFor(guest, (snapshot) => snapshot.matches('failed'))
  expect(events.at(-1)).toMatchObject({
    error: { message: "the answer to session lacks a valid 'guest'" },
  })
  simulator.setFault('*', 'httpMissingField', null)
  guest.send({ type: 'guest.retryRequested' })
  await waitFor(guest, (snapshot) => snapshot.matches('anonymous'))
})

test.each(['notJson', 'unknownType', 'missingField', 'binary'])(
  'drops and counts garbage of kind %s and keeps the connection',
  async (kind) => {
    const { realtime, browser, logIn, balance } = await startRunning()
    await logIn()
    simulator.setFault('guest1', 'garbageFrames', { kind, count: 2 })
    simulator.push('guest1', balancePush(77))
    await balance(77)
    expect(realtime.getSnapshot().context.refusedFrames).toBe(2)
    expect(browser.sockets).toHaveLength(1)
  },
)

test('closes with 4001 at a gap and gets what was lost', async () => {
  const { clock, browser, logIn, connection, balance } = await startRunning()
  await logIn()
  simulator.push('guest1', balancePush(77))
  await balance(77)
  simulator.setFault('guest1', 'skipSeq', { next: 1 })
  simulator.push('guest1', { type: 'loyaltyPointsChanged', loyaltyPoints: 4242 })
  const code = new Promise((done) => browser.sockets[0]?.on('close', done))
  simulator.push('guest1', balancePush(78))
  await connection('reconnecting')
  expect(await code).toBe(4001)
  clock.step(1000)
  await connection('connected')
  const { context } = await balance(78)
  expect(context.guest.loyaltyPoints).toBe(4242)
})

test('tries again when the connection is refused', async () => {
  const { realtime, clock, browser, logIn, connection } = await startRunning()
  await logIn()
  simulator.setFault('*', 'refuseConnections', { status: 503, next: 1 })
  simulator.closeConnections('guest1', 1012)
  await connection('reconnecting')
  const refused = waitFor(realtime, ({ context }) => context.attempts === 2)
  clock.step(1000)
  await refused
  await waitFor(realtime, ({ context }) => context.nextAttemptAt !== null)
  clock.step(1000)
  await connection('connected')
  expect(browser.sockets).toHaveLength(3)
})
