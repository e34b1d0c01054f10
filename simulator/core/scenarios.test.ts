import { describe, expect, test } from 'vitest'
import { steppedClock } from '../../fixtures/core/clock.fixtures.ts'
import { payClient } from '../money/payClient.fixtures.ts'
import { testBusiness } from './business.fixtures.ts'
import { ask, connect, connectEstablished, until } from './client.fixtures.ts'
import { listScenarios } from './scenarioCatalogue.ts'
import { createSimulator } from './server.ts'

const business = testBusiness()
const begin = (name: string, to = 'guest1') => business.platform.scenarios.start(name, to)
const progress = () => business.platform.scenarios.progress()
const balance = () => business.account('guest1').guest.balance
const hitsOf = (name: string) =>
  business.simulator.faults.list().find((fault) => fault.name === name)?.hits
const typesOf = (frames: { type: string }[]) => frames.map(({ type }) => type)

/** How a plain request of guest1 is answered. */
async function statusOf(): Promise<number> {
  const { cookie } = business.simulator.signIn('guest1')
  return (await ask(business.simulator, 'session', { cookie })).status
}

const isRefused = () =>
  expect(connect(business.simulator, { withCookie: true })).rejects.toThrow('503')

describe('a scenario', () => {
  test('loses the connection while a payment is booked, and the balance comes once it is back', async () => {
    const before = balance()
    const client = await business.connect('guest1')
    begin('connectionDiesWhilePaying')
    expect((await client.closed).code).toBe(1006)
    await isRefused()
    expect(await statusOf()).toBe(503)
    business.clock.step(4_000)
    expect(balance()).toBe(before + 100)
    await isRefused()
    business.clock.step(8_000)
    const again = await connect(business.simulator, { session: 0 })
    const frames = [await again.next(), await again.next()]
    expect(frames).toContainEqual(
      expect.objectContaining({ type: 'guestBalance', balance: before + 100, isPayment: true }),
    )
    expect(await statusOf()).toBe(200)
  })

  test('books a payment whose answer does not come, once, though it is asked for again', async () => {
    const before = balance()
    const page = payClient(business.simulator)
    const order = { key: 'order-1', flow: 'moneycharge', coins: 100, method: 'CC' }
    begin('answerOfPaymentIsLost', '*')
    const lost = page.order('orders', order, 'guest1')
    await until(() => balance() > before)
    expect((await page.order('orders', order, 'guest1')).status).toBe(200)
    business.clock.step(30_000)
    await lost
    expect(balance()).toBe(before + 100)
  })

  test('brings ten performers online, one a second, whom the guest writes with first', async () => {
    const client = await business.connect('guest1')
    const own = business
      .account('guest1')
      .channels.filter(({ blocked, isActorOnline }) => !blocked && !isActorOnline)
    begin('tenPerformersComeOnline')
    const [first] = await client.arrived()
    expect(first).toMatchObject({ type: 'actorOnline' })
    expect(own.map(({ actorId }) => actorId)).toContain(first?.actorId)
    business.clock.step(4_000)
    expect(await client.arrived()).toHaveLength(4)
    business.clock.step(5_000)
    const rest = await client.arrived()
    expect(rest.map(({ type }) => type)).toEqual(Array(5).fill('actorOnline'))
    expect(own.every(({ isActorOnline }) => isActorOnline)).toBe(own.length <= 10)
  })

  test('plays an evening in five minutes: who comes, writes, gives, shows, pays and goes', async () => {
    const before = balance()
    const client = await business.connect('guest1')
    begin('eveningInFiveMinutes')
    business.clock.step(129_999)
    const early = typesOf(await client.arrived())
    expect(early.filter((type) => type === 'actorOnline')).toHaveLength(2)
    expect(early.filter((type) => type === 'messengerContentChanged')).toHaveLength(4)
    expect(early).toContain('freeShowStarted')
    expect(early).toContain('freeShowStopped')
    expect(early).toContain('guestBalance')
    expect(balance()).toBe(before + 200)
    business.clock.step(1)
    expect((await client.closed).code).toBe(1006)
    await isRefused()
    business.clock.step(10_000)
    const again = await business.connect('guest1')
    business.clock.step(159_999)
    expect(progress()).toMatchObject({ state: 'running', elapsed: 299_999 })
    const night = typesOf(await again.arrived())
    expect(night.filter((type) => type === 'messengerContentChanged')).toHaveLength(3)
    expect(night.filter((type) => type === 'actorOffline')).toHaveLength(2)
    business.clock.step(1)
    expect(progress()).toMatchObject({ state: 'over', elapsed: 300_000, failure: null })
  })

  test('restarts the platform: nothing is answered for eight seconds, nothing resumed after', async () => {
    const client = await business.connect('guest1')
    begin('platformRestarts', '*')
    expect((await client.closed).code).toBe(1012)
    expect(await statusOf()).toBe(503)
    business.clock.step(7_999)
    await isRefused()
    business.clock.step(1)
    expect(await statusOf()).toBe(200)
    const { acknowledgement } = await connectEstablished(business.simulator, { session: 1 })
    expect(acknowledgement.type).toBe('sessionAcknowledged')
    expect(acknowledgement).not.toHaveProperty('resumed')
  })

  test('makes the network of a phone slow, with a tunnel on the way', async () => {
    const client = await business.connect('guest1')
    begin('slowPhone')
    let status = 0
    const answer = statusOf().then((given) => {
      status = given
    })
    await until(() => hitsOf('httpSlow') === 1)
    business.simulator.push('guest1', { type: 'loyaltyPointsChanged', loyaltyPoints: 3 })
    business.clock.step(899)
    expect(await client.arrived()).toEqual([])
    business.clock.step(1)
    expect(await client.arrived()).toMatchObject([{ type: 'loyaltyPointsChanged' }])
    expect(status).toBe(0)
    business.clock.step(600)
    await answer
    expect(status).toBe(200)
    business.clock.step(28_500)
    expect((await client.closed).code).toBe(1006)
    await isRefused()
    business.clock.step(8_000)
    await connect(business.simulator, { withCookie: true })
  })

  test('has an age check pending for six seconds, then accepted', async () => {
    const accounts = business.simulator.world.accounts()
    const id = accounts.find(({ guest }) => guest.avsStatus === 'unknown' && !guest.isLocked)?.id
    const client = await business.connect(id ?? '')
    begin('ageCheckIsAccepted', id)
    expect(typesOf(await client.arrived())).toEqual(['avsPending'])
    business.clock.step(5_999)
    expect(await client.arrived()).toEqual([])
    business.clock.step(1)
    expect(typesOf(await client.arrived())).toContain('avsSet')
  })

  test('refuses the login of all plain requests for half a minute', async () => {
    begin('loginIsRefused', '*')
    expect(await statusOf()).toBe(401)
    business.clock.step(29_999)
    expect(await statusOf()).toBe(401)
    business.clock.step(1)
    expect(await statusOf()).toBe(200)
  })
})

describe('every scenario', () => {
  const names = listScenarios().map(({ name }) => name)

  test.each(names)('%s ends when it says, with every fault off', (name) => {
    const { id } = business.account('guest3')
    begin(name, id)
    const lasts = progress()?.lasts ?? 0
    business.clock.step(lasts - 1)
    expect(progress()?.state).toBe('running')
    business.clock.step(1)
    expect(progress()).toMatchObject({ state: 'over', failure: null, elapsed: lasts })
    expect(progress()?.steps.every(({ isDone }) => isDone)).toBe(true)
    expect(business.simulator.faults.list()).toEqual([])
  })

  test.each(names)('%s can be stopped: its faults end, and nothing of it follows', (name) => {
    begin(name, 'guest3')
    business.clock.step(1_000)
    business.platform.scenarios.stop()
    expect(progress()).toMatchObject({ state: 'stopped', elapsed: 1_000 })
    expect(business.simulator.faults.list()).toEqual([])
    const done = progress()?.steps
    const written = business.simulator.journal.since(0)
    business.clock.step(400_000)
    expect(progress()).toMatchObject({ state: 'stopped', elapsed: 1_000, steps: done })
    const later = business.simulator.journal.since(written.at(-1)?.number ?? 0)
    expect(later.filter(({ text }) => text.startsWith('scenario'))).toEqual([])
  })
})

describe('two runs', () => {
  async function play(seed: number) {
    const clock = steppedClock()
    const simulator = await createSimulator({ seed, clock })
    const client = await connectEstablished(simulator)
    simulator.platform.scenarios.start('eveningInFiveMinutes', 'guest1')
    clock.step(120_000)
    const frames = await client.arrived()
    await simulator.stop()
    return frames.map(({ type, actorId, channelId, message }) => {
      const { data } = (message ?? {}) as { data?: unknown }
      return { type, actorId, channelId, data }
    })
  }

  test('of one seed tell a guest the same, of another seed something else', async () => {
    const first = await play(5)
    expect(first.length).toBeGreaterThan(6)
    expect(await play(5)).toEqual(first)
    expect(await play(6)).not.toEqual(first)
  })
})

describe('what cannot be done', () => {
  test('is refused at the start when the first step is not possible, and leaves nothing on', () => {
    expect(() => begin('ageCheckIsAccepted')).toThrow(
      'to: “The check is pending” is not possible for guest1: Your age is verified already.',
    )
    expect(progress()).toBeNull()
    begin('slowPhone')
    expect(progress()?.state).toBe('running')
  })

  test('ends a scenario on the way and is told with its step', () => {
    begin('ageCheckIsAccepted', 'guest3')
    business.platform.ageChecks.decide('guest3', { isAccepted: true })
    business.clock.step(6_000)
    expect(progress()).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining(
        '“The check is accepted” is not possible for guest3: no age',
      ),
    })
  })
})
