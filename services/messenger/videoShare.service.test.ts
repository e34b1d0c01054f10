import { expect, test } from 'vitest'
import { plainRequests } from '../core/answers.fixtures.ts'
import { RequestFailed } from '../core/request.service.ts'
import { sendVideoShareEmail } from './videoShare.service.ts'

const email = { videoId: 'v7', emailAddress: 'a@b.example', text: 'Look' }

test('sends a video to an e-mail address [REQ-3]', async () => {
  const { request, calls, sent } = plainRequests({ success: true })
  await sendVideoShareEmail(request, email)
  expect(calls()).toEqual(['POST sendVideoShareEmail'])
  expect(sent()).toEqual([email])
})

test('rejects when it was not sent [REQ-3]', async () => {
  await expect(sendVideoShareEmail(plainRequests({}, 422).request, email)).rejects.toThrow(
    RequestFailed,
  )
  await expect(
    sendVideoShareEmail(plainRequests({ success: false }).request, email),
  ).rejects.toThrow("the answer to sendVideoShareEmail lacks a valid 'success'")
})
