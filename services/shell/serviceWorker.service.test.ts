import { expect, test } from 'vitest'
import { fakeEnvironment } from '../core/environment.fixtures.ts'
import { runSlot } from '../core/slot.fixtures.ts'
import { createServiceWorkerLogic } from './serviceWorker.service.ts'

type Outside = ReturnType<typeof fakeEnvironment>['outside']

async function start(prepare: (worker: Outside['installation']['worker']) => void = () => {}) {
  const { environment, outside } = fakeEnvironment()
  const { worker } = outside.installation
  prepare(worker)
  const slot = runSlot(createServiceWorkerLogic(environment))
  await import('./watchWorkers.ts')
  await new Promise((done) => setImmediate(done))
  return { slot, outside, worker }
}

const ready = { type: 'updates.versionReady' }
const tookOver = { type: 'updates.versionTookOver' }
const hour = 3_600_000

test('registers once and reports nothing while the newest build runs', async () => {
  const { slot, worker } = await start()
  expect(worker.registrations).toBe(1)
  expect(slot.reported).toEqual([])
})

test('reports a newer build that was installed and lets it take over when told', async () => {
  const { slot, worker } = await start()
  worker.install()
  expect(slot.reported).toEqual([ready])
  expect(worker.received).toEqual([])
  slot.tell({ type: 'updates.activationSubmitted' })
  expect(worker.received).toEqual([{ type: 'activate' }])
  worker.takeOver()
  expect(slot.reported).toEqual([ready, tookOver])
})

test('gives up a newer build that does not take over, so that the next load waits for no worker', async () => {
  const { slot, worker, outside } = await start()
  worker.install()
  slot.tell({ type: 'updates.activationSubmitted' })
  outside.clock.step(3_499)
  expect(worker.removals).toBe(0)
  outside.clock.step(1)
  expect(worker.removals).toBe(1)
})

test('keeps one that took over', async () => {
  const { slot, worker, outside } = await start()
  worker.install()
  slot.tell({ type: 'updates.activationSubmitted' })
  worker.takeOver()
  outside.clock.step(hour)
  expect(worker.removals).toBe(0)
})

test('reports a newer build that waits already', async () => {
  const { slot } = await start((worker) => {
    worker.isWaiting = true
  })
  expect(slot.reported).toEqual([ready])
})

test('makes nothing of the very first worker', async () => {
  const { slot, worker } = await start((first) => {
    first.isControlling = false
  })
  worker.install()
  worker.takeOver()
  expect(slot.reported).toEqual([])
  worker.install()
  worker.takeOver()
  expect(slot.reported).toEqual([ready, tookOver])
})

test('asks for a newer build every hour and when the tab is looked at again', async () => {
  const { outside, worker } = await start()
  outside.clock.step(hour - 1)
  expect(worker.updates).toBe(0)
  outside.clock.step(1)
  outside.clock.step(hour)
  expect(worker.updates).toBe(2)
  outside.visible = false
  outside.change('visibilitychange')
  expect(worker.updates).toBe(2)
  outside.visible = true
  outside.change('visibilitychange')
  expect(worker.updates).toBe(3)
})

test('tells nobody to take over while none waits', async () => {
  const { slot, worker } = await start()
  slot.tell({ type: 'updates.activationSubmitted' })
  expect(worker.received).toEqual([])
})

test.each(['exists', 'refuses'] as const)('goes on without a service worker (%s)', async (key) => {
  const { slot, worker } = await start((none) => {
    none[key] = key === 'refuses'
  })
  slot.tell({ type: 'updates.activationSubmitted' })
  expect(worker.registrations).toBe(key === 'refuses' ? 1 : 0)
  expect(slot.reported).toEqual([])
})

test.each([
  ['the same build', () => Response.json({ build: 'b1' }), []],
  ['another build', () => Response.json({ build: 'b2' }), [{ type: 'updates.buildReplaced' }]],
  ['no build', () => Response.json(null), []],
  ['an error', () => Response.json({ build: 'b2' }, { status: 500 }), []],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), []],
])(
  'asked whether the build is still the server’s, makes of %s what it is',
  async (_, answer, reported) => {
    const { slot, outside } = await start((none) => {
      none.exists = false
    })
    outside.answer = answer
    slot.tell({ type: 'updates.comparisonSubmitted', build: 'b1' })
    await new Promise((done) => setImmediate(done))
    expect(outside.requests.map(({ url }) => url.pathname)).toEqual(['/config.json'])
    expect(slot.reported).toEqual(reported)
  },
)

test('stops listening and asking with the slot', async () => {
  const { slot, outside, worker } = await start()
  slot.stop()
  worker.install()
  worker.takeOver()
  expect(slot.reported).toEqual([])
  expect([outside.listeners(), outside.clock.pending(), worker.listeners()]).toEqual([0, 0, 0])
})
