import { expect, test } from 'vitest'
import { redact } from './redaction.ts'

test('replaces personal text and secrets by their shape, at any depth', () => {
  const session = {
    type: 'xstate.promise.resolve',
    data: {
      guest: { id: 'g7', name: 'Anna', email: 'anna@example.com', balance: 7 },
      expiresIn: 9,
    },
  }
  expect(redact(session)).toEqual({
    type: 'xstate.promise.resolve',
    data: {
      guest: { id: 'g7', name: 'Xxxx', email: 'xxxx@xxxxxxx.xxx', balance: 7 },
      expiresIn: 9,
    },
  })
})

test('replaces whatever texts a message holds', () => {
  const event = {
    type: 'push.messengerContentChanged',
    message: { parts: ['Hi 5', { note: 'Yo' }] },
  }
  expect(redact(event)).toEqual({
    type: 'push.messengerContentChanged',
    message: { parts: ['Xx 0', { note: 'Xx' }] },
  })
})

test('keeps what says which message it is', () => {
  const message = { type: 'sendMessage', channelId: 'c7', messageType: 'text', data: { say: 'Hi' } }
  expect(redact({ type: 'realtime.messageSubmitted', message })).toEqual({
    type: 'realtime.messageSubmitted',
    message: { type: 'sendMessage', channelId: 'c7', messageType: 'text', data: { say: 'Xx' } },
  })
})

test('finds e-mail addresses under any name, and every kind of token', () => {
  const event = {
    type: 't',
    hint: 'write to a.b@c.example now',
    accessToken: 'aB3',
    queryToken: 'x',
  }
  expect(redact(event)).toEqual({
    type: 't',
    hint: 'write to x.x@x.xxxxxxx now',
    accessToken: 'xX0',
    queryToken: 'x',
  })
})

test('keeps the event itself and values that are no text', () => {
  const event = { type: 't', name: 'Bo', at: new Date(3), list: [1, null] }
  expect(redact(event)).toEqual({ type: 't', name: 'Xx', at: new Date(3), list: [1, null] })
  expect(event.name).toBe('Bo')
})
