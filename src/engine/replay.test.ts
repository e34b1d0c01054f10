import { describe, expect, test, vi } from 'vitest'
import { assign, createMachine, fromCallback, sendTo } from 'xstate'
import { steppedClock } from '../../fixtures/core/clock.fixtures.ts'
import { EventLog, record, replay } from './index.ts'

interface Build {
  target?: string
  isOpen?: boolean
  delay?: number
  amount?: number
  childId?: string
  effect?: string
  initial?: string
}

/** A small shop; every option is a way in which a later build may differ. */
function shop(build: Build = {}, effects: string[] = []) {
  const {
    target = 'paid',
    isOpen = true,
    delay = 100,
    amount = 1,
    childId = 'till',
    effect = 'ring',
    initial = 'browsing',
  } = build
  const till = createMachine({
    id: 'till',
    types: {} as { context: { coins: number } },
    context: { coins: 0 },
    on: { coin: { actions: assign({ coins: ({ context }) => context.coins + amount }) } },
  })
  return createMachine({
    id: 'shop',
    types: {} as { context: { visits: number } },
    context: { visits: 0 },
    initial,
    invoke: [
      { id: childId, src: till },
      {
        id: 'door',
        src: fromCallback(({ sendBack }) => {
          effects.push('door')
          sendBack({ type: 'opened' })
          return () => void effects.push('door closed')
        }),
      },
    ],
    on: { opened: { actions: assign({ visits: ({ context }) => context.visits + 1 }) } },
    states: {
      browsing: { on: { chosen: { guard: () => isOpen, target: 'paying' } } },
      paying: {
        after: { [delay]: 'browsing' },
        on: { paid: { target, actions: [{ type: effect }, sendTo(childId, { type: 'coin' })] } },
      },
      paid: { on: { left: 'browsing' } },
      refused: {},
    },
  }).provide({
    actions: { ring: () => void effects.push('ring'), buzz: () => void effects.push('buzz') },
  } as never)
}

function recordVisit(effects: string[] = []) {
  const clock = steppedClock()
  const recording = record(shop({}, effects), { clock: clock as never })
  const { actor } = recording
  actor.start()
  actor.send({ type: 'chosen' })
  clock.step(100)
  actor.send({ type: 'chosen' })
  actor.send({ type: 'paid' })
  actor.send({ type: 'left' })
  return recording
}

function withoutDigests(text: string): string {
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => ({ ...JSON.parse(line), digest: undefined }))
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('')
}

describe('moving through a replay', () => {
  test('steps, seeks back and forward, and runs to the end', () => {
    const { log } = recordVisit()
    const replayed = replay(shop(), log)
    const value = () => replayed.actor.getSnapshot().value
    expect([replayed.position, replayed.length, value()]).toEqual([0, 6, 'browsing'])
    const seen = []
    for (let entry = replayed.step(); entry; entry = replayed.step()) {
      seen.push([entry.seq, value()])
    }
    expect(seen).toEqual([
      [1, 'browsing'],
      [2, 'paying'],
      [3, 'browsing'],
      [4, 'paying'],
      [5, 'paid'],
      [6, 'browsing'],
    ])
    replayed.seek(2)
    expect(value()).toBe('paying')
    replayed.run()
    expect([replayed.position, value()]).toEqual([6, 'browsing'])
  })

  test('tells subscribers what they see at each position', () => {
    const replayed = replay(shop(), recordVisit().log)
    const seen: unknown[] = []
    replayed.actor.subscribe((snapshot) => seen.push(snapshot.value))
    replayed.seek(4)
    replayed.seek(0)
    expect(seen).toEqual(['paying', 'browsing'])
  })

  test('refuses a position that is not in the log', () => {
    const replayed = replay(shop(), recordVisit().log)
    for (const position of [-1, 7, 1.5, Number.NaN]) {
      expect(() => replayed.seek(position)).toThrow(/whole number from 0 to 6/)
    }
  })

  test('runs no effect, and takes nothing from those who look on', () => {
    const effects: string[] = []
    const { log } = recordVisit(effects)
    expect(effects).toEqual(['door', 'ring'])
    const replayed = replay(shop({}, effects), log)
    replayed.run()
    replayed.actor.send({ type: 'chosen' })
    replayed.actor.stop()
    expect(effects).toEqual(['door', 'ring'])
    expect(replayed.actor.getSnapshot().value).toBe('browsing')
  })

  test('folds a small part of 10,000 entries at most, wherever it is sent', () => {
    const { actor, log } = record(shop(), { clock: steppedClock() as never })
    actor.start()
    while (log.entries.length < 10_000) {
      actor.send({ type: 'chosen' })
      actor.send({ type: 'paid' })
      actor.send({ type: 'left' })
    }
    let folds = 0
    const replayed = replay(shop(), log, {
      onFold: (fold) => {
        if (fold) folds++
      },
    })
    expect(replayed.divergence).toBeUndefined()
    const whole = folds
    const parts = Array.from({ length: 500 }, (_, i) => {
      folds = 0
      replayed.seek((i * 7_919) % 10_000)
      return folds
    })
    expect(Math.max(...parts)).toBeGreaterThan(0)
    expect(Math.max(...parts)).toBeLessThan(whole / 8)
  })
})

describe('a changed build', () => {
  test('that changed nothing does not diverge', () => {
    expect(replay(shop(), recordVisit().log).divergence).toBeUndefined()
  })

  const cases: [string, Build, object][] = [
    [
      'a target',
      { target: 'refused' },
      { kind: 'changed', seq: 5, path: 'shop', part: 'value', expected: 'paid', found: 'refused' },
    ],
    [
      'a guard',
      { isOpen: false },
      { kind: 'changed', seq: 2, path: 'shop', part: 'value', expected: 'paying' },
    ],
    [
      'a delay',
      { delay: 90 },
      { kind: 'missing', seq: 2, path: 'shop', part: 'after 100.shop.paying' },
    ],
    ['an action', { amount: 2 }, { kind: 'changed', seq: 5, path: 'shop/till', part: '.coins' }],
    [
      "an actor's id",
      { childId: 'desk' },
      { kind: 'missing', seq: 1, path: 'shop/till', part: 'actor' },
    ],
    [
      'the initial state',
      { initial: 'paid' },
      { kind: 'changed', seq: 1, path: 'shop', part: 'value', expected: 'browsing', found: 'paid' },
    ],
  ]
  test.each(cases)('that changed %s is told apart at the first entry', (_, build, expected) => {
    const text = recordVisit().log.toNDJSON()
    const { divergence } = replay(shop(build), EventLog.parse(text))
    expect(divergence).toMatchObject(expected)
    expect(divergence?.expected).not.toBe(divergence?.found)
  })

  test("that changed an effect's name differs, and its states agree", () => {
    const replayed = replay(shop({ effect: 'buzz' }), recordVisit().log)
    expect(replayed.divergence).toBeUndefined()
    expect(replayed.differences).toMatchObject([
      { kind: 'missing', seq: 5, path: 'shop', part: 'did action ring' },
      { kind: 'added', seq: 5, path: 'shop', part: 'did action buzz' },
    ])
    expect(replayed.agreeing).toEqual(['shop', 'shop/till', 'shop/door'])
  })

  test('that acts where nothing happened is told apart at that entry', () => {
    const { actor, log } = record(shop({ isOpen: false }), { clock: steppedClock() as never })
    actor.start()
    actor.send({ type: 'chosen' })
    actor.send({ type: 'left' })
    expect(replay(shop(), log).divergence).toMatchObject({
      seq: 2,
      path: 'shop',
      part: 'value',
      expected: 'browsing',
    })
  })

  test('is told apart in a burst of inputs by the next digest, at most 64 entries on', () => {
    const { actor, log } = record(shop(), { clock: steppedClock() as never })
    actor.start()
    const { till } = actor.getSnapshot().children
    for (let i = 0; i < 2_000; i++) till?.send({ type: i === 1_500 ? 'chosen' : 'coin' })
    till?.send({ type: 'coin' })
    const digests = log.entries.filter(({ digest }) => digest).length
    expect(digests).toBeGreaterThan(1_000)
    expect(digests).toBeLessThan(1_100)
    expect(replay(shop(), log).divergence).toBeUndefined()
    expect(replay(shop({ amount: 2 }), log).divergence).toMatchObject({ seq: 2 })
  })

  test('that lost an actor names the path and goes on with the rest', () => {
    const { actor, log } = record(shop(), { clock: steppedClock() as never })
    actor.start()
    actor.getSnapshot().children.till?.send({ type: 'coin' })
    actor.send({ type: 'chosen' })
    const plain = EventLog.parse(withoutDigests(log.toNDJSON()))
    const replayed = replay(shop({ childId: 'desk' }), plain)
    replayed.run()
    expect(replayed.actor.getSnapshot().value).toBe('paying')
    expect(replayed.divergence).toEqual({
      seq: 2,
      kind: 'missing',
      path: 'shop/till',
      part: 'actor',
      expected: 'takes coin',
      found: 'no such actor',
    })
  })

  test('that sets its timers otherwise is found out where one fires, even without digests', () => {
    const text = withoutDigests(recordVisit().log.toNDJSON())
    const { divergence } = replay(shop({ delay: 90 }), EventLog.parse(text))
    expect(divergence).toMatchObject({
      kind: 'missing',
      seq: 3,
      path: 'shop',
      part: 'after 100.shop.paying',
      found: 'not set',
    })
  })
})

test('errors of actors are state on replay and reach nobody', async () => {
  const failing = createMachine({
    id: 'failing',
    on: { failed: { actions: 'explode' } },
  }).provide({
    actions: {
      explode: () => {
        throw new RangeError('boom')
      },
    },
  })
  const { actor, log } = record(failing)
  actor.subscribe({ error: () => {} })
  actor.start()
  actor.send({ type: 'failed' })
  const onUncaught = vi.fn()
  process.on('uncaughtException', onUncaught)
  const replayed = replay(failing, EventLog.parse(log.toNDJSON()))
  replayed.run()
  await new Promise((resolve) => setImmediate(resolve))
  process.off('uncaughtException', onUncaught)
  expect(onUncaught).not.toHaveBeenCalled()
  expect(replayed.actor.getSnapshot()).toMatchObject({
    status: 'error',
    error: { name: 'RangeError', message: 'boom' },
  })
})
