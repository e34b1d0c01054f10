import { describe, expect, test } from 'vitest'
import { spokenSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { WindowEvent, WindowRequest } from './viewport.events.ts'
import { scrollDebounce, viewportMachine } from './viewport.machine.ts'
import {
  selectBreakpoint,
  selectColumns,
  selectHasTabBar,
  selectIsMobileMenu,
  selectIsNavbarHidden,
  selectTheme,
} from './viewport.selectors.ts'

function start() {
  const watched = spokenSlot<WindowRequest, WindowEvent>()
  const machine = viewportMachine.provide({ actors: { watchWindow: watched.logic } })
  const { actor, told } = walk(setFold, 'viewport', machine, undefined)
  return {
    actor,
    told,
    window: watched.last(),
    snapshot: () => actor.getSnapshot(),
    resize: (width: number) => watched.last().report({ type: 'viewport.resized', width }),
    scroll(...stops: number[]) {
      for (const y of stops) watched.last().report({ type: 'viewport.scrolled', y })
      return selectIsNavbarHidden(actor.getSnapshot())
    },
  }
}

describe('the width', () => {
  test('of 1022 px has the mobile menu, 1023 has not, and it follows resizing [NAV-34]', () => {
    const { resize, snapshot } = start()
    const isMobile = (width: number) => {
      resize(width)
      return selectIsMobileMenu(snapshot())
    }
    expect([1022, 1023, 390, 1440, 1022].map(isMobile)).toEqual([true, false, true, false, true])
  })

  test('below 640 px has a tab bar', () => {
    const { resize, snapshot } = start()
    const hasTabBar = (width: number) => {
      resize(width)
      return selectHasTabBar(snapshot())
    }
    expect([639, 640, 390].map(hasTabBar)).toEqual([true, false, true])
  })

  test('decides breakpoint and columns [LOAD-4 LOAD-5]', () => {
    const { resize, snapshot } = start()
    resize(1199)
    expect([selectBreakpoint(snapshot()), selectColumns(snapshot())]).toEqual(['md', 4])
    resize(1200)
    expect([selectBreakpoint(snapshot()), selectColumns(snapshot())]).toEqual(['lg', 6])
  })

  test('that is not reported yet counts as the narrowest', () => {
    const { snapshot } = start()
    expect(selectIsMobileMenu(snapshot())).toBe(true)
    expect([selectBreakpoint(snapshot()), selectColumns(snapshot())]).toEqual(['base', 2])
  })
})

describe('the navbar', () => {
  test('hides on a scroll down and is shown again on a scroll up [NAV-32]', () => {
    const { scroll } = start()
    expect(scroll(0)).toBe(false)
    expect(scroll(400)).toBe(true)
    expect(scroll(600)).toBe(true)
    expect(scroll(300)).toBe(false)
  })

  test.each([
    [10, false],
    [11, true],
  ])('after a scroll of %d px is hidden: %s [NAV-35]', (movement, isHidden) => {
    const { scroll } = start()
    scroll(300, 200)
    expect(scroll(200 + movement)).toBe(isHidden)
  })

  test.each([
    [10, true],
    [11, false],
  ])('after a scroll up by %d px is still hidden: %s [NAV-32]', (movement, isHidden) => {
    const { scroll } = start()
    scroll(400)
    expect(scroll(400 - movement)).toBe(isHidden)
  })

  test.each([
    [50, false],
    [51, true],
  ])('%d px from the top is hidden: %s [NAV-36]', (y, isHidden) => {
    expect(start().scroll(0, y)).toBe(isHidden)
  })

  test('is shown near the top, however little was scrolled up [NAV-36]', () => {
    const { scroll } = start()
    scroll(55)
    expect(scroll(50)).toBe(false)
  })

  test('is moved by each rest of a scroll, which is one after 200 ms [NAV-37]', () => {
    const { scroll } = start()
    scroll(100, 60)
    expect(scroll(68)).toBe(false)
    expect(scroll(76)).toBe(false)
    expect(scroll(92)).toBe(true)
    expect(scrollDebounce).toBe(200)
  })

  test.each(['viewport.navbarFocused', 'menus.menuOpened'] as const)('is shown by %s', (type) => {
    const { actor, scroll, snapshot } = start()
    expect(scroll(400)).toBe(true)
    actor.send({ type })
    expect(selectIsNavbarHidden(snapshot())).toBe(false)
    expect(scroll(405)).toBe(false)
  })
})

describe('the theme', () => {
  test('is the system’s until the guest chooses, which is stored', () => {
    const { actor, snapshot, told } = start()
    expect(selectTheme(snapshot())).toBe('system')
    actor.send({ type: 'viewport.themeRequested', theme: 'light' })
    expect(selectTheme(snapshot())).toBe('light')
    expect(told('storage')).toEqual([
      { type: 'storage.writeRequested', item: 'theme', value: 'light' },
    ])
  })

  test.each([
    ['dark', 'dark'],
    ['light', 'light'],
    [null, 'system'],
    ['', 'system'],
    ['purple', 'system'],
  ])('stored as %j is %s', (value, theme) => {
    const { actor, snapshot, told } = start()
    actor.send({ type: 'viewport.themeRequested', theme: 'light' })
    actor.send({ type: 'viewport.themeStored', value })
    expect(selectTheme(snapshot())).toBe(theme)
    expect(told('storage')).toHaveLength(1)
  })
})

test('what the device asks of a page is known once the window reported it, the latest', () => {
  const { snapshot, window } = start()
  expect(snapshot().context).not.toHaveProperty('look')
  window.report({ type: 'viewport.lookReported', scheme: 'dark', isStill: false })
  window.report({ type: 'viewport.lookReported', scheme: 'light', isStill: true })
  expect(snapshot().context.look).toEqual({ scheme: 'light', isStill: true })
})
