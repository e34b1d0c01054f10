import { describe, expect, test } from 'vitest'
import { dated, notificationsWalk } from '../../../fixtures/messenger/notificationsWalk.fixtures.ts'
import { notification } from '../../../fixtures/shell/pushes.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { answerTimeout, notificationsMachine } from './notifications.machine.ts'
import {
  selectAreNotificationsKnown,
  selectAreNotificationsUnanswered,
  selectFloatingNotifications,
  selectIsAwaitingNotifications,
  selectLatestNotifications,
  selectLatestOnMobile,
  selectUnreadCount,
  selectUnreadCountOnMobile,
} from './notifications.selectors.ts'

function start() {
  const walked = notificationsWalk(setFold, notificationsMachine)
  const { actor } = walked
  return {
    ...walked,
    latest: () => selectLatestNotifications(actor.getSnapshot()).map(({ id }) => id),
    floated: () => selectFloatingNotifications(actor.getSnapshot()).map(({ id }) => id),
    unread: () => selectUnreadCount(actor.getSnapshot()),
  }
}

describe('loading', () => {
  test('asks for the newest 5 of both lists in two messages when a session begins [NTF-7]', () => {
    const { actor, establish, navbar, told } = start()
    establish(false)
    expect(told('realtime')).toEqual([
      {
        type: 'realtime.messageSubmitted',
        message: { type: 'requestNavbarNotifications', newest: 5 },
      },
      {
        type: 'realtime.messageSubmitted',
        message: { type: 'requestFloatingNotifications', newest: 5 },
      },
    ])
    expect(selectIsAwaitingNotifications(actor.getSnapshot())).toBe(true)
    navbar()
    expect(selectIsAwaitingNotifications(actor.getSnapshot())).toBe(false)
  })

  test('asks for nothing when the session was resumed', () => {
    const { establish, told } = start()
    establish(true)
    expect(told('realtime')).toEqual([])
  })
})

describe('an answer that does not come', () => {
  const requests = (walked: ReturnType<typeof start>) => walked.told('realtime').length / 2

  function startUnanswered() {
    const walked = start()
    walked.establish(false)
    walked.clock.step(answerTimeout)
    return walked
  }
  const isUnanswered = ({ actor }: ReturnType<typeof start>) =>
    selectAreNotificationsUnanswered(actor.getSnapshot())

  test('is missed after its time and not before', () => {
    const walked = start()
    walked.establish(false)
    walked.clock.step(answerTimeout - 1)
    expect(isUnanswered(walked)).toBe(false)
    walked.clock.step(1)
    expect(isUnanswered(walked)).toBe(true)
  })

  test('is asked for again when the guest wants it, with as much time as before', () => {
    const walked = startUnanswered()
    walked.actor.send({ type: 'notifications.retryRequested' })
    expect(requests(walked)).toBe(2)
    expect(isUnanswered(walked)).toBe(false)
    walked.clock.step(answerTimeout)
    expect(isUnanswered(walked)).toBe(true)
  })

  test('is still taken when it comes late', () => {
    const walked = startUnanswered()
    walked.navbar(notification({ id: 'late' }))
    expect(isUnanswered(walked)).toBe(false)
    expect(walked.latest()).toEqual(['late'])
  })

  test('is not missed when it came in time', () => {
    const walked = start()
    walked.establish(false)
    walked.navbar()
    walked.clock.step(answerTimeout)
    expect(isUnanswered(walked)).toBe(false)
    expect(selectAreNotificationsKnown(walked.actor.getSnapshot())).toBe(true)
  })

  test.each([false, true])(
    'is not waited for without a connection, but asked for again with it, resumed: %s',
    (resumed) => {
      const walked = start()
      walked.establish(false)
      walked.actor.send({ type: 'realtime.connectionLost' })
      walked.clock.step(2 * answerTimeout)
      expect(isUnanswered(walked)).toBe(false)
      walked.establish(resumed)
      expect(requests(walked)).toBe(2)
      walked.clock.step(answerTimeout)
      expect(isUnanswered(walked)).toBe(true)
      walked.actor.send({ type: 'realtime.connectionLost' })
      expect(isUnanswered(walked)).toBe(false)
    },
  )

  test('is nobody’s concern once the guest has logged out', () => {
    const walked = startUnanswered()
    walked.actor.send({ type: 'realtime.sessionEnded' })
    walked.actor.send({ type: 'notifications.retryRequested' })
    expect(isUnanswered(walked)).toBe(false)
    expect(requests(walked)).toBe(1)
  })
})

describe('lists', () => {
  test('navbar and floating notifications fill their own lists [NTF-1 NTF-10]', () => {
    const { actor, navbar, floating, latest, floated } = start()
    navbar(notification({ id: 'a', unread: true, unseen: false }))
    expect([latest(), floated()]).toEqual([['a'], []])
    floating(notification({ id: 'b' }))
    expect([latest(), floated()]).toEqual([['a'], ['b']])
    expect(selectLatestNotifications(actor.getSnapshot())).toMatchObject([
      { id: 'a', unread: true, unseen: false },
    ])
  })

  test('the newest five come first, whatever the order of the pushes [WPS-2]', () => {
    const { actor, navbar, latest } = start()
    navbar(dated('b', 2), dated('d', 4), dated('a', 1))
    navbar(dated('f', 6), dated('c', 3), dated('e', 5))
    expect(latest()).toEqual(['f', 'e', 'd', 'c', 'b'])
    const before = selectLatestNotifications(actor.getSnapshot())
    actor.send({ type: 'realtime.sessionEstablished', resumed: true })
    expect(selectLatestNotifications(actor.getSnapshot())).toBe(before)
  })

  test('a notification pushed again replaces the former', () => {
    const { navbar, latest, unread } = start()
    navbar(notification({ id: 'a', unread: true }))
    navbar(notification({ id: 'a', unread: false }))
    expect(latest()).toEqual(['a'])
    expect(unread()).toBe(0)
  })

  test('a new session replaces the lists as their answers come', () => {
    const { establish, navbar, latest } = start()
    navbar(dated('old', 1))
    establish(false)
    expect(latest()).toEqual(['old'])
    navbar(dated('new', 2))
    expect(latest()).toEqual(['new'])
  })

  test('keep a hundred at most', () => {
    const { actor, floating } = start()
    for (let count = 0; count < 150; count++) floating(notification({ id: `${count}` }))
    expect(selectFloatingNotifications(actor.getSnapshot())).toHaveLength(100)
  })

  test('are forgotten when the guest logs out', () => {
    const { actor, navbar, floating, latest, floated } = start()
    navbar(notification())
    floating(notification())
    actor.send({ type: 'realtime.sessionEnded' })
    expect([latest(), floated()]).toEqual([[], []])
  })
})

describe('marks', () => {
  const flags = ({ actor }: ReturnType<typeof start>) =>
    selectLatestNotifications(actor.getSnapshot()).map(({ id, unread, unseen }) => ({
      [id]: [unread && 'unread', unseen && 'unseen'].filter(Boolean).join(' '),
    }))

  test('marking as read clears unread of that notification and tells the platform [NTF-3 NTF-8]', () => {
    const walked = start()
    const { actor, navbar, floating, told, unread } = walked
    navbar(dated('a', 1), dated('b', 2), dated('c', 3))
    floating(dated('b', 2))
    expect(unread()).toBe(3)
    actor.send({ type: 'notifications.readRequested', notificationId: 'b' })
    expect(flags(walked)).toEqual([{ c: 'unread unseen' }, { b: 'unseen' }, { a: 'unread unseen' }])
    expect(unread()).toBe(2)
    expect(selectFloatingNotifications(actor.getSnapshot())).toMatchObject([{ unread: false }])
    expect(told('realtime')).toEqual([
      {
        type: 'realtime.messageSubmitted',
        message: { type: 'markNotificationRead', notificationId: 'b' },
      },
    ])
  })

  test('marking as seen clears unseen of that notification and tells the platform, once [NTF-4 NTF-8]', () => {
    const walked = start()
    const { actor, navbar, told } = walked
    navbar(dated('a', 1), dated('b', 2))
    actor.send({ type: 'notifications.seenRequested', notificationId: 'b' })
    actor.send({ type: 'notifications.seenRequested', notificationId: 'b' })
    actor.send({ type: 'notifications.seenRequested', notificationId: 'unheard of' })
    expect(flags(walked)).toEqual([{ b: 'unread' }, { a: 'unread unseen' }])
    expect(told('realtime')).toEqual([
      {
        type: 'realtime.messageSubmitted',
        message: { type: 'markNotificationSeen', notificationId: 'b' },
      },
    ])
  })

  test('all can be marked as read at once, each in a message of its own [NTF-3 NTF-8]', () => {
    const walked = start()
    const { actor, navbar, marked, unread } = walked
    navbar(dated('a', 1), dated('b', 2, { unread: false }), dated('c', 3))
    actor.send({ type: 'notifications.allReadRequested' })
    expect(unread()).toBe(0)
    expect(marked()).toEqual(['read c', 'read a'])
  })

  test('that were cleared stay so though the platform has not heard of it, until it tells something newer', () => {
    const walked = start()
    const { actor, navbar } = walked
    navbar(dated('a', 1), dated('b', 2))
    actor.send({ type: 'notifications.readRequested', notificationId: 'a' })
    actor.send({ type: 'notifications.seenRequested', notificationId: 'b' })
    navbar(dated('a', 1), dated('b', 2))
    expect(flags(walked)).toEqual([{ b: 'unread' }, { a: 'unseen' }])
    navbar(dated('a', 5))
    expect(flags(walked)).toEqual([{ a: 'unread unseen' }, { b: 'unread' }])
  })
})

test('on mobile types 6, 7, 13, 14, 15 and 22 are hidden and not counted, elsewhere not [NTF-2]', () => {
  const { actor, navbar, latest, unread } = start()
  const all = Array.from({ length: 25 }, (_, type) => dated(`type ${type}`, type + 1, { type }))
  const shown: number[] = []
  for (const one of all) {
    navbar(one)
    const [newest] = selectLatestOnMobile(actor.getSnapshot())
    expect(latest()[0]).toBe(one.id)
    if (newest?.id === one.id) shown.push(one.type)
  }
  expect(all.map(({ type }) => type).filter((type) => !shown.includes(type))).toEqual([
    6, 7, 13, 14, 15, 22,
  ])
  expect(unread()).toBe(25)
  expect(selectUnreadCountOnMobile(actor.getSnapshot())).toBe(19)
})
