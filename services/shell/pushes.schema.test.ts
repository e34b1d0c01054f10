import fc from 'fast-check'
import { expect, test } from 'vitest'
import { channel, notification, push, pushTypes } from '../../fixtures/shell/pushes.fixtures.ts'
import type { PushType } from '../../machines/shell/realtime/realtime.events.ts'
import { parseFrame } from './pushes.schema.ts'

const frame = (value: unknown) => parseFrame(JSON.stringify(value))

/** Fields of each push that the contract lets the server leave out. */
const optionalFields: Partial<Record<PushType, string[]>> = {
  sessionAcknowledged: ['resumed'],
  voicecallStarted: ['reload', 'voicecallIdHash'],
  voicecallStopped: ['voicecallIdHash'],
  canOneClickResult: ['reason'],
  messageAccepted: ['balance'],
}

test.each(pushTypes)('reads %s as it was sent, without fields that nobody knows', (type) => {
  expect(frame({ ...push(type), surprise: 1 })).toEqual({ push: push(type) })
})

const requiredFields = pushTypes.flatMap((type) =>
  Object.keys(push(type))
    .filter((field) => field !== 'type' && !optionalFields[type]?.includes(field))
    .map((field) => ({ type, field })),
)

test.each(requiredFields)('refuses $type without $field', ({ type, field }) => {
  const { [field]: _, ...rest } = { ...push(type) } as Record<string, unknown>
  expect(frame(rest)).toEqual({ refused: `${type} lacks a valid '${field}'` })
})

test('keeps type, isPayment and voicecallIdHash of a notification where they apply [RT-1]', () => {
  const payment = push('guestBalance', { isPayment: true })
  const started = push('voicecallStarted', { voicecallIdHash: 'a1', reload: true })
  const stopped = push('voicecallStopped', { voicecallIdHash: 'a1' })
  expect(frame(payment)).toEqual({ push: payment })
  expect(frame(started)).toEqual({ push: started })
  expect(frame(stopped)).toEqual({ push: stopped })
  expect(frame({ ...payment, isPayment: 'yes' })).toHaveProperty('refused')
  expect(frame({ ...started, voicecallIdHash: 7 })).toHaveProperty('refused')
})

test('tells session acknowledgement and session expiry apart [RT-18]', () => {
  expect(frame({ type: 'sessionAcknowledged', sessionId: 's1', resumed: true })).toEqual({
    push: { type: 'sessionAcknowledged', sessionId: 's1', resumed: true },
  })
  expect(frame({ type: 'sessionExpired' })).toEqual({ push: { type: 'sessionExpired' } })
  expect(frame({ type: 'sessionAcknowledged' })).toHaveProperty('refused')
})

test('reads the ttl of a pong and refuses a pong without one [RT-20]', () => {
  expect(frame({ type: 'pong', ttl: 50 })).toEqual({ push: { type: 'pong', ttl: 50 } })
  expect(frame({ type: 'pong' })).toEqual({ refused: "pong lacks a valid 'ttl'" })
})

test.each(['actor', 'album', 'sedcards', 'picture'] as const)(
  'reads which %s was pinned or unpinned [RT-19]',
  (kind) => {
    for (const type of ['favouritePinned', 'favouriteUnpinned'] as const) {
      const event = push(type, { kind, id: '12' })
      expect(frame(event)).toEqual({ push: event })
    }
  },
)

test('refuses a favourite of no known kind [RT-19]', () => {
  expect(frame({ type: 'favouritePinned', kind: 'cat', id: '1' })).toEqual({
    refused: "favouritePinned lacks a valid 'kind'",
  })
})

test('passes on the number of a frame', () => {
  expect(frame({ type: 'avsSet', seq: 3 })).toEqual({ push: { type: 'avsSet' }, seq: 3 })
})

test('passes on where a session stands that is not resumed', () => {
  const acknowledgement = push('sessionAcknowledged')
  expect(frame({ ...acknowledgement, seq: 12 })).toEqual({ push: acknowledgement, seq: 12 })
})

test.each([0, -1, 1.5, '3', null, 2 ** 53, true])('refuses %j as the number of a frame', (seq) => {
  expect(frame({ type: 'avsSet', seq })).toEqual({ refused: 'seq is no positive integer' })
})

test.each([
  ['a number that JSON cannot hold', '{"type":"pong","ttl":1e999}', "pong lacks a valid 'ttl'"],
  ['no JSON', '{"type":"pong","ttl":', 'not JSON'],
  ['nothing', '', 'not JSON'],
  ['null', 'null', 'no object with a type'],
  ['a list', '[]', 'no object with a type'],
  ['an object without a type', '{}', 'no object with a type'],
  ['an unknown type', '{"type":"nonsense"}', 'unknown type'],
  ["a type that only an object's prototype has", '{"type":"constructor"}', 'unknown type'],
  ['a type that is no text', '{"type":{"pong":1}}', 'unknown type'],
])('refuses %s', (_, text, refused) => {
  expect(parseFrame(text)).toEqual({ refused })
})

test('refuses a list in which one entry is not of its shape', () => {
  const notifications = [notification(), { ...notification(), createdAt: 'yesterday' }]
  expect(frame({ type: 'navbarNotifications', notifications })).toEqual({
    refused: "navbarNotifications lacks a valid 'notifications'",
  })
})

test.each([[new ArrayBuffer(4)], [new Blob(['{}'])], [undefined], [{ type: 'avsSet' }]])(
  'refuses a frame that is not text',
  (data) => {
    expect(parseFrame(data)).toEqual({ refused: 'binary frame' })
  },
)

const secret = 'zzsecretzz'
const field = fc.constantFrom('type', 'seq', 'ttl', 'channels', 'boughtGifts', 'kind', secret)
const { value: anything } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(secret, null, true, 0, -1, ...pushTypes),
    fc.double(),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(field, tie('value'), { maxKeys: 5 }),
  ),
}))

test('never throws, and quotes nothing of what it refuses', () => {
  const texts = fc.oneof(
    fc.string(),
    anything.map((value) => JSON.stringify(value) ?? ''),
  )
  const damaged = fc
    .tuple(fc.constantFrom(...pushTypes), field, anything)
    .map(([type, name, value]) => JSON.stringify({ ...push(type), [name]: value }))
  let refusals = 0
  fc.assert(
    fc.property(fc.oneof(texts, damaged), (text) => {
      const result = parseFrame(text)
      if (!('refused' in result)) return
      refusals += 1
      expect(result.refused).not.toContain(secret)
    }),
    { numRuns: 2000 },
  )
  expect(refusals).toBeGreaterThan(200)
})

test('a refused frame keeps its number, so that it leaves no gap behind', () => {
  expect(frame({ type: 'curtainCall', seq: 4 })).toEqual({ refused: 'unknown type', seq: 4 })
  expect(frame({ type: 'pong', seq: 5 })).toEqual({ refused: "pong lacks a valid 'ttl'", seq: 5 })
})

test.each([
  [
    { lastMessageAt: 7, lastMessageType: 'gift' },
    { lastMessageAt: 7, lastMessageType: 'gift' },
  ],
  [{ lastMessageAt: null, lastMessageType: null }, {}],
])('keeps of the last message of a channel what the platform says: %j [MSG-31]', (last, kept) => {
  const channels = [{ ...channel(), ...last }]
  expect(frame({ ...push('channels'), channels })).toStrictEqual({
    push: { ...push('channels'), channels: [{ ...channel(), ...kept }] },
  })
})
