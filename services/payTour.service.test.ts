import { expect, test } from 'vitest'
import { fakeEnvironment, fakeWindow } from './environment.fixtures.ts'
import { createPayTourService } from './payTour.service.ts'
import { createRequestService } from './request.service.ts'
import { runSlot, secretCredentials } from './slot.fixtures.ts'

const payOrigin = 'https://pay.example'
const success = { flow: 'login', redirectTo: null, hostId: null }
const uhash = 'secret-uhash'

function openPayFrame() {
  const { environment, outside } = fakeEnvironment()
  const settings = { restUrl: 'https://platform.example/rest/v1/', ver: 'v7', language: 'en' }
  const request = createRequestService(
    environment,
    () => settings,
    () => secretCredentials,
  )
  const payWindow = fakeWindow()
  outside.payWindow = payWindow
  outside.answer = () => Response.json({ data: { url: null } })
  const payTour = createPayTourService(
    environment,
    request,
    () => secretCredentials,
    () => `${payOrigin}/`,
  )
  const open = () =>
    runSlot(payTour.payFrame, { flow: 'login', url: `${payOrigin}/tour/login` } as const)
  const post = (data: unknown, { origin = payOrigin, source = payWindow as unknown } = {}) =>
    outside.post({ origin, source, data })
  return { payTour, open, slot: open(), post, payWindow, outside }
}

const refused = (reason: string) => ({ type: 'payClient.messageRefused', reason })

test('answers iframe-ready with the token, to the payment client and no other origin', () => {
  const { slot, post, payWindow } = openPayFrame()
  post({ type: 'iframe-ready' })
  expect(payWindow.posted).toEqual([
    {
      message: { type: 'init-session', token: secretCredentials.accessToken },
      targetOrigin: payOrigin,
    },
  ])
  expect(slot.reported).toEqual([{ type: 'payClient.ready' }])
})

test.each([
  ['content-loaded', 'payClient.contentLoaded'],
  ['view-ready', 'payClient.viewReady'],
  ['close', 'payClient.closed'],
])('reports %s', (signal, type) => {
  const { slot, post } = openPayFrame()
  post({ type: signal })
  expect(slot.reported).toEqual([{ type }])
})

test('reports a success without the secret that proves it', () => {
  const { slot, post } = openPayFrame()
  post({ type: 'success', data: { ...success, uhash, surprise: uhash } })
  expect(slot.reported).toEqual([{ type: 'payClient.succeeded', ...success }])
})

test.each(['https://thief.example', 'https://pay.example.thief.example', 'null', ''])(
  'takes nothing from the origin %j',
  (origin) => {
    const { slot, post, payWindow } = openPayFrame()
    post({ type: 'iframe-ready' }, { origin })
    expect(slot.reported).toEqual([refused('foreign origin')])
    expect(payWindow.posted).toEqual([])
  },
)

test("takes nothing from another window of the payment client's origin", () => {
  const { slot, post, payWindow, outside } = openPayFrame()
  post({ type: 'iframe-ready' }, { source: fakeWindow() })
  outside.payWindow = null
  post({ type: 'iframe-ready' }, { source: null })
  expect(slot.reported).toEqual([refused('foreign window'), refused('foreign window')])
  expect(payWindow.posted).toEqual([])
})

test.each([
  [undefined, 'unknown signal'],
  ['iframe-ready', 'unknown signal'],
  [{}, 'unknown signal'],
  [{ type: 'constructor' }, 'unknown signal'],
  [{ type: 'success' }, "signal lacks a valid 'data'"],
  [{ type: 'success', data: success }, "signal lacks a valid 'data.uhash'"],
  [{ type: 'success', data: { ...success, uhash: '' } }, "signal lacks a valid 'data.uhash'"],
  [{ type: 'success', data: { ...success, uhash, flow: 3 } }, "signal lacks a valid 'data.flow'"],
])('refuses %j and quotes nothing of it', (data, reason) => {
  const { slot, post } = openPayFrame()
  post(data)
  expect(slot.reported).toEqual([refused(reason)])
})

test('tells the server of a success, with its secret, credentials and the address', async () => {
  const { payTour, post, outside } = openPayFrame()
  post({ type: 'success', data: { ...success, uhash } })
  outside.answer = () => Response.json({ data: { url: '/en/cams/' } })
  expect(await payTour.confirmSuccess(success)).toEqual({ targetUrl: '/en/cams/' })
  const request = outside.requests[0]
  expect(request?.url.pathname).toBe('/rest/v1/pay/loginSuccess')
  expect(request?.init).toMatchObject({ method: 'POST', credentials: 'include' })
  expect(request?.init.body).toBe(
    JSON.stringify({
      result: { ...success, uhash },
      targetUrl: 'https://app.example/en/?page=2',
    }),
  )
})

test('uses the secret of a success once', async () => {
  const { payTour, post, outside } = openPayFrame()
  post({ type: 'success', data: { ...success, uhash } })
  await payTour.confirmSuccess(success)
  await expect(payTour.confirmSuccess(success)).rejects.toThrow('no success to confirm')
  expect(outside.requests).toHaveLength(1)
})

test('does not use a secret of an earlier opening', async () => {
  const { payTour, post, open, outside } = openPayFrame()
  post({ type: 'success', data: { ...success, uhash } })
  open()
  await expect(payTour.confirmSuccess(success)).rejects.toThrow('no success to confirm')
  expect(outside.requests).toEqual([])
})

test.each(['javascript:alert(1)', 'data:text/html,x'])(
  'does not send the guest to %s',
  async (url) => {
    const { payTour, post, outside } = openPayFrame()
    post({ type: 'success', data: { ...success, uhash } })
    outside.answer = () => Response.json({ data: { url } })
    await expect(payTour.confirmSuccess(success)).rejects.toThrow(
      "the answer to pay/loginSuccess lacks a valid 'data.url'",
    )
  },
)

test('stops listening with the slot', () => {
  const { slot, outside } = openPayFrame()
  expect(outside.listeners()).toBe(1)
  slot.stop()
  expect(outside.listeners()).toBe(0)
})
