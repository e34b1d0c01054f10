import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { type AppWalkOptions, appWalk } from '../../../fixtures/core/app.fixtures.ts'
import { appConfig } from '../../../fixtures/core/appConfig.fixtures.ts'
import { appSlots, partsWith } from '../../../fixtures/core/slots.fixtures.ts'
import { notification, push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { bareParts, manifests, sharedMachines } from '../../../src/areas/all.ts'
import { selectFavourites } from '../../account/favourites/favourites.selectors.ts'
import { selectBalanceFormatted, selectIsLoggedIn } from '../../account/guest/guest.selectors.ts'
import type { EventHeld } from '../../core/address.ts'
import { type Area, areas } from '../../core/areas.ts'
import { setFold } from '../../core/clock.ts'
import { selectLatestNotifications } from '../../messenger/notifications/notifications.selectors.ts'
import { selectFlow, selectPayFrameUrl } from '../../money/payTour/payTour.selectors.ts'
import { selectConnection, selectIsOnline } from '../realtime/realtime.selectors.ts'
import { selectSearchHistory } from '../search/search.selectors.ts'
import { emptySlots } from './app.emptySlots.ts'
import type { BootFailure } from './app.events.ts'
import { createApp } from './app.machine.ts'
import {
  type SharedActors,
  selectActors,
  selectBoot,
  selectBootFailure,
  selectConfig,
  selectIsIncomplete,
  selectIsMissing,
  selectIsRunning,
  selectIsWishHeld,
  selectLanguage,
} from './app.selectors.ts'
import { areaRetry, configRetry } from './app.setup.ts'

const mostHeld = 500

const machines = { createApp, bareParts }
const config = appConfig()

function start(options?: AppWalkOptions) {
  const app = appWalk(setFold, machines, options)
  return {
    ...app,
    actors() {
      const found = selectActors(app.actor.getSnapshot())
      if (!Object.values(found).every(Boolean)) throw new Error('not running')
      return found as SharedActors
    },
  }
}

async function run() {
  const app = start()
  await app.loadConfig[0]?.resolve(config)
  return app
}

async function runLoggedIn() {
  const app = await run()
  await app.loadSession[0]?.resolve({ guest: guest(), expiresIn: 600 })
  app.socket.open()
  app.socket.push(push('sessionAcknowledged'))
  return app
}

describe('boot', () => {
  test('runs the shared actors once the configuration is there', async () => {
    const { actor, loadConfig } = start()
    const running = () =>
      Object.entries(selectActors(actor.getSnapshot())).flatMap(([name, child]) =>
        child ? [name] : [],
      )
    expect(selectBoot(actor.getSnapshot())).toBe('loading')
    expect(running().toSorted()).toEqual(['storage', 'viewport'])
    await loadConfig[0]?.resolve(config)
    expect(selectBoot(actor.getSnapshot())).toBe('running')
    expect(selectConfig(actor.getSnapshot())).toEqual(config)
    expect(selectLanguage(actor.getSnapshot())).toBe('nl')
    expect(running().toSorted()).toEqual(Object.keys(sharedMachines).toSorted())
  })

  test('runs the actors of an area as soon as its code is there, however often it is asked for, whatever becomes of the others', async () => {
    const { actor, loadConfig, loadArea, clock } = start({ hasAreas: false })
    await loadConfig[0]?.resolve(config)
    const callsOf = (area: Area) => loadArea.calls.filter(({ input }) => input.area === area)
    const there = () => areas.filter((area) => selectIsRunning[area](actor.getSnapshot()))
    await callsOf('money')[0]?.reject(new TypeError('chunk'))
    expect(selectIsMissing.money(actor.getSnapshot())).toBe(true)
    expect(selectIsIncomplete(actor.getSnapshot())).toBe(true)
    await callsOf('messenger')[0]?.resolve()
    expect(there()).toEqual(['messenger'])
    expect(Object.keys(manifests.messenger).filter((name) => !actor.system.get(name))).toEqual([])
    expect(Object.keys(manifests.money).filter((name) => actor.system.get(name))).toEqual([])
    clock.step(areaRetry)
    await callsOf('money')[1]?.reject(new TypeError('chunk'))
    actor.send({ type: 'app.retryRequested' })
    expect(selectIsIncomplete(actor.getSnapshot())).toBe(false)
    await callsOf('money')[2]?.resolve()
    await callsOf('account')[0]?.resolve()
    await callsOf('shell')[0]?.resolve()
    await callsOf('live')[0]?.resolve()
    await callsOf('content')[0]?.resolve()
    await callsOf('support')[0]?.resolve()
    await callsOf('library')[0]?.resolve()
    expect(there()).toEqual(areas)
    expect(loadArea.calls).toHaveLength(10)
  })

  test('what was asked of an actor before it runs is done when it does, unless it was dropped', async () => {
    const { actor, loadConfig, loadArea } = start({ hasAreas: false })
    await loadConfig[0]?.resolve(config)
    const ask = (flow: 'avs' | 'settings') =>
      actor.send({
        type: 'app.eventHeld',
        address: 'payTour',
        event: { type: 'payTour.openRequested', flow },
        isWish: true,
      } as EventHeld)
    ask('settings')
    expect(selectIsWishHeld(actor.getSnapshot())).toBe(true)
    const others = actor.getSnapshot().context.held.length - 1
    actor.send({ type: 'app.wishesDropped' })
    expect(actor.getSnapshot().context.held).toHaveLength(others)
    expect(selectIsWishHeld(actor.getSnapshot())).toBe(false)
    ask('avs')
    await loadArea.calls.find(({ input }) => input.area === 'messenger')?.resolve()
    expect(selectIsWishHeld(actor.getSnapshot())).toBe(true)
    await loadArea.calls.find(({ input }) => input.area === 'money')?.resolve()
    expect(selectIsWishHeld(actor.getSnapshot())).toBe(false)
    expect(actor.system.get('payTour').getSnapshot().context.wish).toMatchObject({ flow: 'avs' })
  })

  test('what is held for actors that do not come is bounded: the oldest that nobody asked for goes', async () => {
    const { actor, loadConfig } = start({ hasAreas: false })
    await loadConfig[0]?.resolve(config)
    const hold = (flow: string, isWish?: true) =>
      actor.send({
        type: 'app.eventHeld',
        address: 'payTour',
        event: { type: 'payTour.openRequested', flow },
        ...(isWish && { isWish }),
      } as EventHeld)
    hold('wished', true)
    for (let i = 0; i < mostHeld + 20; i++) hold(`${i}`)
    const { held } = actor.getSnapshot().context
    expect(held).toHaveLength(mostHeld)
    expect(held.filter(({ isWish }) => isWish)).toHaveLength(1)
    expect(held.at(-1)?.event).toMatchObject({ flow: `${mostHeld + 19}` })
  })

  test('a stored search history that changes before the search runs is the one that it starts with', async () => {
    const { actor, loadConfig, loadArea } = start({ hasAreas: false })
    await loadConfig[0]?.resolve(config)
    const value = JSON.stringify(['amber'])
    actor.send({ type: 'storage.itemChanged', item: 'searchHistory', value })
    actor.send({ type: 'browser.wentOnline' })
    await loadArea.calls.find(({ input }) => input.area === 'shell')?.resolve()
    expect(selectSearchHistory(actor.system.get('search').getSnapshot())).toEqual(['amber'])
  })

  test('every shared actor runs under its own address', async () => {
    const { actor, actors } = await run()
    for (const [address, child] of Object.entries(actors())) {
      expect(actor.system.get(address)).toBe(child)
      expect(child.id).toBe(address)
    }
  })

  test('stops with the reason and can be tried again', async () => {
    const { actor, loadConfig } = start()
    const failure: BootFailure = { reason: 'configInvalid', key: 'payUrl' }
    await loadConfig[0]?.resolve(failure)
    expect(selectBoot(actor.getSnapshot())).toBe('stopped')
    expect(selectBootFailure(actor.getSnapshot())).toEqual(failure)
    actor.send({ type: 'app.retryRequested' })
    expect(selectBoot(actor.getSnapshot())).toBe('loading')
    expect(selectBootFailure(actor.getSnapshot())).toBeNull()
    await loadConfig[1]?.resolve(config)
    expect(selectBoot(actor.getSnapshot())).toBe('running')
  })

  test('that had no network goes on by itself once there is one; another failure waits for the guest', async () => {
    const { actor, browser, loadConfig } = start()
    await loadConfig[0]?.resolve({ reason: 'configUnreachable' })
    browser.last().report({ type: 'browser.wentOnline' })
    expect(selectBoot(actor.getSnapshot())).toBe('loading')
    await loadConfig[1]?.resolve({ reason: 'configInvalid', key: 'payUrl' })
    browser.last().report({ type: 'browser.wentOnline' })
    expect(selectBoot(actor.getSnapshot())).toBe('stopped')
    expect(loadConfig).toHaveLength(2)
  })

  test('that could not be reached is asked for again by itself; another failure waits for the guest', async () => {
    const { actor, clock, loadConfig } = start()
    await loadConfig[0]?.resolve({ reason: 'configUnreachable' })
    clock.step(configRetry)
    expect(selectBoot(actor.getSnapshot())).toBe('loading')
    await loadConfig[1]?.resolve({ reason: 'configInvalid', key: 'payUrl' })
    clock.step(10 * configRetry)
    expect(loadConfig).toHaveLength(2)
  })

  test('a slot that nobody filled stops the boot by name', async () => {
    const { actors, areas } = partsWith(appSlots(), bareParts())
    const { loadConfig } = emptySlots
    const machine = createApp({ actors: { ...actors, loadConfig }, areas })
    const actor = createActor(machine, { systemId: 'app', input: { language: 'de' } }).start()
    await new Promise((done) => setImmediate(done))
    expect(selectBootFailure(actor.getSnapshot())).toEqual({
      reason: 'defect',
      message: "Error: no service fills the slot 'loadConfig'",
    })
    actor.stop()
  })
})

describe('order of starting', () => {
  test('what the browser reports as it starts is not lost [NET-1]', async () => {
    const app = start({ onBrowserStart: (run) => run.report({ type: 'browser.wentOffline' }) })
    await app.loadConfig[0]?.resolve(config)
    expect(selectIsOnline(app.actors().realtime.getSnapshot())).toBe(false)
  })

  test('what the browser reports during the boot is not lost [NET-1]', async () => {
    const app = start()
    app.browser.last().report({ type: 'browser.wentOffline' })
    await app.loadConfig[0]?.resolve(config)
    expect(selectIsOnline(app.actors().realtime.getSnapshot())).toBe(false)
    app.browser.last().report({ type: 'browser.wentOnline' })
    expect(selectIsOnline(app.actors().realtime.getSnapshot())).toBe(true)
    expect(app.actor.getSnapshot().context.isOnline).toBe(true)
    app.browser.last().report({ type: 'browser.wentOffline' })
    expect(app.actor.getSnapshot().context.isOnline).toBe(false)
    expect(app.logger.last().received).toEqual([
      { type: 'logger.entryWritten', topic: 'browserOnline' },
    ])
  })

  test('the lists that load as soon as the session stands reach the socket', async () => {
    const { socket } = await runLoggedIn()
    expect(socket.sent().map(({ type }) => type)).toEqual([
      'requestSession',
      'requestNavbarNotifications',
      'requestFloatingNotifications',
      'requestFavouriteActors',
    ])
  })
})

describe('one session', () => {
  test('pushes reach the machines that they concern [GST-27 NTF-10 RT-19]', async () => {
    const { actors, socket } = await runLoggedIn()
    socket.push(push('guestBalance', { balanceFormatted: '77' }), 1)
    socket.push(push('navbarNotifications', { notifications: [notification({ id: 'n' })] }), 2)
    socket.push(push('favouriteActors', { actors: ['a'] }), 3)
    expect(selectBalanceFormatted(actors().guest.getSnapshot())).toBe('77')
    expect(selectLatestNotifications(actors().notifications.getSnapshot())).toMatchObject([
      { id: 'n' },
    ])
    expect(selectFavourites('actor')(actors().favourites.getSnapshot())).toEqual(['a'])
  })

  test('a login opens the channel, the lock closes it [GST-15 RT-14]', async () => {
    const { actors, loadSession, payFrame, confirmSuccess, socket } = await run()
    const anonymous = guest({ id: null, isLoggedIn: false })
    await loadSession[0]?.resolve({ guest: anonymous, expiresIn: 600 })
    expect(selectConnection(actors().realtime.getSnapshot())).toBe('off')

    actors().payTour.send({ type: 'payTour.openRequested', flow: 'login' })
    expect(selectPayFrameUrl(actors().payTour.getSnapshot())).toContain('lang=nl&environment=lp')
    payFrame
      .last()
      .report({ type: 'payClient.succeeded', flow: 'login', redirectTo: null, hostId: null })
    await confirmSuccess[0]?.resolve({ targetUrl: null })
    await loadSession[1]?.resolve({ guest: guest(), expiresIn: 600 })
    socket.open()
    socket.push(push('sessionAcknowledged'))
    expect(selectConnection(actors().realtime.getSnapshot())).toBe('connected')

    socket.push(push('guestLocked'))
    expect(selectConnection(actors().realtime.getSnapshot())).toBe('off')
    expect(socket.last().isRunning).toBe(false)
  })

  test('an expired session reloads the page unless a payment waits [RT-12 RT-13]', async () => {
    const { actors, browser, socket } = await runLoggedIn()
    actors().payTour.send({ type: 'payTour.openRequested', flow: 'moneycharge' })
    socket.push(push('sessionExpired'))
    expect(browser.last().received).toEqual([])
    actors().payTour.send({ type: 'payTour.openRequested', flow: 'settings' })
    expect(selectFlow(actors().payTour.getSnapshot())).toBe('settings')
    const reload = { type: 'browser.reloadRequested' }
    expect(browser.last().received).toEqual([reload])
    socket.push(push('sessionExpired'))
    expect(browser.last().received).toEqual([reload, reload])
  })

  test('a session that is not resumed loads guest and lists again, a resumed one nothing', async () => {
    const { actors, clock, loadSession, socket } = await runLoggedIn()
    socket.push(push('loyaltyPointsChanged'), 1)
    socket.push(push('navbarNotifications'), 2)
    socket.close()
    clock.step(1000)
    socket.open()
    socket.push(push('sessionAcknowledged', { resumed: true }))
    expect(socket.sent()).toHaveLength(1)
    expect(loadSession).toHaveLength(1)
    socket.close()
    clock.step(1000)
    socket.open()
    socket.push(push('sessionAcknowledged', { sessionId: 'session-2' }))
    expect(socket.sent()).toHaveLength(4)
    expect(loadSession).toHaveLength(2)
    expect(selectIsLoggedIn(actors().guest.getSnapshot())).toBe(true)
  })

  test('the page waking up probes the channel', async () => {
    const { browser, socket } = await runLoggedIn()
    browser.last().report({ type: 'browser.resumed' })
    expect(socket.sent().at(-1)).toEqual({ type: 'ping' })
  })
})
