import { describe, expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { type AppWalkOptions, appWalk } from '../../../fixtures/core/app.fixtures.ts'
import { appConfig } from '../../../fixtures/core/appConfig.fixtures.ts'
import { channelsOf } from '../../../fixtures/messenger/messengerWalk.fixtures.ts'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { bareParts, completeApp } from '../../../src/areas/all.ts'
import { EventLog, type RecordedLog, record, replay, stateOf } from '../../../src/engine/index.ts'
import { selectGuest } from '../../account/guest/guest.selectors.ts'
import type { Address } from '../../core/address.ts'
import { setFold } from '../../core/clock.ts'
import { selectListedIds } from '../../messenger/channels/channels.selectors.ts'
import { selectSelectedId } from '../../messenger/messenger/messenger.selectors.ts'
import { selectOutcomes } from '../outcomes/outcomes.selectors.ts'
import { firstActors } from './app.firstActors.ts'
import { createApp } from './app.machine.ts'

const mostRestarts = 5
const restartSpan = 60_000

/** A guest who looks at the first of two conversations. */
async function run(options?: AppWalkOptions) {
  const app = appWalk(setFold, { createApp, bareParts }, options)
  const tell = (address: Address, event: object) =>
    app.actor.system.get(address)?.send(event as never)
  await app.loadConfig[0]?.resolve(appConfig())
  await app.loadSession[0]?.resolve({ guest: guest(), expiresIn: 600 })
  app.socket.open()
  app.socket.push(push('sessionAcknowledged'))
  tell('navigation', {
    type: 'navigation.routeRequested',
    route: { name: 'messenger', params: {} },
    query: { channel: 'channel-1' },
  })
  await app.loadPage.at(-1)?.resolve()
  return {
    ...app,
    tell,
    /** Tells the channels what no machine can fold. */
    fail: () => tell('channels', { type: 'push.channels', channels: null }),
    /** Answers the question who the guest is with what no machine can fold. */
    async failGuest() {
      tell('guest', { type: 'guest.sessionOutdated' })
      await app.loadSession.at(-1)?.resolve(null as never)
    },
    at: (address: Address) => app.actor.system.get(address),
    status: () => app.actor.getSnapshot().status,
  }
}

const page = { channels: channelsOf(2), total: 2 }

describe('an actor of an area that fails', () => {
  test('is started again with its area, which is told what it has to know, and the guest hears of it', async () => {
    const { loadChannels, fail, at, status, reporter, actor } = await run()
    const before = { channels: at('channels'), guest: at('guest') }
    await loadChannels.at(-1)?.resolve(page)
    expect(selectSelectedId(at('messenger').getSnapshot())).toBe('channel-1')
    fail()
    await loadChannels.at(-1)?.resolve(page)
    expect(selectListedIds(at('channels').getSnapshot())).toEqual(['channel-1', 'channel-2'])
    expect(selectSelectedId(at('messenger').getSnapshot())).toBe('channel-1')
    expect(loadChannels).toHaveLength(2)
    expect(status()).toBe('active')
    expect(at('channels')).not.toBe(before.channels)
    expect(at('guest')).toBe(before.guest)
    expect(selectOutcomes(at('outcomes').getSnapshot())).toEqual([
      { kind: 'partRestarted', count: 0 },
    ])
    expect(actor.getSnapshot().context.restarts).toMatchObject([
      { address: 'channels', errorName: 'TypeError' },
    ])
    expect(reporter.last().received.at(-1)).toMatchObject({
      problem: { where: 'channels', what: 'TypeError' },
    })
  })

  test('takes what it had begun with it: the store of messages is opened once more, and only once', async () => {
    const { tell, deliveryStore } = await run()
    const isOpen = () => deliveryStore.runs.filter((one) => one.isRunning)
    expect(isOpen()).toHaveLength(1)
    tell('delivery', {
      type: 'push.messageAccepted',
      get clientMessageId() {
        throw new TypeError('odd')
      },
    })
    expect(deliveryStore.runs).toHaveLength(2)
    expect(isOpen()).toHaveLength(1)
  })

  test('is given up once it fails again and again, and tried again after a while', async () => {
    const { fail, status, clock, actor } = await run()
    const errors: unknown[] = []
    actor.subscribe({ error: (error) => errors.push(error) })
    for (let times = 0; times < mostRestarts; times++) fail()
    clock.step(restartSpan)
    for (let times = 0; times < mostRestarts; times++) fail()
    expect(status()).toBe('active')
    fail()
    expect(status()).toBe('error')
    expect(errors).toHaveLength(1)
  })

  test('fails and goes on in a replay as it did, of the first page, too', async () => {
    const logs: RecordedLog[] = []
    const { fail, failGuest, loadChannels, loadSession, actor } = await run({
      create(machine, options) {
        const recording = record(machine, { ...options, onFold: setFold })
        logs.push(recording.log)
        return recording.actor
      },
    })
    await loadChannels.at(-1)?.resolve(page)
    fail()
    await loadChannels.at(-1)?.resolve(page)
    await failGuest()
    await loadSession.at(-1)?.resolve({ guest: guest(), expiresIn: 600 })
    expect(actor.getSnapshot().context.restarts.map(({ address }) => address)).toEqual([
      'channels',
      'guest',
    ])
    const log = EventLog.parse(logs[0]?.toNDJSON() ?? '')
    const replayed = replay(completeApp, log, { systemId: 'app', onFold: setFold })
    replayed.run()
    expect(replayed.divergence).toBeUndefined()
    expect(stateOf(replayed.actor)).toEqual(stateOf(actor))
  })
})

describe('an actor of the first page that fails', () => {
  const restarted = Object.keys(firstActors).filter(
    (address) => !['viewport', 'storage'].includes(address),
  ) as Address[]

  test.each(restarted)(
    '%s begins anew with all others, as after a reload, and the guest hears of it',
    async (address) => {
      const { loadSession, loadChannels, loadPage, tell, at, status, socket, reporter } =
        await run()
      await loadChannels.at(-1)?.resolve(page)
      const before = { failed: at(address), channels: at('channels'), storage: at('storage') }
      tell(address, { type: null })
      expect(status()).toBe('active')
      expect(at(address)).not.toBe(before.failed)
      expect(at('storage')).toBe(before.storage)
      expect(before.channels?.getSnapshot().status).toBe('stopped')
      expect(reporter.last().received.at(-1)).toMatchObject({
        problem: { where: address, what: 'TypeError' },
      })
      await loadSession.at(-1)?.resolve({ guest: guest(), expiresIn: 600 })
      socket.open()
      socket.push(push('sessionAcknowledged'))
      await loadPage.at(-1)?.resolve()
      await loadChannels.at(-1)?.resolve(page)
      expect(selectGuest(at('guest')?.getSnapshot()).isLoggedIn).toBe(true)
      expect(selectListedIds(at('channels')?.getSnapshot())).toEqual(['channel-1', 'channel-2'])
      expect(selectOutcomes(at('outcomes')?.getSnapshot())).toEqual([
        { kind: 'partRestarted', count: 0 },
      ])
    },
  )

  test('takes what ran with it: one connection and one store of messages are left', async () => {
    const { failGuest, loadSession, status, socket, deliveryStore } = await run()
    await failGuest()
    await loadSession.at(-1)?.resolve({ guest: guest(), expiresIn: 600 })
    expect(status()).toBe('active')
    for (const { runs } of [socket, deliveryStore])
      expect(runs.filter(({ isRunning }) => isRunning)).toHaveLength(1)
  })
})
