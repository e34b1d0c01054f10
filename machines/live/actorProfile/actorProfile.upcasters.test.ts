import { expect, test } from 'vitest'
import { performerProfiled, regionsApart } from './actorProfile.upcasters.ts'

const begunAnew = 'actorProfile.begunAnew'

/** What a push of version 12 is read as. */
function readPush(push: unknown) {
  const upcaster = regionsApart.find(
    (one) => one.changes === 'event' && one.type === 'socket.pushReceived',
  )
  const event = { type: 'socket.pushReceived', push }
  if (upcaster?.changes !== 'event') throw new Error('pushes are read as they are')
  return { event, to: upcaster.to, now: [upcaster.as(event)].flat() }
}

test.each([
  ['actorOnline', true],
  ['actorOffline', true],
  ['freeChatDurationChanged', false],
  ['sessionAcknowledged', true],
])(
  'after %s everything about the performer began anew, in version 12: with free chats %s',
  (type, withFreeChat) => {
    const { event, to, now } = readPush({ type, actorId: 'actor-7' })
    expect(now).toEqual([event, { type: begunAnew, actorId: 'actor-7', withFreeChat }])
    expect(to).toBe('app/realtime')
  },
)

test('a new session is about no performer', () => {
  const { event, now } = readPush({ type: 'sessionAcknowledged' })
  expect(now).toEqual([event, { type: begunAnew, actorId: null, withFreeChat: true }])
})

test.each([
  ['a session that is resumed', { type: 'sessionAcknowledged', resumed: true }],
  ['a push about something else', { type: 'guestBalance', balance: 4 }],
  ['a push that says nothing', undefined],
])('%s began nothing anew', (_, push) => {
  const { event, now } = readPush(push)
  expect(now).toEqual([event])
})

test('what began anew is heard by the profile', () => {
  const upcaster = regionsApart.find((one) => one.changes === 'event' && one.type === begunAnew)
  const event = { type: begunAnew, actorId: 'actor-7', withFreeChat: true }
  expect(upcaster).toMatchObject({ to: 'app/realtime', takenBy: ['app/actorProfile'] })
  expect(upcaster?.changes === 'event' && upcaster.as(event)).toEqual(event)
})

test('that a performer could not be found out in version 4 has the clock ask again; who found out is gone', () => {
  const [failed, gone] = performerProfiled
  expect(failed).toMatchObject({
    type: 'xstate.promise.reject',
    to: 'app/performer/findPerformer',
    takenBy: ['app/recovery'],
  })
  const event = { type: 'xstate.promise.reject', error: 'offline' }
  expect(failed?.changes === 'event' && failed.as(event)).toEqual({ type: 'recovery.loadFailed' })
  expect(gone).toMatchObject({ changes: 'gone', actor: 'app/performer' })
})
