import { describe, expect, test } from 'vitest'
import { fromCallback } from 'xstate'
import { fakeEnvironment, fakeWindow } from '../core/environment.fixtures.ts'
import { eachTestItsServices } from '../core/platform.fixtures.ts'
import { runSlot } from '../core/slot.fixtures.ts'
import { createCheckoutWork } from './checkout.service.ts'

const origin = 'https://checkout.example'
const link = `${origin}/pay/4711`
const order = { id: 'c1', action: 'openCheckout', checkoutLink: link }
const refused = (reason: string) => ({ type: 'checkout.messageRefused', reason })

function openCheckout(url = `${origin}/checkouts/c1?lang=en`, checkoutOrigin = origin) {
  const { environment, outside } = fakeEnvironment()
  const frame = fakeWindow()
  outside.checkoutWindow = frame
  const slot = runSlot(fromCallback(createCheckoutWork(environment, () => checkoutOrigin)), { url })
  const post = (data: unknown, from: { origin?: string; source?: unknown } = {}) =>
    outside.post({ origin, source: frame, data, ...from })
  return { slot, post, frame, outside }
}

test('opens what the checkout orders in a window of its own and answers its sender [CHK-1 CHK-5 CHK-6]', () => {
  const { slot, post, frame, outside } = openCheckout()
  post(order)
  expect(outside.opened).toMatchObject([{ url: link, kind: 'popup' }])
  expect(frame.posted).toEqual([
    { message: { id: 'c1', action: 'checkoutOpened' }, targetOrigin: origin },
  ])
  expect(slot.reported).toEqual([{ type: 'checkout.opened', inNewTab: false }])
  expect(outside.warnings).toEqual([])
})

test('opens it in a new tab, with a warning, when the page is framed [CHK-9]', () => {
  const { slot, post, outside } = openCheckout()
  outside.framed = true
  post(order)
  expect(outside.opened).toMatchObject([{ url: link, kind: 'tab' }])
  expect(outside.warnings).toEqual(['the checkout is framed: it opens in a new tab'])
  expect(slot.reported).toEqual([{ type: 'checkout.opened', inNewTab: true }])
})

test('sends nothing back when the browser blocks the pop-up [CHK-10]', () => {
  const { slot, post, frame, outside } = openCheckout()
  outside.opensWindows = false
  post(order)
  expect(frame.posted).toEqual([])
  expect(slot.reported).toEqual([{ type: 'checkout.popupBlocked' }])
})

test.each([
  ['another origin [CHK-4]', 'foreignOrigin', order, { origin: 'https://thief.example' }],
  ['an origin that begins alike [CHK-4]', 'foreignOrigin', order, { origin: `${origin}.evil` }],
  ['a sandboxed frame [CHK-4]', 'foreignOrigin', order, { origin: 'null' }],
  ['another window', 'foreignWindow', order, { source: fakeWindow() }],
  ['no window', 'foreignWindow', order, { source: null }],
  ['another id [CHK-5 CHK-7]', 'wrongId', { ...order, id: 'c2' }, {}],
  ['an empty id [CHK-5 CHK-7]', 'wrongId', { ...order, id: '' }, {}],
  ['another action [CHK-8]', 'unknownAction', { ...order, action: 'closeCheckout' }, {}],
  ['a text', 'malformed', 'openCheckout', {}],
  ['no id', 'malformed', { action: 'openCheckout', checkoutLink: link }, {}],
  ['an id that is a number', 'malformed', { ...order, id: 1 }, {}],
  ['no link [CHK-1]', 'malformed', { id: 'c1', action: 'openCheckout' }, {}],
  ['a link that is an object', 'malformed', { ...order, checkoutLink: {} }, {}],
  ['a large message', 'malformed', { ...order, padding: 'x'.repeat(65_536) }, {}],
  ['a prototype', 'malformed', JSON.parse('{"id":"c1","__proto__":{"action":"openCheckout"}}'), {}],
])('does nothing about a message of %s', (_, reason, data, from) => {
  const { slot, post, frame, outside } = openCheckout()
  post(data, from)
  expect(slot.reported).toEqual([refused(reason)])
  expect(frame.posted).toEqual([])
  expect(outside.opened).toEqual([])
})

test.each([
  '',
  origin,
  `${origin}/`,
  'https://thief.example/pay/1',
  'javascript:alert(1)',
  '/pay/1',
])('opens no link %j [CHK-2 CHK-3]', (checkoutLink) => {
  const { slot, post, frame, outside } = openCheckout()
  post({ ...order, checkoutLink })
  expect(slot.reported).toEqual([{ type: 'checkout.urlInvalid' }])
  expect(frame.posted).toEqual([])
  expect(outside.opened).toEqual([])
})

test.each(['', 'checkout', origin, `${origin}/`, 'https://thief.example/checkouts/c1'])(
  'listens to no checkout at %j [CHK-2 CHK-3]',
  (url) => {
    const { slot, post, outside } = openCheckout(url)
    post(order)
    expect(slot.reported).toEqual([{ type: 'checkout.urlInvalid' }])
    expect(outside.listeners()).toBe(0)
  },
)

test('says when the window of the checkout is closed', () => {
  const { slot, post, outside } = openCheckout()
  post(order)
  outside.clock.step(5000)
  expect(slot.reported).toHaveLength(1)
  outside.opened[0]?.close()
  outside.clock.step(500)
  expect(slot.reported.at(-1)).toEqual({ type: 'checkout.closed' })
})

test('stops listening and watching with the slot, and leaves the window to the guest', () => {
  const { slot, post, outside } = openCheckout()
  post(order)
  slot.stop()
  expect(outside.listeners() + outside.clock.pending()).toBe(0)
  expect(outside.opened[0]?.closed).toBe(false)
})

describe('the platform', () => {
  const services = eachTestItsServices()

  test('names its checkout by the id that the page expects, and orders what may be opened [CHK-5 CHK-6]', async () => {
    const { payUrl, url: appUrl } = services.simulator
    const url = `${payUrl}checkout/order-7?lang=en`
    const page = await (await fetch(url)).text()
    const id = /data-id="([^"]*)"/.exec(page)?.[1]
    const { checkoutOrigin } = await (await fetch(`${appUrl}config.json`)).json()
    const { slot, post, outside } = openCheckout(url, checkoutOrigin)
    const checkoutLink = `${checkoutOrigin}/tour/moneycharge?lang=en`
    post({ id, action: 'openCheckout', checkoutLink }, { origin: new URL(url).origin })
    expect(slot.reported).toEqual([{ type: 'checkout.opened', inNewTab: false }])
    expect(outside.opened).toMatchObject([{ url: checkoutLink }])
    expect((await fetch(checkoutLink)).status).toBe(200)
  })
})

test('tells of refused messages once a second for each reason, however many come [CHK-4]', () => {
  const { slot, post, outside } = openCheckout()
  for (let message = 0; message < 50_000; message++) {
    post(order, { origin: 'https://thief.example' })
    post({ ...order, id: 'c2' })
  }
  expect(slot.reported).toEqual([refused('foreignOrigin'), refused('wrongId')])
  outside.clock.step(1_000)
  expect(slot.reported.slice(2)).toEqual([
    { ...refused('foreignOrigin'), count: 49_999 },
    { ...refused('wrongId'), count: 49_999 },
  ])
})
