import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
let folder: string
let child: ChildProcess | undefined

beforeAll(async () => {
  folder = await mkdtemp(join(root, 'node_modules', '.simulator-'))
  const ssr = join(root, 'simulator', 'main.ts')
  await build({ root, logLevel: 'silent', build: { ssr, outDir: folder, copyPublicDir: false } })
})
afterEach(() => child?.kill('SIGKILL'))
afterAll(() => rm(folder, { recursive: true }))

function run(...args: string[]) {
  const started = spawn(process.execPath, [join(folder, 'main.js'), ...args])
  child = started
  const output = { out: '', err: '' }
  started.stdout.on('data', (data) => {
    output.out += data
  })
  started.stderr.on('data', (data) => {
    output.err += data
  })
  return { child: started, output, exited: once(started, 'close').then(([code]) => code) }
}

async function runUntilReady(...args: string[]) {
  const running = run('--pay-port', '0', '--json-ready', ...args)
  await once(running.child.stdout, 'data')
  return { ...running, ready: JSON.parse(running.output.out).ready }
}

test('says in one line where it listens, and ends on a signal', async () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const running = await runUntilReady('--port', '0')
    const { app, pay } = running.ready
    expect(app).toMatch(/^http:\/\/localhost:\d+\/$/)
    expect((await fetch(`${app}config.json`)).status).toBe(200)
    expect((await fetch(`${pay}tour/login`)).status).toBe(200)
    running.child.kill(signal)
    expect(await running.exited).toBe(0)
    expect(running.output.out.trim().split('\n')).toHaveLength(1)
  }
})

test.each([
  ['--port', 'app'],
  ['--pay-port', 'pay'],
])('names a %s that is taken and takes the next free one', async (option, origin) => {
  const squatter = createServer().listen(0, '127.0.0.1')
  await once(squatter, 'listening')
  const address = squatter.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { ready, output } = await runUntilReady('--port', '0', option, String(port))
  const used = Number(new URL(ready[origin]).port)
  expect(used).toBeGreaterThan(port)
  expect(output.err).toContain(`port ${port} is taken, using ${port + 1}`)
  squatter.close()
})

test.each([
  [['--port', 'x'], '--port must be a whole number from 0 to 65535'],
  [['--pay-port', '70000'], '--pay-port must be a whole number'],
  [['--seed', '-1'], '--seed'],
  [['--performers', 'loud'], '--performers must be quiet, answer, lively'],
  [['--reports-url', 'ftp://localhost'], '--reports-url must be an http address'],
  [['--app', '/nowhere'], "there is no index.html in '/nowhere'"],
  [['--sed', '1'], "Unknown option '--sed'"],
])('refuses %j with one line', async (args, line) => {
  const { exited, output } = run(...args)
  expect(await exited).toBe(2)
  expect(output.err).toContain(line)
  expect(output.err.trim().split('\n')).toHaveLength(1)
})

test('tells the app where the report store is, and leads to its console', async () => {
  const reportsUrl = 'http://localhost:5999/reports'
  const { ready } = await runUntilReady('--port', '0', '--reports-url', reportsUrl)
  const answer = await fetch(`${ready.app}config.json`)
  expect(await answer.json()).toMatchObject({ reportUrl: reportsUrl })
  for (const path of ['support', 'support/?report=1']) {
    const led = await fetch(`${ready.app}${path}`, { redirect: 'manual' })
    expect([led.status, led.headers.get('location')]).toEqual([
      302,
      'http://localhost:5999/support/',
    ])
  }
})

test('shows another world for another seed', async () => {
  async function stateOf(seed: string) {
    const { ready, child: started, exited } = await runUntilReady('--port', '0', '--seed', seed)
    const headers = { 'x-limelight-simulator': '1' }
    const state = await (await fetch(`${ready.app}simulator/api/state`, { headers })).json()
    started.kill('SIGTERM')
    await exited
    return state.seed
  }
  expect(await stateOf('42')).toBe(42)
})
