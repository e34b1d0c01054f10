import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chatMessage } from '../../fixtures/messenger/messenger.fixtures.ts'
import { channel, notification, push, pushTypes } from '../../fixtures/shell/pushes.fixtures.ts'
import type { PushType } from '../../machines/shell/realtime/realtime.events.ts'
import { withoutEachField } from '../core/answers.fixtures.ts'
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

test.each([
  ['navbarNotifications', 'notifications', notification(), { createdAt: 'yesterday' }],
  ['channels', 'channels', channel(), { lastMessageAt: 1e300 }],
] as const)(
  'one entry of %s that is not of its shape costs itself alone',
  (type, name, entry, odd) => {
    const whole = { ...push(type), [name]: [entry] }
    const broken = { ...entry, ...odd }
    expect(frame({ ...whole, [name]: [entry, broken], seq: 3 })).toEqual({
      push: whole,
      seq: 3,
      leftOut: `${type} has unreadable '${name}'`,
    })
    expect(frame({ ...whole, [name]: [broken] })).toEqual({
      refused: `${type} lacks a valid '${name}'`,
    })
  },
)

/** What each holds, and fields of that which may lack; who wrote a message the machines read. */
const entries = [
  [
    ...(['messengerContentChanged', 'message', chatMessage()] as const),
    ['includedGifts', 'clientMessageId', 'senderType'],
  ],
  ['channels', 'channels', channel(), []],
  ['navbarNotifications', 'notifications', notification(), []],
] as const

describe.each(entries)('of %s', (type, name, entry, optional: readonly string[]) => {
  const missing = withoutEachField(entry).filter(([field]) => !optional.includes(field))

  test.each(missing)(`${name} without %s are refused`, (_, broken) => {
    const isList = Array.isArray(Reflect.get(push(type), name))
    expect(frame({ ...push(type), [name]: isList ? [broken] : broken })).toEqual({
      refused: `${type} lacks a valid '${name}'`,
    })
  })
})

test('refuses a list in which one entry is no id', () => {
  expect(frame({ type: 'favouriteActors', actors: ['actor-1', 7] })).toEqual({
    refused: "favouriteActors lacks a valid 'actors'",
  })
})

describe('what the app cannot bear', () => {
  const half = '\ud83d'
  const message = (odd: object) => ({
    ...push('messengerContentChanged'),
    message: { ...chatMessage(), ...odd },
  })

  test.each([
    ['a time after the last that has a name', { sentAt: 8.64e15 + 1 }],
    ['a time before all others', { sentAt: -1e300 }],
    ['an id with half a character', { id: `message-${half}` }],
    ['an id that is a text', { id: 'x'.repeat(300) }],
    ['a place that is no number of messages', { position: 2 ** 53 - 1 }],
    ['a gift less than none', { includedGifts: { rose: -1 } }],
    ['a text without an end', { data: 'x'.repeat(100_000) }],
    ['data nested without an end', { data: nested(1_000) }],
    ['data named like a prototype', { data: JSON.parse('{"__proto__":{"url":"x"}}') }],
  ])('is refused: %s', (_, odd) => {
    expect(frame(message(odd))).toEqual({
      refused: "messengerContentChanged lacks a valid 'message'",
    })
  })

  test('is refused: an id with half a character, a count, an amount, and a frame as long as a film', () => {
    expect(frame({ ...push('actorOnline'), actorId: half })).toHaveProperty('refused')
    expect(frame({ ...push('channels'), total: 2 ** 53 - 1 })).toHaveProperty('refused')
    expect(frame({ ...push('guestBalance'), balance: 1e300 })).toHaveProperty('refused')
    expect(frame({ ...push('clashOfCamsVoting'), data: nested(40) })).toHaveProperty('refused')
    const long = JSON.stringify({ type: 'avsSet', surprise: 'x'.repeat(5_000_000) })
    expect(parseFrame(long)).toEqual({ refused: 'too long' })
  })

  test('half a character in a text is shown as one that is unknown', () => {
    expect(frame({ ...push('avsRejected'), message: `Good ${half} evening` })).toEqual({
      push: { type: 'avsRejected', message: 'Good \ufffd evening' },
    })
    expect(frame(message({ data: half }))).toHaveProperty('push.message.data', '\ufffd')
  })

  test('of gifts, those named like a prototype are none', () => {
    const text = '{"type":"giftsUpdated","boughtGifts":{"__proto__":3,"constructor":2,"rose":1}}'
    expect(parseFrame(text)).toEqual({ push: { type: 'giftsUpdated', boughtGifts: { rose: 1 } } })
  })
})

function nested(depth: number): unknown {
  return JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)
}

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
