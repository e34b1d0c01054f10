import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeholder } from '../../../src/engine/index.ts'
import { emptyOutbox, enqueued, hasRoom, joined, messageBytes, type Outbox } from './outbox.ts'
import type { Message } from './realtime.events.ts'

const maxQueuedBytes = 1_048_576
const maxQueuedMessages = 500

const messages: fc.Arbitrary<Message> = fc.oneof(
  fc.record({ type: fc.constant('sendSignupEmail'), email: fc.string({ unit: 'binary' }) }),
  fc.nat({ max: 2000 }).map(
    (length): Message => ({
      type: 'sendSignupEmail',
      email: '€'.repeat(length * 10),
    }),
  ),
  fc.record({ type: fc.constant('filterChannels'), filterType: fc.string({ unit: 'grapheme' }) }),
)

function fill(submitted: readonly Message[], outbox = emptyOutbox) {
  const refused: Message[] = []
  const filled = submitted.reduce((queue: Outbox, message) => {
    if (hasRoom(message, queue)) return enqueued(queue, message)
    refused.push(message)
    return queue
  }, outbox)
  return { filled, refused }
}

describe('outbox', () => {
  test('keeps the order, loses only what it refuses and never exceeds its bounds', () => {
    fc.assert(
      fc.property(fc.array(messages, { maxLength: 700, size: 'max' }), (submitted) => {
        const { filled, refused } = fill(submitted)
        expect(filled.messages).toEqual(submitted.filter((message) => !refused.includes(message)))
        expect(filled.messages.length).toBeLessThanOrEqual(maxQueuedMessages)
        expect(filled.bytes).toBeLessThanOrEqual(maxQueuedBytes)
        const text = filled.messages.map((message) => JSON.stringify(message)).join('')
        expect(filled.bytes).toBe(text.length)
      }),
      { numRuns: 20 },
    )
  })

  test('counts a text like the placeholder that stands for it in a log', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (email) => {
        const sizeOf = (text: string) => messageBytes({ type: 'sendSignupEmail', email: text })
        expect(sizeOf(email)).toBe(sizeOf(placeholder(email)))
      }),
    )
    expect(messageBytes({ type: 'canOneClick' })).toBe('{"type":"canOneClick"}'.length)
  })

  test('is full at its count and at its bytes', () => {
    const small: Message = { type: 'canOneClick' }
    const { filled } = fill(Array.from({ length: maxQueuedMessages - 1 }, () => small))
    expect(hasRoom(small, filled)).toBe(true)
    expect(hasRoom(small, enqueued(filled, small))).toBe(false)
    expect(hasRoom(small, filled, enqueued(emptyOutbox, small))).toBe(false)

    const frame = messageBytes({ type: 'sendSignupEmail', email: '' })
    const large: Message = { type: 'sendSignupEmail', email: 'x'.repeat(maxQueuedBytes - frame) }
    expect(hasRoom(large, emptyOutbox)).toBe(true)
    expect(hasRoom({ ...large, email: `${large.email}x` }, emptyOutbox)).toBe(false)
    expect(hasRoom(large, enqueued(emptyOutbox, small))).toBe(false)
  })

  test('joins the first before the second', () => {
    const one = enqueued(emptyOutbox, { type: 'canOneClick' })
    const two = enqueued(emptyOutbox, { type: 'passwordChanged' })
    expect(joined(one, two)).toEqual({
      messages: [...one.messages, ...two.messages],
      bytes: one.bytes + two.bytes,
    })
  })
})
