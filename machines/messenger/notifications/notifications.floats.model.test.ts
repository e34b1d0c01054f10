import { describe, expect, test } from 'vitest'
import { dated, notificationsWalk } from '../../../fixtures/messenger/notificationsWalk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { floatTime } from './notifications.floats.ts'
import { notificationsMachine } from './notifications.machine.ts'
import { selectFloats, selectFloatsOnMobile } from './notifications.selectors.ts'

function start(options: { isVisible?: boolean } = {}) {
  const walked = notificationsWalk(setFold, notificationsMachine, options)
  const { actor } = walked
  const floats = () => selectFloats(actor.getSnapshot()).map(({ id }) => id)
  return {
    ...walked,
    floats,
    /** What floats is drawn and stands before the guest's eyes. */
    draw: () => {
      for (const notificationId of floats())
        actor.send({ type: 'notifications.floatShown', notificationId })
    },
    dismiss: (notificationId: string) =>
      actor.send({ type: 'notifications.floatDismissed', notificationId }),
    hold: () => actor.send({ type: 'notifications.floatsHeld' }),
    release: () => actor.send({ type: 'notifications.floatsReleased' }),
    hide: () => actor.send({ type: 'browser.hidden' }),
    show: () => actor.send({ type: 'browser.shown' }),
  }
}

test('the newest unseen ones float, three at a time, and are seen once they are shown [NTF-4 NTF-8 NTF-10]', () => {
  const { floating, floats, draw, marked } = start()
  floating(dated('a', 1), dated('b', 2), dated('seen', 3, { unseen: false }))
  floating(dated('c', 4), dated('d', 5))
  expect(floats()).toEqual(['d', 'c', 'b'])
  expect(marked()).toEqual([])
  draw()
  expect(marked()).toEqual(['seen d', 'seen c', 'seen b'])
  expect(floats()).toEqual(['d', 'c', 'b'])
})

test('what the navbar lists does not float [NTF-10]', () => {
  const { navbar, floats } = start()
  navbar(dated('a', 1))
  expect(floats()).toEqual([])
})

test('each leaves when its 8 s are over, and gives its place to one that waits', () => {
  const { clock, floating, floats, draw } = start()
  floating(dated('a', 1), dated('b', 2), dated('c', 3))
  draw()
  clock.step(1000)
  floating(dated('d', 4))
  expect(floats()).toEqual(['c', 'b', 'a'])
  clock.step(floatTime - 1001)
  expect(floats()).toEqual(['c', 'b', 'a'])
  clock.step(1)
  expect(floats()).toEqual(['d'])
  clock.step(10 * floatTime)
  expect(floats()).toEqual(['d'])
  draw()
  clock.step(floatTime)
  expect(floats()).toEqual([])
})

test('one that came later leaves later', () => {
  const { clock, floating, floats, draw } = start()
  floating(dated('a', 1))
  draw()
  clock.step(5000)
  floating(dated('b', 2))
  draw()
  clock.step(3000)
  expect(floats()).toEqual(['b'])
  clock.step(5000)
  expect(floats()).toEqual([])
})

test('the guest dismisses one, which is seen then; a later push does not bring it back [NTF-4]', () => {
  const { floating, floats, draw, dismiss, marked } = start()
  floating(dated('a', 1), dated('b', 2))
  draw()
  dismiss('b')
  expect(floats()).toEqual(['a'])
  dismiss('a')
  floating(dated('a', 1), dated('b', 2))
  expect(floats()).toEqual([])
  expect(marked()).toEqual(['seen b', 'seen a'])
})

test('one that was seen in the menu does not float', () => {
  const { actor, navbar, floating, floats } = start()
  navbar(dated('a', 1))
  floating(dated('a', 1))
  actor.send({ type: 'notifications.seenRequested', notificationId: 'a' })
  expect(floats()).toEqual([])
})

test('a narrow window floats none of the types it does not list, and they take no place [NTF-2]', () => {
  const { actor, floating, floats } = start()
  floating(dated('a', 1), dated('b', 2, { type: 6 }), dated('c', 3, { type: 22 }), dated('d', 4))
  expect(floats()).toEqual(['d', 'c', 'b'])
  expect(selectFloatsOnMobile(actor.getSnapshot()).map(({ id }) => id)).toEqual(['d', 'a'])
})

describe('while pointer or focus rest on what floats', () => {
  test('nothing leaves, and its time goes on afterwards', () => {
    const { clock, floating, floats, draw, hold, release } = start()
    floating(dated('a', 1))
    draw()
    clock.step(5000)
    hold()
    clock.step(60_000)
    expect(floats()).toEqual(['a'])
    release()
    clock.step(2999)
    expect(floats()).toEqual(['a'])
    clock.step(1)
    expect(floats()).toEqual([])
  })

  test('what comes meanwhile has all its time afterwards', () => {
    const { clock, floating, floats, draw, hold, release } = start()
    floating(dated('a', 1))
    draw()
    clock.step(5000)
    hold()
    clock.step(4000)
    floating(dated('b', 2))
    draw()
    clock.step(1000)
    release()
    clock.step(3000)
    expect(floats()).toEqual(['b'])
    clock.step(4999)
    expect(floats()).toEqual(['b'])
    clock.step(1)
    expect(floats()).toEqual([])
  })

  test('dismissing the last one ends it', () => {
    const { clock, floating, floats, draw, dismiss, hold } = start()
    floating(dated('a', 1))
    draw()
    hold()
    dismiss('a')
    floating(dated('b', 2))
    draw()
    clock.step(floatTime)
    expect(floats()).toEqual([])
  })
})

describe('while nobody sees the page', () => {
  test('they wait, and have their time afterwards', () => {
    const { clock, floating, floats, draw, hide, show, marked } = start()
    floating(dated('a', 1))
    draw()
    clock.step(6000)
    hide()
    floating(dated('b', 2))
    expect(floats()).toEqual([])
    clock.step(60_000)
    expect(marked()).toEqual(['seen a'])
    show()
    expect(floats()).toEqual(['b', 'a'])
    draw()
    clock.step(2000)
    expect(floats()).toEqual(['b'])
    clock.step(6000)
    expect(floats()).toEqual([])
  })

  test('they wait also when it was so from the start, or while they were held', () => {
    const { clock, floating, floats, draw, hide, hold, show } = start({ isVisible: false })
    floating(dated('a', 1))
    expect(floats()).toEqual([])
    show()
    draw()
    hold()
    hide()
    expect(floats()).toEqual([])
    clock.step(60_000)
    show()
    clock.step(floatTime - 1)
    expect(floats()).toEqual(['a'])
    clock.step(1)
    expect(floats()).toEqual([])
  })
})

test('nothing floats after the guest has logged out', () => {
  const { actor, floating, floats, draw } = start()
  floating(dated('a', 1))
  draw()
  actor.send({ type: 'realtime.sessionEnded' })
  expect(floats()).toEqual([])
})
