import { expect, test } from 'vitest'
import { newsletterTypes } from '../../machines/account/newsletter/newsletter.events.ts'
import { plainRequests } from '../core/answers.fixtures.ts'
import { subscribe, unsubscribe } from './newsletter.service.ts'

const order = { typeId: newsletterTypes.vipClub, userId: 'guest-1', emailAddress: 'a@b.example' }

test.each([
  ['POST newsletter/subscribe', subscribe],
  ['POST newsletter/unsubscribe', unsubscribe],
])('%s carries typeId, userId and emailAddress [NWS-2 NWS-4 CAL-8]', async (call, submit) => {
  const { request, calls, sent } = plainRequests({ success: true })
  expect(await submit(request, order)).toBe(true)
  expect(calls()).toEqual([call])
  expect(sent()).toEqual([{ typeId: 1024, userId: 'guest-1', emailAddress: 'a@b.example' }])
})

test.each([
  ['the platform says so', { success: false }, 200],
  ['it refuses', { error: { message: 'no' } }, 422],
  ['it fails', {}, 500],
  ['its answer cannot be read', { success: 'yes' }, 200],
])('a call is false, and no error, when %s [NWS-3 CAL-8]', async (_, answer, status) => {
  const { request } = plainRequests(answer, status)
  expect(await subscribe(request, order)).toBe(false)
  expect(await unsubscribe(request, order)).toBe(false)
})

test('a call is false when the network is lost [NWS-3]', async () => {
  const { request, outside } = plainRequests()
  outside.answer = () => Promise.reject(new TypeError('offline'))
  expect(await subscribe(request, order)).toBe(false)
})
