import { expect, test } from 'vitest'
import { fakeEnvironment } from '../core/environment.fixtures.ts'
import { runSlot } from '../core/slot.fixtures.ts'
import { createExitWatch, overPage, writing } from './exitIntent.service.ts'

const upwards = { clientY: -3, relatedTarget: null }

function start() {
  const { environment, outside } = fakeEnvironment()
  const { reported, stop } = runSlot(createExitWatch(environment))
  return { outside, reported, stop }
}

test('tells when the pointer leaves the window by its upper edge [MOD-6]', () => {
  const { outside, reported } = start()
  outside.change('mouseout', { clientY: -3, relatedTarget: {} })
  outside.change('mouseout', { clientY: 40, relatedTarget: null })
  expect(reported).toEqual([])
  outside.change('mouseout', upwards)
  expect(reported).toEqual([{ type: 'exitIntent.pointerLeft', isBusy: false }])
})

test.each([overPage, writing])('says that the guest is busy while there is %s', (part) => {
  const { outside, reported } = start()
  outside.viewport.tops.set(part, 10)
  outside.change('mouseout', upwards)
  expect(reported).toEqual([{ type: 'exitIntent.pointerLeft', isBusy: true }])
})

test('fingers do not count, and nothing is heard once it is stopped', () => {
  const { outside, reported, stop } = start()
  outside.viewport.hasMouse = false
  outside.change('mouseout', upwards)
  outside.viewport.hasMouse = true
  stop()
  outside.change('mouseout', upwards)
  expect(reported).toEqual([])
  expect(outside.listeners()).toBe(0)
})
