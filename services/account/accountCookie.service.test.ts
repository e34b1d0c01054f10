import { expect, test } from 'vitest'
import { fakeEnvironment, fakeWindow } from '../core/environment.fixtures.ts'
import { askAccountCookie } from './accountCookie.service.ts'

const origin = 'https://pay.example'

function ask(signal?: AbortSignal) {
  const { environment, outside } = fakeEnvironment()
  const answer = askAccountCookie(environment, `${origin}/`, signal)
  const frame = outside.hiddenFrames[0] ?? expect.unreachable('no frame was opened')
  const post = (data: unknown, from: { origin?: string; source?: unknown } = {}) =>
    outside.post({ origin, source: frame.content, data, ...from })
  return { answer, frame, post, outside }
}

test.each([true, false])('asks the helper in a hidden frame and takes %s [PAY-36]', async (has) => {
  const { answer, frame, post, outside } = ask()
  expect(frame.url).toBe('https://pay.example/helper')
  expect(frame.content.posted).toEqual([])
  post({ type: 'iframe-ready' })
  expect(frame.content.posted).toEqual([
    { message: { type: 'action-hasLoginCookie', params: {} }, targetOrigin: origin },
  ])
  post({ type: 'hasLoginCookie', data: has })
  expect(await answer).toBe(has)
  expect(frame.isRemoved).toBe(true)
  expect(outside.listeners() + outside.clock.pending()).toBe(0)
})

test.each([
  ['another origin', { type: 'hasLoginCookie', data: true }, { origin: 'https://thief.example' }],
  ['a sandboxed frame', { type: 'hasLoginCookie', data: true }, { origin: 'null' }],
  ['another window', { type: 'hasLoginCookie', data: true }, { source: fakeWindow() }],
  ['a text for an answer', { type: 'hasLoginCookie', data: 'true' }, {}],
  ['no answer', { type: 'hasLoginCookie' }, {}],
  ['something else', { type: 'close' }, {}],
])('does not take %s for the answer [PAY-36]', async (_, data, from) => {
  const { answer, post } = ask()
  post(data, from)
  post({ type: 'hasLoginCookie', data: false })
  expect(await answer).toBe(false)
})

test('takes no answer within 5 s for no account', async () => {
  const { answer, frame, outside } = ask()
  outside.clock.step(4999)
  expect(frame.isRemoved).toBe(false)
  outside.clock.step(1)
  expect(await answer).toBe(false)
  expect(frame.isRemoved).toBe(true)
  expect(outside.listeners()).toBe(0)
})

test('removes the frame when nobody waits any more', async () => {
  const caller = new AbortController()
  const { answer, frame, outside } = ask(caller.signal)
  caller.abort()
  expect(await answer).toBe(false)
  expect(frame.isRemoved).toBe(true)
  expect(outside.listeners() + outside.clock.pending()).toBe(0)
})
