import { describe, expect, test } from 'vitest'
import { walk } from '../../../fixtures/core/walk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { tabMachine } from './tab.machine.ts'
import { selectTitleStep } from './tab.selectors.ts'

function start(isVisible = true) {
  const { actor, clock } = walk(setFold, 'tab', tabMachine, { isVisible })
  return {
    clock,
    hide: () => actor.send({ type: 'browser.hidden' }),
    show: () => actor.send({ type: 'browser.shown' }),
    step: () => selectTitleStep(actor.getSnapshot()),
  }
}

describe('the title', () => {
  test('moves from the start in a tab that was opened out of sight [NAV-40]', () => {
    const { clock, step } = start(false)
    clock.step(300)
    expect(step()).toBe(3)
  })

  test('moves a step every 100 ms while the tab is hidden [NAV-40]', () => {
    const { clock, hide, step } = start()
    hide()
    clock.step(99)
    expect(step()).toBe(0)
    clock.step(1)
    expect(step()).toBe(1)
    clock.step(1000)
    expect(step()).toBe(11)
  })

  test('stands still while the tab is seen, and begins anew when it is hidden again [NAV-40]', () => {
    const { clock, hide, show, step } = start()
    clock.step(1000)
    expect(step()).toBe(0)
    hide()
    clock.step(300)
    show()
    expect(step()).toBe(0)
    clock.step(1000)
    expect(step()).toBe(0)
    hide()
    clock.step(100)
    expect(step()).toBe(1)
  })

  test('keeps its pace when the page says twice that it is hidden [NAV-40]', () => {
    const { clock, hide, step } = start()
    hide()
    clock.step(60)
    hide()
    clock.step(40)
    expect(step()).toBe(1)
  })
})
