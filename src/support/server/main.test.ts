import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordSession } from '../../cli/cli.fixtures.ts'
import { logOf, Reporter } from './intake/reporter.fixtures.ts'
import { newId, password } from './store.fixtures.ts'

/** The programs as they are shipped: what reports, server, command line and threads make of each other. */
const root = join(import.meta.dirname, '../../..')
let folder: string
let data: string
let server: Started | undefined

interface Started {
  child: ChildProcess
  reports: string
  console: string
}

beforeAll(async () => {
  folder = await mkdtemp(join(root, 'node_modules', '.support-'))
  data = await mkdtemp(join(tmpdir(), 'limelight-reports-'))
  const options = { emptyOutDir: false, copyPublicDir: false, target: 'node20' }
  for (const [name, entry] of [
    ['support', 'src/support/server/main.ts'],
    ['cli', 'src/cli/main.ts'],
  ] as const)
    await build({
      root,
      logLevel: 'silent',
      build: {
        ...options,
        ssr: join(root, entry),
        outDir: join(folder, name),
        rolldownOptions: { output: { entryFileNames: 'main.js' } },
      },
    })
  await mkdir(join(folder, 'console/assets'), { recursive: true })
  await writeFile(join(folder, 'console/index.html'), '<title>Support</title>')
  await writeFile(join(folder, 'console/assets/a.js'), 'export {}')
})
afterAll(async () => {
  server?.child.kill('SIGKILL')
  await rm(folder, { recursive: true })
  await rm(data, { recursive: true })
})

const withoutDatabase = { ...process.env, DATABASE_URL: '' }

function run(program: 'support' | 'cli', args: string[], input = '') {
  const child = spawn(process.execPath, [join(folder, program, 'main.js'), ...args], {
    cwd: root,
    env: withoutDatabase,
  })
  child.stdin.end(input)
  return child
}

async function ran(program: 'support' | 'cli', args: string[], input = '') {
  const child = run(program, args, input)
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { code, out, err }
}

const reports = (...args: string[]) => ran('cli', ['reports', ...args, '--data', data])

async function start(): Promise<Started> {
  const args = [
    '--data',
    data,
    '--port',
    '0',
    '--json-ready',
    '--app-origin',
    'https://app.example',
  ]
  const child = run('support', [...args, '--console', join(folder, 'console')])
  child.stderr.pipe(process.stderr)
  const [line] = await once(child.stdout, 'data')
  return { child, ...JSON.parse(String(line)).ready }
}

async function stop({ child }: Started, signal: NodeJS.Signals): Promise<unknown> {
  const closed = once(child, 'close')
  child.kill(signal)
  return (await closed)[0]
}

/** A page that reports to the server. */
const reporterOf = ({ reports: url }: Started) =>
  new Reporter({ ask: (path, init) => fetch(new URL(path, url), init) as never })

async function sessionLog(session: string) {
  const [header = '', ...lines] = (await recordSession(undefined, true)).split('\n')
  const id = newId()
  return logOf(id, [[JSON.stringify({ ...JSON.parse(header), id, session }), ...lines].join('\n')])
}

test('takes a report, survives being killed, and gives it to who may see it', async () => {
  server = await start()
  const page = reporterOf(server)
  const log = await sessionLog(page.session)
  const report = page.report([log])
  expect((await page.announce(report)).status).toBe(201)
  await stop(server, 'SIGKILL')

  server = await start()
  const again = Object.assign(reporterOf(server), { session: page.session, key: page.key })
  expect(await (await again.ask(`/${report.id}`)).json()).toMatchObject({ state: 'uploading' })
  expect((await again.put(report.id, log.announced.id, 0, log.chunks[0] as Buffer)).status).toBe(
    204,
  )

  // the server has the folder: the command runs there
  expect(
    await ran('cli', ['reports', 'user', 'add', 'ida', '--admin', '--data', data], `${password}\n`),
  ).toEqual({
    code: 0,
    out: 'ida can sign in as admin\n',
    err: '',
  })
  const { origin } = new URL(server.reports)
  const login = await fetch(`${origin}/support/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ name: 'ida', password }),
  })
  const { csrf } = await login.json()
  const Cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
  const listed = await fetch(`${origin}/support/api/reports`, { headers: { Cookie } })
  expect(await listed.json()).toMatchObject({ reports: [{ id: report.id }], count: 1 })
  const foreign = await fetch(`${origin}/support/api/logout`, {
    method: 'POST',
    headers: { Cookie, 'X-CSRF-Token': csrf, Origin: 'https://app.example' },
  })
  expect(foreign.status).toBe(403)
})

test('serves the console under its own headers, to its own names alone', async () => {
  const { origin } = new URL(server?.console ?? '')
  const page = await fetch(`${origin}/support`)
  expect([page.url, await page.text()]).toEqual([`${origin}/support/`, '<title>Support</title>'])
  expect(page.headers.get('content-security-policy')).toContain("frame-src 'self'")
  const asset = await fetch(`${origin}/support/assets/a.js`)
  expect(asset.headers.get('cache-control')).toContain('immutable')
  expect(asset.headers.get('content-security-policy')).toBeNull()
  for (const path of ['/support/nowhere', '/support/..%2f..%2fpackage.json', '/', '/reports/x'])
    expect([path, (await fetch(origin + path)).status]).toEqual([path, 404])
})

test('a second process is refused by name, and no command comes from elsewhere', async () => {
  const { code, err } = await ran('support', ['--data', data, '--port', '0'])
  expect(code).toBe(2)
  expect(err).toMatch(
    new RegExp(
      `^reports: .* is open in process ${server?.child.pid} at http://localhost:\\d+; end it`,
    ),
  )
  const { origin } = new URL(server?.reports ?? '')
  const post = (headers: Record<string, string>) =>
    fetch(`${origin}/support/commands`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ args: ['erase', '--guest', 'x'] }),
    })
  for (const headers of [{}, { Authorization: 'Bearer x' }] as Record<string, string>[])
    expect((await post(headers)).status).toBe(403)
})

test('replays all in threads, and does again what was not done', async () => {
  const all = await reports('replay', '--since', '2026-01-01', '--workers', '2')
  expect(all).toMatchObject({ code: 0, err: '' })
  expect(all.out).toMatch(
    /\d replayed on build [0-9a-f]{12} in .* s, \d before: 1 same, 0 differ, 0 failed\n$/,
  )
  const again = await reports('replay', '--since', '2026-01-01', '--json')
  expect(JSON.parse(again.out)).toMatchObject({ replayed: 0, same: 1, apart: [] })
})

test('ends on a signal, and gives the folder back', async () => {
  if (server) expect(await stop(server, 'SIGTERM')).toBe(0)
  expect(await reports('list')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^[0-9a-f-]{36} .* same\n$/),
  })
  expect(await reports('erase', '--guest', 'nobody')).toEqual({
    code: 0,
    out: '0 reports erased\n',
    err: '',
  })
})

test.each([
  [['--port', 'x'], '--port must be a whole number from 0 to 65535'],
  [['--keep-days', '0'], '--keep-days must be a whole number from 1'],
  [['--app-origin', 'https://app.example/'], '--app-origin must be an origin such as'],
  [['--console', '/nowhere'], "there is no index.html in '/nowhere'"],
  [['--dat', 'x'], "Unknown option '--dat'"],
])('refuses %j in one line', async (args, line) => {
  const { code, err } = await ran('support', args)
  expect([code, err.trim().split('\n').length]).toEqual([2, 1])
  expect(err).toContain(line)
})
