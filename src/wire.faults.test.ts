import { expect, test } from 'vitest'
import { waitFor } from 'xstate'
import {
  selectIsLoadingSession,
  selectIsLoggedIn,
  selectIsLoginRefused,
} from '../machines/account/guest/guest.selectors.ts'
import { selectLatestNotifications } from '../machines/messenger/notifications/notifications.selectors.ts'
import { selectBoot, selectBootFailure } from '../machines/shell/app/app.selectors.ts'
import { connectEstablished } from '../simulator/core/client.fixtures.ts'
import { balancePush } from './startedApp.fixtures.ts'
import { eachTestItsPlatform } from './wire.fixtures.ts'

const firstRest = 5_000

const platform = eachTestItsPlatform()

test('stops the boot with the key that the configuration lacks, until it is there', async () => {
  platform.simulator.setFault('*', 'httpMissingField', {
    path: '/config.json',
    field: 'realtimeUrl',
  })
  const { app } = platform.start()
  await waitFor(app, (snapshot) => selectBoot(snapshot) === 'stopped')
  expect(selectBootFailure(app.getSnapshot())).toEqual({
    reason: 'configInvalid',
    key: 'realtimeUrl',
  })
  platform.simulator.setFault('*', 'httpMissingField', null)
  app.send({ type: 'app.retryRequested' })
  await waitFor(app, (snapshot) => selectBoot(snapshot) === 'running')
})

test('names what the session lacks, and asks again when told to', async () => {
  const { guest, events } = await platform.startRunning()
  const path = '/rest/v1/session'
  platform.simulator.setFault('*', 'httpMissingField', { path, field: 'guest' })
  guest.send({ type: 'guest.sessionOutdated' })
  await waitFor(guest, (snapshot) => snapshot.matches('failed'))
  expect(events.findLast((event) => 'error' in event)).toMatchObject({
    error: { message: "the answer to session lacks a valid 'guest'" },
  })
  platform.simulator.setFault('*', 'httpMissingField', null)
  guest.send({ type: 'guest.retryRequested' })
  await waitFor(guest, (snapshot) => snapshot.matches('anonymous'))
})

test.each(['notJson', 'unknownType', 'missingField', 'binary'])(
  'drops and counts garbage of kind %s and keeps the connection',
  async (kind) => {
    const { clock, realtime, browser, logIn, balance } = await platform.startRunning()
    await logIn()
    platform.simulator.setFault('guest1', 'garbageFrames', { kind, count: 2 })
    platform.simulator.push('guest1', balancePush(77))
    await balance(77)
    // The first is told of at once, what follows within the second at its end
    clock.step(1000)
    expect(realtime.getSnapshot().context.refusedFrames).toBe(2)
    expect(browser.sockets).toHaveLength(1)
  },
)

test('closes with 4001 at a gap and gets what was lost', async () => {
  const { clock, browser, logIn, connection, balance } = await platform.startRunning()
  await logIn()
  platform.simulator.push('guest1', balancePush(77))
  await balance(77)
  platform.simulator.setFault('guest1', 'skipSeq', { next: 1 })
  platform.simulator.push('guest1', { type: 'loyaltyPointsChanged', loyaltyPoints: 4242 })
  const code = new Promise((done) => browser.sockets[0]?.on('close', done))
  platform.simulator.push('guest1', balancePush(78))
  await connection('reconnecting')
  expect(await code).toBe(4001)
  clock.step(1000)
  await connection('connected')
  const { context } = await balance(78)
  expect(context.guest.loyaltyPoints).toBe(4242)
})

test('notices that the very first push of a session was lost, and gets it', async () => {
  const { clock, browser, notifications, logIn, connection } = await platform.startRunning()
  await connectEstablished(platform.simulator)
  platform.simulator.push('guest1', balancePush(77))
  platform.simulator.setFault('guest1', 'skipSeq', { next: 1 })
  await logIn()
  const code = new Promise((done) => browser.sockets[0]?.on('close', done))
  await connection('reconnecting')
  expect(await code).toBe(4001)
  clock.step(1000)
  await connection('connected')
  await waitFor(notifications, (snapshot) => selectLatestNotifications(snapshot).length === 5)
})

test('tries again when the connection is refused', async () => {
  const { realtime, clock, browser, logIn, connection } = await platform.startRunning()
  await logIn()
  platform.simulator.setFault('*', 'refuseConnections', { status: 503, next: 1 })
  platform.simulator.closeConnections('guest1', 1012)
  await connection('reconnecting')
  const refused = waitFor(realtime, ({ context }) => context.attempts === 2)
  clock.step(1000)
  await refused
  await waitFor(realtime, ({ context }) => context.nextAttemptAt !== null)
  clock.step(1000)
  await connection('connected')
  expect(browser.sockets).toHaveLength(3)
})

test('a refused request has the session asked for, and only a refused session is told as a refused login', async () => {
  const { guest, clock, events, logIn } = await platform.startRunning()
  await logIn()
  const outdateBalance = () => guest.send({ type: 'guest.balanceOutdated' })
  const isAt = (state: 'balanceKnown' | 'balanceOutdated') =>
    waitFor(guest, (snapshot) => snapshot.matches({ loggedIn: state }))
  const path = '/rest/v1/getGuestBalance'
  platform.simulator.setFault('*', 'httpStatus', { path, status: 500 })
  outdateBalance()
  await isAt('balanceOutdated')
  expect(events).not.toContainEqual({ type: 'guest.loginRefused' })

  platform.simulator.setFault('*', 'httpStatus', { path, status: 401 })
  outdateBalance()
  await waitFor(guest, selectIsLoadingSession)
  await isAt('balanceKnown')
  expect(selectIsLoginRefused(guest.getSnapshot())).toBe(false)

  platform.simulator.setFault('*', 'httpStatus', { path: '/rest/*', status: 401 })
  clock.step(firstRest)
  outdateBalance()
  await waitFor(guest, (snapshot) => snapshot.matches('anonymous'))
  expect(selectIsLoginRefused(guest.getSnapshot())).toBe(true)
  guest.send({ type: 'guest.loginAgainRequested' })
  expect(events).toContainEqual({ type: 'login.openRequested', mode: 'login' })
  platform.simulator.setFault('*', 'httpStatus', null)
  guest.send({ type: 'guest.sessionOutdated' })
  await waitFor(guest, selectIsLoggedIn)
  expect(selectIsLoginRefused(guest.getSnapshot())).toBe(false)
})
