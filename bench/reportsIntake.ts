import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ReportReceived } from '../machines/support/report/intake.shapes.ts'
import { openDatabase } from '../src/support/server/database/database.ts'
import { Reporter, smallLog } from '../src/support/server/intake/reporter.fixtures.ts'
import type { Figure } from './measure.ts'

const perSecond = 200
const seconds = 30
const uploads = perSecond * seconds
/** When the server is killed, in s. */
const deaths = [10, 20]
const port = '5985'
const program = 'build/support/main.js'

/** Uploads whole reports, each an announcement and a chunk, at a steady rate, while the server dies and comes back. */
export async function measureIntake(
  kind: string,
  env: Record<string, string>,
  folder: string,
): Promise<Figure[]> {
  const data = join(folder, 'intake')
  let server = await start(env, data)
  const waits: number[] = []
  let retries = 0
  const began = performance.now()
  const sent = Array.from({ length: uploads }, async (_, n) => {
    const due = (n / perSecond) * 1_000
    await pause(Math.max(0, due - (performance.now() - began)))
    retries += await upload(n)
    waits.push(performance.now() - began - due)
  })
  for (const death of deaths) {
    await pause(death * 1_000 - (performance.now() - began))
    const gone = once(server, 'close')
    server.kill('SIGKILL')
    await gone
    server = await start(env, data)
  }
  await Promise.all(sent)
  const took = (performance.now() - began) / 1_000
  const closed = once(server, 'close')
  server.kill('SIGTERM')
  await closed
  const { reports, chunks } = await countKept(env, data)
  waits.sort((a, b) => a - b)
  return [
    vital(`reports lost, of ${uploads} (${kind})`, uploads - reports),
    vital(`chunks lost or doubled (${kind})`, Math.abs(uploads - chunks)),
    {
      name: `uploads at ${perSecond} a second for ${seconds} s, all in after (${kind})`,
      value: took,
      unit: 's',
    },
    { name: `… of a report, median (${kind})`, value: waits[uploads / 2] ?? 0, unit: 'ms' },
    { name: `… requests that were made again (${kind})`, value: retries, unit: 'requests' },
  ]
}

function vital(name: string, value: number): Figure {
  return { name, value, unit: 'reports', goal: '0', holds: value === 0, isVital: true }
}

async function start(env: Record<string, string>, data: string): Promise<ChildProcess> {
  const args = [program, '--port', port, '--data', data, '--json-ready', '--proxies', '1']
  const origin = ['--app-origin', 'https://app.example']
  const server = spawn(process.execPath, [...args, ...origin], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(server.stdout, 'data')
  return server
}

/** Uploads a report as a page does: what got no answer is sent again. @returns how many requests were made again */
async function upload(n: number): Promise<number> {
  let again = 0
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    headers.set('X-Forwarded-For', `192.0.2.${n % 200}`)
    for (let wait = 100; ; wait = Math.min(2_000, wait * 2), again++) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers }).catch(
        () => undefined,
      )
      if (answer && answer.status < 500 && answer.status !== 429) return answer
      await pause(wait)
    }
  }
  const page = new Reporter({ ask: ask as never })
  const log = smallLog(page.session, [20])
  const report = page.report([log])
  let { state } = (await (await page.announce(report)).json()) as ReportReceived
  while (state !== 'received') {
    await page.put(report.id, log.announced.id, 0, log.chunks[0] as Uint8Array)
    state = ((await (await page.ask(`/${report.id}`)).json()) as ReportReceived).state
  }
  return again
}

async function countKept(env: Record<string, string>, folder: string) {
  const url = env.DATABASE_URL
  const database = await openDatabase(url ? { url } : { folder })
  const { rows } = await database.executeSql(`select
    (select count(*) from reports where state = 'received') as reports,
    (select count(*) from chunks) as chunks`)
  await database.executeSql('truncate sessions, reports cascade')
  await database.close()
  return rows[0] as { reports: number; chunks: number }
}
