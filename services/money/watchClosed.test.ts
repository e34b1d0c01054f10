import { expect, test, vi } from 'vitest'
import { fakeEnvironment } from '../core/environment.fixtures.ts'
import { watchClosed } from './watchClosed.ts'

function watch() {
  const { environment, outside } = fakeEnvironment()
  const opened = { closed: false }
  const react = vi.fn()
  const stop = watchClosed(environment, opened, react)
  return { clock: outside.clock, opened, react, stop }
}

test('looks every half second whether a window is closed, and says so once', () => {
  const { clock, opened, react } = watch()
  clock.step(500)
  opened.closed = true
  clock.step(499)
  expect(react).not.toHaveBeenCalled()
  clock.step(1)
  expect(react).toHaveBeenCalledOnce()
  clock.step(60_000)
  expect(react).toHaveBeenCalledOnce()
})

test('looks no more once it is stopped', () => {
  const { clock, opened, react, stop } = watch()
  clock.step(500)
  stop()
  opened.closed = true
  clock.step(60_000)
  expect(react).not.toHaveBeenCalled()
  expect(clock.pending()).toBe(0)
})
