import { expect, test } from 'vitest'
import type { PayClientAction } from '../../machines/money/payTour/payTour.events.ts'
import { secretCredentials } from '../core/slot.fixtures.ts'
import { openPayFrame, payOrigin, refused, success, uhash } from './payTour.fixtures.ts'

const succeeded = { type: 'success', data: { ...success, uhash } }

test('greets the payment client with the token when told, at its origin alone [PAY-37]', () => {
  const { slot, post, payWindow } = openPayFrame()
  post({ type: 'iframe-ready' })
  expect(slot.reported).toEqual([{ type: 'payClient.ready' }])
  expect(payWindow.posted).toEqual([])
  slot.tell({ type: 'payClient.sessionInitSubmitted' })
  expect(payWindow.posted).toEqual([
    {
      message: { type: 'init-session', token: secretCredentials.accessToken },
      targetOrigin: payOrigin,
    },
  ])
})

test('takes up a payment client that reloads', () => {
  const { slot, post, payWindow } = openPayFrame()
  for (const _ of ['loaded', 'reloaded']) {
    post({ type: 'iframe-ready' })
    slot.tell({ type: 'payClient.sessionInitSubmitted' })
  }
  expect(slot.reported).toEqual([{ type: 'payClient.ready' }, { type: 'payClient.ready' }])
  expect(payWindow.posted).toHaveLength(2)
})

const hook = { from: 'login', to: 'vipabo', success: true }

test.each([
  ['iframe-ready', undefined, { type: 'payClient.ready' }],
  ['content-loaded', undefined, { type: 'payClient.contentLoaded' }],
  ['view-ready', undefined, { type: 'payClient.viewReady' }],
  ['success', { ...success, uhash }, { type: 'payClient.succeeded', ...success }],
  ['close', undefined, { type: 'payClient.closed' }],
  ['logout', undefined, { type: 'payClient.loggedOut' }],
  ['signup', undefined, { type: 'payClient.signedUp' }],
  ['countdownfinished', undefined, { type: 'payClient.countdownFinished' }],
  ['redirect', { url: '/en/cams/' }, { type: 'payClient.redirectRequested', url: '/en/cams/' }],
  ['transfer_token', { token: 's3cret' }, { type: 'payClient.transferTokenGiven' }],
  ['scrollto', { top: 120 }, { type: 'payClient.scrollRequested', top: 120 }],
  ['resize', { height: 480 }, { type: 'payClient.resized', height: 480 }],
  [
    'hook',
    { name: 'flow-changed', ...hook, uhash: 's3cret' },
    { type: 'payClient.hookReported', hook: 'flow-changed', ...hook },
  ],
])('reports the signal %s, and no secret that it carries [PAY-23]', (type, data, reported) => {
  const { slot, post } = openPayFrame()
  post(data === undefined ? { type } : { type, data })
  expect(slot.reported).toEqual([reported])
})

test('says which view the payment client is to show [PAY-38]', () => {
  const { slot, payWindow } = openPayFrame()
  slot.tell({ type: 'payClient.routeSubmitted', route: 'signup' })
  expect(payWindow.posted).toEqual([
    { message: { type: 'change-route', route: 'signup' }, targetOrigin: payOrigin },
  ])
})

test('hands the options on [PAY-39]', () => {
  const { slot, payWindow } = openPayFrame()
  slot.tell({ type: 'payClient.paramsSubmitted', options: { lang: 'en', pc: 'VELVET' } })
  expect(payWindow.posted).toEqual([
    {
      message: { type: 'update-params', options: { lang: 'en', pc: 'VELVET' } },
      targetOrigin: payOrigin,
    },
  ])
})

const secrets = {
  token: 's-token',
  redirect_token: 's-redirect',
  tt: 's-tt',
  externalToken: 's-external',
  uid: 's-uid',
  uname: 's-uname',
  ukey: 's-ukey',
  umail: 's-umail',
  signupEmail: 's-mail',
  signupName: 's-name',
}

test.each([
  ['moneycharge', { tt: 's-tt', externalToken: 's-external' }],
  [
    'login',
    { tt: 's-tt', externalToken: 's-external', signupEmail: 's-mail', signupName: 's-name' },
  ],
  [
    'pwdreset',
    {
      tt: 's-tt',
      externalToken: 's-external',
      uid: 's-uid',
      uname: 's-uname',
      ukey: 's-ukey',
      umail: 's-umail',
    },
  ],
] as const)(
  'adds the secrets of the address that %s needs to the options, and no others [PAY-10 LGN-1 LGN-14]',
  (flow, added) => {
    const { slot, payWindow } = openPayFrame({ secrets, flow })
    slot.tell({ type: 'payClient.paramsSubmitted', options: { lang: 'en' } })
    expect(payWindow.posted).toEqual([
      {
        message: { type: 'update-params', options: { lang: 'en', ...added } },
        targetOrigin: payOrigin,
      },
    ])
    expect(slot.reported).toEqual([])
  },
)

test('sends a transfer token back as tt, until the payment client logs out [PAY-10 PAY-24]', () => {
  const { slot, post, payWindow } = openPayFrame({ secrets: { tt: 'older' } })
  const tell = () => slot.tell({ type: 'payClient.paramsSubmitted', options: {} })
  post({ type: 'transfer_token', data: { token: 'newer' } })
  tell()
  post({ type: 'logout' })
  tell()
  expect(payWindow.posted.map(({ message }) => message)).toEqual([
    { type: 'update-params', options: { tt: 'newer' } },
    { type: 'update-params', options: { tt: 'older' } },
  ])
})

const answers: Record<PayClientAction, unknown> & { getbalance: object } = {
  getactiveabos: ['vipabo'],
  getbalance: { balance: 12, balanceFormatted: '12' },
  logout: true,
  isLoggedIn: true,
  hasLoginCookie: true,
  getavsstatus: 'accepted',
}

test.each(Object.keys(answers) as PayClientAction[])(
  'asks for %s and takes one answer [PAY-40 PAY-41]',
  (action) => {
    const { slot, post, payWindow } = openPayFrame()
    const params = action === 'logout' ? { clearToken: true } : ({} as Record<string, boolean>)
    slot.tell({ type: 'payClient.actionSubmitted', action, params })
    expect(payWindow.posted).toEqual([
      { message: { type: `action-${action}`, params }, targetOrigin: payOrigin },
    ])
    const answer = { type: `action-${action}-result`, data: answers[action] }
    post(answer)
    post(answer)
    expect(slot.reported).toEqual([
      { type: 'payClient.actionAnswered', action, data: answers[action] },
      refused('unasked answer'),
    ])
  },
)

test('takes the answer hasLoginCookie when it was asked for [PAY-36 PAY-40]', () => {
  const { slot, post } = openPayFrame()
  post({ type: 'hasLoginCookie', data: true })
  slot.tell({ type: 'payClient.actionSubmitted', action: 'hasLoginCookie', params: {} })
  post({ type: 'hasLoginCookie', data: true })
  expect(slot.reported).toEqual([
    refused('unasked answer'),
    { type: 'payClient.loginCookieKnown', hasLoginCookie: true },
  ])
})

test('lets no token into what it reports', () => {
  const { slot, post } = openPayFrame({ secrets })
  slot.tell({ type: 'payClient.sessionInitSubmitted' })
  slot.tell({ type: 'payClient.paramsSubmitted', options: {} })
  slot.tell({ type: 'payClient.actionSubmitted', action: 'getbalance', params: {} })
  post({ ...succeeded, token: 's-token' })
  post({ type: 'transfer_token', data: { token: 's-transfer' } })
  post({ type: 'action-getbalance-result', data: { ...answers.getbalance, token: 's-extra' } })
  post({ type: 's-kind' })
  expect(slot.reported).toHaveLength(4)
  expect(JSON.stringify(slot.reported)).not.toMatch(/s-\w|secret/)
})

test('tells the server of a success, with secret, credentials and the address [PAY-14 LGN-27]', async () => {
  const { payTour, post, outside } = openPayFrame()
  post(succeeded)
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

test('hands the redirect token of the address to the server with the first success [LGN-2]', async () => {
  const { payTour, post, outside } = openPayFrame({ secrets: { redirect_token: 's3cret&' } })
  for (const secret of [uhash, `${uhash}-2`]) {
    post({ type: 'success', data: { ...success, uhash: secret } })
    await payTour.confirmSuccess(success)
  }
  const addresses = outside.requests.map(({ init }) => JSON.parse(init.body as string).targetUrl)
  expect(addresses).toEqual([
    'https://app.example/en/?page=2&redirect_token=s3cret%26',
    'https://app.example/en/?page=2',
  ])
})

test('proves a login that led on to another flow by the secret of the hook [LGN-11]', async () => {
  const { payTour, post, outside } = openPayFrame()
  post({ type: 'hook', data: { name: 'flow-changed', ...hook, uhash } })
  await payTour.confirmSuccess(success)
  expect(outside.requests[0]?.init.body).toContain(uhash)
})

test('uses the secret of a success once', async () => {
  const { payTour, post, outside } = openPayFrame()
  post(succeeded)
  await payTour.confirmSuccess(success)
  await expect(payTour.confirmSuccess(success)).rejects.toThrow('no success to confirm')
  expect(outside.requests).toHaveLength(1)
})

test('refuses a success that is played again, by signal or hook, in a later opening too', async () => {
  const { payTour, slot, post, open, outside } = openPayFrame()
  post(succeeded)
  post(succeeded)
  outside.clock.step(1_000)
  post({ type: 'hook', data: { name: 'flow-changed', ...hook, uhash } })
  expect(slot.reported.slice(1)).toEqual([refused('replayed success'), refused('replayed success')])
  slot.stop()
  const later = open()
  post(succeeded)
  expect(later.reported).toEqual([refused('replayed success')])
  await expect(payTour.confirmSuccess(success)).rejects.toThrow('no success to confirm')
})

test('does not use a secret of an earlier opening', async () => {
  const { payTour, post, open, outside } = openPayFrame()
  post(succeeded)
  open()
  await expect(payTour.confirmSuccess(success)).rejects.toThrow('no success to confirm')
  expect(outside.requests).toEqual([])
})

test.each(['javascript:alert(1)', 'data:text/html,x'])(
  'does not send the guest to %s',
  async (url) => {
    const { payTour, post, outside } = openPayFrame()
    post(succeeded)
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

test('tells of foreign messages once a second, however many come', () => {
  const { slot, post, outside } = openPayFrame()
  for (let message = 0; message < 50_000; message++)
    post('hello', { origin: 'https://thief.example' })
  expect(slot.reported).toEqual([refused('foreign origin')])
  outside.clock.step(1_000)
  expect(slot.reported.slice(1)).toEqual([{ ...refused('foreign origin'), count: 49_999 }])
  post('hello', { origin: 'https://thief.example' })
  slot.stop()
  outside.clock.step(1_000)
  expect(slot.reported).toHaveLength(2)
})
