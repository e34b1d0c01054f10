import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSimulator } from './server.ts'
import type { Simulator } from './simulator.ts'

let folder: string
let simulator: Simulator

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'limelight-app-'))
  const appDir = join(folder, 'dist')
  await mkdir(join(appDir, 'assets'), { recursive: true })
  await writeFile(join(appDir, 'index.html'), '<!doctype html><title>Limelight</title>')
  await writeFile(join(appDir, 'assets', 'index-Ab3dEf9.js'), 'export {}')
  await writeFile(join(appDir, 'assets', 'Zy_98-x.js'), 'export {}')
  await writeFile(join(appDir, 'sw.js'), 'export {}')
  await writeFile(join(appDir, 'manifest.webmanifest'), '{}')
  await writeFile(join(folder, 'secret.txt'), 'secret')
  simulator = await createSimulator({ appDir })
})
afterAll(async () => {
  await simulator.stop()
  await rm(folder, { recursive: true })
})

/** Sends a path as it is, which fetch would tidy up, under any host name. */
function get(path: string, host = 'localhost'): Promise<number | undefined> {
  const { port } = new URL(simulator.url)
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, headers: { host: `${host}:${port}` } }
    request(options, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end()
  })
}

test('serves the app at every address without a file ending, and asks to look again', async () => {
  for (const path of ['', 'en/', 'nowhere', 'en/categories/tattoos/']) {
    const response = await fetch(simulator.url + path)
    expect(await response.text()).toContain('<title>Limelight</title>')
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache')
  }
})

test('shows the document of an address’ shape, and says 404 where the build wrote down no page', async () => {
  const pages = ['/', '/en/', '/en/amateur/{actorName}/', '/de/livecams/']
  await writeFile(join(folder, 'dist', 'pages.json'), JSON.stringify(pages))
  const statusAt = async (path: string) => (await fetch(simulator.url + path)).status
  for (const path of ['', 'en/', 'en', 'EN/Amateur/juno', 'de/livecams/?page=2'])
    expect([path, await statusAt(path)]).toEqual([path, 200])
  for (const path of ['nowhere', 'en/nowhere/', 'en/amateur/', 'en/amateur/juno/more/'])
    expect([path, await statusAt(path)]).toEqual([path, 404])
  const ofShape = join(folder, 'dist', pages[2] ?? '')
  await mkdir(ofShape, { recursive: true })
  await writeFile(join(ofShape, 'index.html'), 'of performers')
  expect(await (await fetch(`${simulator.url}EN/amateur/juno`)).text()).toBe('of performers')
  expect(await (await fetch(`${simulator.url}de/livecams/`)).text()).toContain('<title>Limelight')
  const nowhere = await fetch(`${simulator.url}en/nowhere/`)
  expect(await nowhere.text()).toContain('<title>Limelight</title>')
  await rm(join(folder, 'dist', 'pages.json'))
})

test.each([
  ['gzip, deflate, br', 'br'],
  ['GZIP', 'gzip'],
  ['gzip;q=0.5, br;q=0', 'gzip'],
  ['identity', null],
  ['br;q=0, gzip;q=0.0', null],
])('sends to who takes %j what stands beside the file as %j', async (accepted, encoding) => {
  const file = join(folder, 'dist', 'assets', 'words-Ab3dEf9.js')
  const text = 'export const words = 1'
  await writeFile(file, text)
  await writeFile(`${file}.br`, brotliCompressSync(text))
  await writeFile(`${file}.gz`, gzipSync(text))
  const response = await fetch(`${simulator.url}assets/words-Ab3dEf9.js`, {
    headers: { 'accept-encoding': accepted },
  })
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(response.headers.get('vary')).toContain('Accept-Encoding')
  expect(await response.text()).toBe(text)
})

test('serves the inspector as a page of its own, and never the app in its place', async () => {
  expect((await fetch(`${simulator.url}inspector`)).status).toBe(404)
  const own = join(folder, 'dist', 'inspector')
  await mkdir(join(own, 'assets'), { recursive: true })
  await writeFile(join(own, 'index.html'), '<!doctype html><title>Inspector</title>')
  await writeFile(join(own, 'assets', 'worker-Ab3dEf9.js'), 'export {}')
  for (const path of ['inspector', 'inspector/', 'inspector?log=1']) {
    const response = await fetch(simulator.url + path)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<title>Inspector</title>')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-security-policy')).toContain('ws://127.0.0.1:*')
  }
  const worker = await fetch(`${simulator.url}inspector/assets/worker-Ab3dEf9.js`)
  expect(worker.headers.get('cache-control')).toContain('immutable')
  expect(worker.headers.get('content-security-policy')).toContain('ws://127.0.0.1:*')
  expect((await fetch(`${simulator.url}inspector/nowhere`)).status).toBe(404)
  const app = await fetch(`${simulator.url}inspectors`)
  expect(await app.text()).toContain('<title>Limelight</title>')
  expect(app.headers.get('content-security-policy')).not.toContain('ws://127.0.0.1:*')
})

test('shows the app below a language, whatever the address ends in', async () => {
  const response = await fetch(`${simulator.url}en/search/videos/dr.velvet`)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
})

test('shows the app below a language at an address that cannot be read', async () => {
  for (const path of ['en/actor/%E0%A4/', 'de/%00']) {
    const response = await fetch(simulator.url + path)
    expect(await response.text()).toContain('<title>Limelight</title>')
  }
})

test.each([
  ['sw.js', 'text/javascript; charset=utf-8'],
  ['manifest.webmanifest', 'application/manifest+json'],
  ['config.json', 'application/json'],
  ['en/', 'text/html; charset=utf-8'],
])('asks the browser to look again for %s', async (path, type) => {
  const { headers } = await fetch(simulator.url + path)
  expect(headers.get('content-type')).toBe(type)
  expect(headers.get('cache-control')).toBe('no-cache')
})

test('closes every file of the app by headers for its own configuration', async () => {
  const { origin: payOrigin } = new URL(simulator.payUrl)
  for (const path of ['', 'sw.js', 'assets/index-Ab3dEf9.js']) {
    const { headers } = await fetch(simulator.url + path)
    const policy = headers.get('content-security-policy')
    expect(policy).toContain(`frame-src ${payOrigin};`)
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('referrer-policy')).toBe('strict-origin')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
  }
})

test.each(['assets/index-Ab3dEf9.js', 'assets/Zy_98-x.js'])(
  'lets %s be cached for ever, whose name is its content',
  async (path) => {
    const response = await fetch(simulator.url + path)
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(response.headers.get('cache-control')).toContain('immutable')
  },
)

test('answers 404 to a file that is not there', async () => {
  expect((await fetch(`${simulator.url}assets/other-Ab3dEf9.js`)).status).toBe(404)
})

test('serves nothing outside its folder', async () => {
  const attempts = ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%00', '/%ff']
  for (const path of attempts) expect(await get(path)).toBe(404)
})

test.each(['rest/v2/session', 'graphql/x', 'phoenix/x', 'realtime', 'reports'])(
  'answers /%s with a 404 of the platform, not with the app',
  async (path) => {
    const response = await fetch(simulator.url + path)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ error: { message: `there is no GET /${path}` } })
  },
)

test('names another build once another app lies in the folder', async () => {
  const appDir = await mkdtemp(join(tmpdir(), 'limelight-app-'))
  const own = await createSimulator({ appDir })
  const buildServed = async () => {
    const { build } = (await (await fetch(`${own.url}config.json`)).json()) as { build: string }
    return build
  }
  await writeFile(join(appDir, 'index.html'), 'one')
  const first = await buildServed()
  expect(await buildServed()).toBe(first)
  await writeFile(join(appDir, 'index.html'), 'another')
  expect(await buildServed()).not.toBe(first)
  await own.stop()
  await rm(appDir, { recursive: true })
})

test('answers only to the names of this machine', async () => {
  expect(await get('/', '127.0.0.1')).toBe(200)
  expect(await get('/', 'evil.example')).toBe(421)
})

test('configures the app under the name by which it was asked', async () => {
  const { port } = new URL(simulator.url)
  const config = await (await fetch(`http://127.0.0.1:${port}/config.json`)).json()
  const { port: payPort } = new URL(simulator.payUrl)
  expect(config).toMatchObject({
    build: expect.stringMatching(/^[0-9a-f]{12}$/),
    environment: 'lp',
    restUrl: `http://127.0.0.1:${port}/rest/v1/`,
    realtimeUrl: `ws://127.0.0.1:${port}/realtime`,
    payUrl: `http://127.0.0.1:${payPort}/`,
    checkoutOrigin: `http://127.0.0.1:${payPort}`,
    loginEnabled: true,
    forcedAgeVerification: false,
    siteVariant: null,
  })
})
