import { describe, expect, test } from 'vitest'
import { deliveryWalks, heldMessage } from '../../../fixtures/messenger/deliveryWalk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { OutgoingMessage } from '../conversation/chatMessage.ts'
import { deliveryMachine } from './delivery.machine.ts'
import { selectIsLeading, selectIsUnheld, selectOutgoing } from './delivery.selectors.ts'

const mostAccepted = 100

const { start, startLeading } = deliveryWalks(setFold, deliveryMachine)

describe('what other tabs do', () => {
  test('is seen in the order of the store, with what it does not hold at the end', () => {
    const { submit, store, seen } = startLeading()
    submit('mine')
    const other = heldMessage({ data: 'other' })
    store.last().report({ type: 'deliveryStore.changed', messages: [other] })
    expect(seen()).toEqual(['other waiting', 'mine storing'])
  })

  test('a message that waited and is gone was accepted: another tab heard it first', () => {
    const { store, seen, accept, messages } = startLeading([heldMessage()])
    store.last().report({ type: 'deliveryStore.changed', messages: [] })
    expect(seen()).toEqual(['held accepted'])
    accept('held-1')
    expect(messages()).toMatchObject([{ messageId: 'm-held-1' }])
  })

  test('a rejected message that is gone was deleted', () => {
    const { store, seen } = startLeading([heldMessage({ status: 'rejected', reason: 'x' })])
    store.last().report({ type: 'deliveryStore.changed', messages: [] })
    expect(seen()).toEqual([])
  })

  test('an accepted message keeps its place among the others', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((data) =>
      heldMessage({ clientMessageId: data, data }),
    ) as [OutgoingMessage, OutgoingMessage, OutgoingMessage]
    const { store, seen, accept, reject } = startLeading([a, b, c])
    reject('a')
    accept('b')
    const held = [{ ...a, status: 'rejected', reason: 'x' } as const, c]
    store.last().report({ type: 'deliveryStore.changed', messages: held })
    expect(seen()).toEqual(['a rejected', 'b accepted', 'c waiting'])
  })

  test('an older report brings nothing back that was answered or placed', () => {
    const { actor, store, seen, accept, sent } = startLeading([
      heldMessage(),
      heldMessage({ clientMessageId: 'held-2', data: 'second' }),
    ])
    accept('held-1')
    const old = [heldMessage(), heldMessage({ clientMessageId: 'held-2', data: 'second' })]
    store.last().report({ type: 'deliveryStore.changed', messages: old })
    expect(seen()).toEqual(['held accepted', 'second waiting'])
    actor.send({ type: 'delivery.placed', clientMessageIds: ['held-1'] })
    store.last().report({ type: 'deliveryStore.changed', messages: old })
    expect(seen()).toEqual(['second waiting'])
    expect(sent()).toEqual(['held', 'second'])
  })

  test('no more accepted messages wait for their place than a hundred', () => {
    const held = Array.from({ length: mostAccepted + 5 }, (_, n) =>
      heldMessage({ clientMessageId: `id-${n}` }),
    )
    const { accept, messages } = startLeading(held)
    for (const { clientMessageId } of held) accept(clientMessageId)
    expect(messages()).toHaveLength(mostAccepted)
    expect(messages()[0]?.clientMessageId).toBe('id-5')
  })
})

describe('a rejected message', () => {
  function startRejected() {
    const walked = startLeading()
    walked.submit('a')
    walked.submit('b')
    walked.hold()
    walked.reject(walked.idOf('a'))
    return walked
  }

  test('is sent again as a new one at the end, in one step of the store, and keeps the draft', () => {
    const { actor, hold, idOf, seen, store, accept, frames } = startRejected()
    const old = idOf('a')
    actor.send({ type: 'delivery.retryRequested', clientMessageId: old })
    expect(seen()).toEqual(['b waiting', 'a storing'])
    expect(store.last().received.at(-1)).toMatchObject({
      type: 'deliveryStore.addRequested',
      replaces: old,
      forgetsDraft: false,
    })
    hold()
    accept(idOf('b'))
    expect(frames().map(({ data }) => data)).toEqual(['a', 'b', 'a'])
    expect(frames()[2]?.clientMessageId).toBe(`${old}~2`)
    expect(idOf('a')).toBe(`${old}~2`)
  })

  test('gets the same new id in every tab, and another one each time', () => {
    const { actor, hold, idOf, reject } = startRejected()
    const old = idOf('a')
    actor.send({ type: 'delivery.retryRequested', clientMessageId: old })
    hold()
    reject(`${old}~2`)
    actor.send({ type: 'delivery.retryRequested', clientMessageId: `${old}~2` })
    expect(idOf('a')).toBe(`${old}~3`)
  })

  test('is deleted when the guest wants it', () => {
    const { actor, idOf, seen, store } = startRejected()
    const clientMessageId = idOf('a')
    actor.send({ type: 'delivery.deleteRequested', clientMessageId })
    expect(seen()).toEqual(['b waiting'])
    expect(store.last().received.at(-1)).toEqual({
      type: 'deliveryStore.removeRequested',
      clientMessageId,
    })
  })

  test.each(['delivery.deleteRequested', 'delivery.retryRequested'] as const)(
    'is not shown again after %s by what the store held before it was told',
    (type) => {
      const { actor, idOf, seen, store } = startRejected()
      const clientMessageId = idOf('a')
      const before = actor.getSnapshot().context.messages
      actor.send({ type, clientMessageId })
      const shown = seen()
      store.last().report({ type: 'deliveryStore.changed', messages: before })
      expect(seen()).toEqual(shown)
    },
  )

  test('is the only kind that can be deleted or sent again', () => {
    const { actor, idOf, seen } = startRejected()
    for (const type of ['delivery.deleteRequested', 'delivery.retryRequested'] as const)
      actor.send({ type, clientMessageId: idOf('b') })
    expect(seen()).toEqual(['a rejected', 'b waiting'])
  })
})

describe('a browser that cannot hold messages', () => {
  test('sends from memory, in order, and the guest can be told', () => {
    const { actor, identify, establish, submit, store, sent, accept, idOf, told } = start()
    identify()
    submit('a')
    establish()
    expect(sent()).toEqual([])
    store.last().report({ type: 'deliveryStore.failed', reason: 'QuotaExceededError' })
    store.last().report({ type: 'deliveryStore.failed', reason: 'QuotaExceededError' })
    submit('b')
    expect(selectIsUnheld(actor.getSnapshot())).toBe(true)
    expect(selectIsLeading(actor.getSnapshot())).toBe(true)
    expect(sent()).toEqual(['a'])
    accept(idOf('a'))
    expect(sent()).toEqual(['a', 'b'])
    expect(store.last().received.map(({ type }) => type)).toEqual([
      'deliveryStore.addRequested',
      'deliveryStore.removeRequested',
    ])
    expect(told('messenger')).toContainEqual({
      type: 'delivery.restored',
      drafts: {},
      channelId: null,
    })
    expect(told('reporting')).toEqual([
      {
        type: 'reporting.problemMet',
        problem: { where: 'deliveryStore', what: 'QuotaExceededError' },
      },
    ])
  })

  test('sends what it was still holding before anything newer', () => {
    const { submit, store, sent, accept } = startLeading([heldMessage()])
    submit('new')
    store.last().report({ type: 'deliveryStore.failed', reason: 'DatabaseTerminated' })
    expect(new Set(sent())).toEqual(new Set(['held']))
    accept('held-1')
    expect(sent().at(-1)).toBe('new')
  })

  test('sends a rejected one again without it', () => {
    const { actor, store, sent, reject, submit, idOf, accept } = startLeading()
    store.last().report({ type: 'deliveryStore.failed', reason: 'x' })
    submit('a')
    const old = idOf('a')
    reject(old)
    actor.send({ type: 'delivery.retryRequested', clientMessageId: old })
    expect(sent()).toEqual(['a', 'a'])
    expect(store.last().received).toEqual([
      { type: 'deliveryStore.rejectRequested', clientMessageId: old, reason: 'notEnoughMoney' },
      { type: 'deliveryStore.removeRequested', clientMessageId: old },
    ])
    accept(`${old}~2`)
    expect(selectOutgoing(actor.getSnapshot())).toMatchObject([{ status: 'accepted' }])
  })

  test('a record that cannot be read is reported and harms no other', () => {
    const { store, told, seen } = startLeading([heldMessage()])
    store.last().report({ type: 'deliveryStore.recordsSkipped', count: 1 })
    expect(told('reporting')).toEqual([
      {
        type: 'reporting.problemMet',
        problem: { where: 'deliveryStore', what: 'recordUnreadable' },
      },
    ])
    expect(seen()).toEqual(['held waiting'])
  })
})

describe('whose messages they are', () => {
  test('nobody’s are held before somebody is logged in', () => {
    const { identify, store } = start()
    identify({ isLoggedIn: false, id: null })
    expect(store.runs).toHaveLength(0)
    identify()
    expect(store.last().input).toEqual({ guestId: 'guest-1' })
  })

  test('a logout forgets them, on the disk too', () => {
    const { actor, store, told, seen } = startLeading([heldMessage()])
    actor.send({ type: 'guest.leaving' })
    expect(store.last().received).toEqual([{ type: 'deliveryStore.clearRequested' }])
    expect(store.last().isRunning).toBe(false)
    expect(seen()).toEqual([])
    expect(told('messenger').at(-1)).toEqual({ type: 'delivery.changed', messages: [] })
  })

  test('a logout tells how many were still on their way, and nothing when none was', () => {
    const { actor, accept, told } = startLeading([
      heldMessage(),
      heldMessage({ clientMessageId: 'b' }),
    ])
    accept('b')
    actor.send({ type: 'guest.leaving' })
    expect(told('outcomes')).toEqual([{ type: 'outcomes.messagesUnsent', count: 1 }])
    const idle = startLeading([])
    idle.actor.send({ type: 'guest.leaving' })
    expect(idle.told('outcomes')).toEqual([])
  })

  test('a login that the platform ends leaves them on the disk, for the same guest to come back', () => {
    const walked = startLeading([heldMessage()])
    const { actor, store, seen, sent } = walked
    expect(sent()).toEqual(['held'])
    actor.send({ type: 'realtime.sessionEnded' })
    walked.identify({ isLoggedIn: false, id: null })
    expect(store.last()).toMatchObject({ isRunning: false, received: [] })
    expect(seen()).toEqual([])
    walked.identify()
    walked.open([heldMessage()])
    walked.lead()
    walked.establish()
    expect(sent()).toEqual(['held', 'held'])
  })

  test('another guest has another store, the same guest the same', () => {
    const { identify, store, seen, sent, open, lead } = startLeading([heldMessage()])
    identify({ balance: 3 })
    expect(store.runs).toHaveLength(1)
    identify({ id: 'guest-2' })
    expect(store.runs.map(({ isRunning }) => isRunning)).toEqual([false, true])
    expect(store.last().input).toEqual({ guestId: 'guest-2' })
    expect(store.runs[0]?.received).toEqual([])
    expect(seen()).toEqual([])
    open()
    lead()
    expect(sent()).toEqual(['held'])
    identify({ isLoggedIn: false, id: null })
    expect(store.last().isRunning).toBe(false)
  })
})
