import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import {
  createServer,
  type Server as HttpServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { freePort } from '../scripts/lib/ports.mjs'
import { logIn, untilConnected } from './support/guest.ts'
import { type ReportStore, runReports, startReportStore } from './support/reportStore.ts'
import { type Server, startServer } from './support/server.ts'
import { test } from './support/test.ts'

/** What a browser still delivers of pages that are left, in bytes. */
const deliveredOnLeaving = 64 * 1024

let data: string
let store: ReportStore
let server: Server
let between: Awaited<ReturnType<typeof startBetween>>

test.beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'limelight-left-'))
  const port = await freePort(20_000 + (process.pid % 20_000))
  between = await startBetween(`http://localhost:${port}`)
  server = await startServer('--reports-url', `${between.origin}/reports`)
  store = await startReportStore(data, { port, app: new URL(server.app).origin })
})

test.afterEach(async () => {
  await Promise.all([store.stop(), server.stop(), between.stop()])
  await rm(data, { recursive: true, force: true })
})

test('the piece that is under way as the page is left arrives, the next page sends the others, and none comes twice', {
  tag: '@night',
}, async ({ page, context }) => {
  await page.goto(`${server.app}en/`)
  await logIn(page, 'guest1')
  await untilConnected(page)
  await page.getByRole('button', { name: 'Report a problem' }).click()
  const held = between.holdNextChunk()
  await send(page)
  const chunk = await held
  await page.close()
  await chunk.deliver()
  expect(await listed()).toHaveLength(between.chunks.length === chunk.ofReport ? 1 : 0)

  const next = await context.newPage()
  await next.goto(`${server.app}en/`)
  await expect.poll(async () => (await listed()).length).toBe(1)
  expect(await listed()).toEqual([expect.objectContaining({ kind: 'asked' })])
  expect(new Set(between.chunks.map(({ url }) => url)).size).toBe(chunk.ofReport)
  expect(between.chunks).toHaveLength(chunk.ofReport)
  expect(Math.max(...between.chunks.map(({ bytes }) => bytes))).toBeLessThan(deliveredOnLeaving)
})

async function send(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Report a problem' })
  await dialog.getByRole('textbox', { name: 'What happened?' }).fill('It froze')
  await dialog.getByRole('checkbox').check({ force: true })
  await dialog.getByRole('button', { name: 'Send the report' }).click()
}

/** The reports that the store has whole. */
async function listed(): Promise<{ kind: string }[]> {
  const { code, printed } = await runReports(data, ['list', '--json'])
  expect(code).toBe(0)
  return printed.trim()
    ? printed
        .trim()
        .split('\n')
        .flatMap((line) => JSON.parse(line))
    : []
}

interface HeldChunk {
  /** How many chunks the report has that it is of. */
  ofReport: number
  /** Passes it on. @throws Error when the browser took it back meanwhile */
  deliver(): Promise<void>
}

/** Stands between the page and a store: notes the chunks that pass, and can hold one. */
async function startBetween(store: string) {
  const chunks: { url: string; bytes: number }[] = []
  let ofReport = 0
  let hold: ((chunk: HeldChunk) => void) | undefined

  /** Passes a request on as it is, and its answer back. */
  async function pass(asked: IncomingMessage, body: Buffer, response: ServerResponse) {
    const { method, headers } = asked
    const url = `${store}${asked.url}`
    const passed = request(url, { method, headers, agent: false }).end(body)
    const [answer] = (await once(passed, 'response')) as [IncomingMessage]
    const isStored = method === 'PUT' && answer.statusCode === 204
    if (isStored) chunks.push({ url, bytes: body.length })
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
    await once(answer, 'end')
  }

  const proxy: HttpServer = createServer(async (asked, response) => {
    const parts: Buffer[] = []
    for await (const part of asked) parts.push(part)
    const body = Buffer.concat(parts)
    if (asked.method === 'POST')
      ofReport = JSON.parse(String(body)).logs.reduce(
        (sum: number, log: { chunks: number }) => sum + log.chunks,
        0,
      )
    const holding = asked.method === 'PUT' ? hold : undefined
    if (!holding) return pass(asked, body, response).catch(() => response.destroy())
    hold = undefined
    holding({
      ofReport,
      async deliver() {
        if (response.closed) throw new Error('the browser took the chunk back')
        await pass(asked, body, response)
      },
    })
  })
  await new Promise<void>((done) => proxy.listen(0, 'localhost', done))
  return {
    origin: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    chunks,
    holdNextChunk: () =>
      new Promise<HeldChunk>((resolve) => {
        hold = resolve
      }),
    stop: () =>
      new Promise<void>((done) => {
        proxy.close(() => done())
        proxy.closeAllConnections()
      }),
  }
}
