import { expect, test } from 'vitest'
import { afterBy, steppedClock } from '../../fixtures/core/clock.fixtures.ts'
import { heldReload } from './heldReload.ts'

const reloadPatience = 3_000

function start() {
  const clock = steppedClock()
  let loads = 0
  const held = heldReload(afterBy(clock), () => void loads++)
  return { ...held, clock, loads: () => loads }
}

function deferred() {
  let end = { resolve() {}, reject(_error: Error) {} }
  const promise = new Promise<void>((resolve, reject) => {
    end = { resolve, reject }
  })
  return { promise, ...end }
}

const settled = () => new Promise((done) => setTimeout(done))

test('goes at once when nothing is being written', () => {
  const { loads, reload } = start()
  reload()
  expect(loads()).toBe(1)
})

test('waits for what is being written, and for what that brings about, however it ends', async () => {
  const { holdReload, loads, reload } = start()
  const first = deferred()
  const second = deferred()
  holdReload(first.promise)
  reload()
  reload()
  holdReload(second.promise)
  first.reject(new Error('full'))
  await settled()
  expect(loads()).toBe(0)
  second.resolve()
  await settled()
  expect(loads()).toBe(1)
})

test('waits no longer than its patience, and goes once', async () => {
  const { clock, holdReload, loads, reload } = start()
  const work = deferred()
  holdReload(work.promise)
  reload()
  clock.step(reloadPatience - 1)
  expect(loads()).toBe(0)
  clock.step(1)
  expect(loads()).toBe(1)
  work.resolve()
  await settled()
  expect(loads()).toBe(1)
})
