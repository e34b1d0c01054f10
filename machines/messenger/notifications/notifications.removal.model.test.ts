import { describe, expect, test } from 'vitest'
import { dated, notificationsWalk } from '../../../fixtures/messenger/notificationsWalk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { notificationsMachine, undoTime } from './notifications.machine.ts'
import { removedIn, storedFrom, withRemoved } from './notifications.removed.ts'
import {
  selectFloats,
  selectLatestNotifications,
  selectLatestOnMobile,
  selectUndoable,
  selectUnreadCount,
} from './notifications.selectors.ts'

function start(storedRemoved: string | null = null) {
  const walked = notificationsWalk(setFold, notificationsMachine, { storedRemoved })
  const { actor, told } = walked
  return {
    ...walked,
    latest: () => selectLatestNotifications(actor.getSnapshot()).map(({ id }) => id),
    undoable: () => selectUndoable(actor.getSnapshot())?.id,
    remove: (notificationId: string) =>
      actor.send({ type: 'notifications.removeRequested', notificationId }),
    undo: () => actor.send({ type: 'notifications.removalUndone' }),
    stored: () => told('storage').flatMap((event) => ('value' in event ? [event.value] : [])),
  }
}

test('a removed one is no longer listed, counted or floating, and does not float when it is back [NTF-5]', () => {
  const { actor, navbar, floating, latest, remove, undo } = start()
  navbar(dated('a', 1), dated('b', 2))
  floating(dated('b', 2))
  actor.send({ type: 'notifications.floatShown', notificationId: 'b' })
  remove('b')
  expect(latest()).toEqual(['a'])
  expect(selectLatestOnMobile(actor.getSnapshot())).toHaveLength(1)
  expect(selectUnreadCount(actor.getSnapshot())).toBe(1)
  expect(selectFloats(actor.getSnapshot())).toEqual([])
  undo()
  expect(latest()).toEqual(['b', 'a'])
  expect(selectFloats(actor.getSnapshot())).toEqual([])
})

test('the next one takes its place in the list', () => {
  const { navbar, latest, remove } = start()
  navbar(...[1, 2, 3, 4, 5, 6].map((day) => dated(`${day}`, day)))
  expect(latest()).toEqual(['6', '5', '4', '3', '2'])
  remove('4')
  expect(latest()).toEqual(['6', '5', '3', '2', '1'])
})

test('removing marks it as read and as seen at the platform, where it is not yet [NTF-5 NTF-8]', () => {
  const { navbar, marked, remove } = start()
  navbar(dated('a', 1), dated('b', 2, { unread: false, unseen: false }))
  remove('a')
  expect(marked()).toEqual(['read a', 'seen a'])
  remove('b')
  expect(marked()).toEqual(['read a', 'seen a'])
})

test('a later push or a new session does not bring it back [NTF-5]', () => {
  const { establish, navbar, latest, remove } = start()
  navbar(dated('a', 1), dated('b', 2))
  remove('b')
  navbar(dated('b', 2))
  expect(latest()).toEqual(['a'])
  establish(false)
  navbar(dated('a', 1), dated('b', 9))
  expect(latest()).toEqual(['a'])
})

test('what was removed is stored and still removed after a reload [NTF-5]', () => {
  const { navbar, remove, stored } = start()
  navbar(dated('a', 1), dated('b', 2), dated('c', 3))
  remove('a')
  remove('c')
  expect(stored()).toEqual(['["a"]', '["c","a"]'])
  const reloaded = start(stored().at(-1))
  reloaded.navbar(dated('a', 1), dated('b', 2), dated('c', 3))
  expect(reloaded.latest()).toEqual(['b'])
})

test('another tab’s removals count here, also when it takes one back [NTF-5]', () => {
  const { actor, navbar, latest, remove, undo } = start()
  navbar(dated('a', 1), dated('b', 2))
  remove('a')
  actor.send({ type: 'notifications.removedStored', value: '["b","a"]' })
  expect(latest()).toEqual([])
  undo()
  expect(latest()).toEqual([])
  actor.send({ type: 'notifications.removedStored', value: null })
  expect(latest()).toEqual(['b', 'a'])
})

describe('undoing', () => {
  test('brings the last one back, read and seen, for 8 s [NTF-5]', () => {
    const { actor, clock, navbar, latest, remove, undo, undoable, stored } = start()
    navbar(dated('a', 1), dated('b', 2))
    remove('a')
    remove('b')
    expect(undoable()).toBe('b')
    clock.step(undoTime - 1)
    undo()
    expect(latest()).toEqual(['b'])
    expect(stored().at(-1)).toBe('["a"]')
    expect(selectLatestNotifications(actor.getSnapshot())).toMatchObject([
      { id: 'b', unread: false, unseen: false },
    ])
    undo()
    expect(latest()).toEqual(['b'])
    expect(undoable()).toBeUndefined()
  })

  test('is over after that time, counted anew from each removal', () => {
    const { clock, navbar, latest, remove, undo, undoable } = start()
    navbar(dated('a', 1), dated('b', 2))
    remove('a')
    clock.step(undoTime - 1)
    remove('b')
    clock.step(undoTime - 1)
    expect(undoable()).toBe('b')
    clock.step(1)
    expect(undoable()).toBeUndefined()
    undo()
    expect(latest()).toEqual([])
  })
})

describe('what is stored', () => {
  test('holds each id once, a hundred at most, the last ones [NTF-5]', () => {
    const ids = Array.from({ length: 120 }, (_, at) => `${at}`)
    const removed = ids.reduce<readonly string[]>(withRemoved, [])
    expect(removed).toHaveLength(100)
    expect(removed[0]).toBe('119')
    expect(withRemoved(removed, '60')).toHaveLength(100)
    expect(removedIn(storedFrom(removed))).toEqual(removed)
  })

  test.each([null, '', 'nonsense', '{}', '"a"', '[1,null]'])(
    'is nothing when it is %j',
    (stored) => {
      expect(removedIn(stored)).toEqual([])
    },
  )
})
