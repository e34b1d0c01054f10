import { expect, test } from 'vitest'
import { fakeEnvironment, runtimeConfig } from '../core/environment.fixtures.ts'
import { createConfigService } from './config.service.ts'

function createConfig(answer: () => Response | Promise<Response>) {
  const { environment, outside } = fakeEnvironment()
  outside.answer = answer
  return { config: createConfigService(environment), outside }
}

const serving = (config: object) => createConfig(() => Response.json(config))

test("reads /config.json of the app's own origin", async () => {
  const { config, outside } = serving(runtimeConfig())
  await config.loadConfig()
  expect(outside.requests[0]?.url.href).toBe('https://app.example/config.json')
})

test('gives the machines what they need and keeps the rest for the services', async () => {
  const { config } = serving(runtimeConfig({ unknown: 1, siteVariant: 'partner' }))
  expect(await config.loadConfig()).toEqual({
    build: 'test',
    environment: 'lp',
    payUrl: 'https://pay.example/',
    loginEnabled: true,
    forcedAgeVerification: false,
    siteVariant: 'partner',
    checkoutOrigin: 'https://checkout.example',
    reconnect: 'steady',
    device: 'desktop',
  })
  expect(config.current()).toEqual(runtimeConfig({ siteVariant: 'partner' }))
})

test('fills in the defaults', async () => {
  const { environment, loginEnabled, forcedAgeVerification, siteVariant, reconnect, ...rest } =
    runtimeConfig()
  const { config } = serving(rest)
  expect(await config.loadConfig()).toMatchObject({
    environment: 'lp',
    loginEnabled: true,
    forcedAgeVerification: false,
    siteVariant: null,
    reconnect: 'steady',
  })
})

test.each([
  ['desktop', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36'],
  ['desktop', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1'],
  ['mobile', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148'],
  ['mobile', 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)'],
  ['mobile', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36'],
  ['mobile', 'Mozilla/5.0 (Android 15; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0'],
  ['ieMobile', 'Mozilla/5.0 (Mobile; Windows Phone 8.1; Android 4.0; IEMobile/11.0) like iPhone'],
])('knows a %s by %s [PAY-25 PAY-26]', async (device, userAgent) => {
  const { config, outside } = serving(runtimeConfig())
  outside.userAgent = userAgent
  expect(await config.loadConfig()).toMatchObject({ device })
})

const requiredKeys = [
  'build',
  'ver',
  'realtimeUrl',
  'restUrl',
  'queryUrl',
  'feedUrl',
  'guestUrl',
  'contentUrl',
  'bonusCodeUrl',
  'trackingUrl',
  'payUrl',
  'checkoutOrigin',
  'reportUrl',
]

test.each(requiredKeys)('names %s when it is missing', async (key) => {
  const { config } = serving(runtimeConfig({ [key]: undefined }))
  expect(await config.loadConfig()).toEqual({ reason: 'configInvalid', key })
  expect(() => config.current()).toThrow('the configuration is not loaded yet')
})

test.each([
  ['build', ''],
  ['realtimeUrl', 'https://platform.example/realtime'],
  ['restUrl', 'https://platform.example/'],
  ['queryUrl', 'javascript:alert(1)'],
  ['payUrl', 'https://pay.example'],
  ['payUrl', 'https://app.example/pay/'],
  ['checkoutOrigin', 'https://checkout.example/path'],
  ['loginEnabled', 'false'],
  ['reconnect', 'never'],
])('names %s when it is %j', async (key, value) => {
  const { config } = serving(runtimeConfig({ [key]: value }))
  expect(await config.loadConfig()).toEqual({ reason: 'configInvalid', key })
})

test.each([
  ['the network fails', () => Promise.reject(new TypeError('offline'))],
  ['the answer is not ok', () => Response.json(runtimeConfig(), { status: 503 })],
  ['the answer is not JSON', () => new Response('<!doctype html>')],
  ['the answer is no object', () => Response.json('hello')],
])('is unreachable when %s', async (_, answer) => {
  const { config } = createConfig(answer)
  expect(await config.loadConfig()).toEqual({ reason: 'configUnreachable' })
})

test('is unreachable when no answer comes within 30 s', async () => {
  const { environment, outside } = fakeEnvironment()
  const waiting = createConfigService({
    ...environment,
    fetch: (_url, { signal }) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
      }),
  }).loadConfig()
  outside.clock.step(30_000)
  expect(await waiting).toEqual({ reason: 'configUnreachable' })
})
