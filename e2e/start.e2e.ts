import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from '@playwright/test'
import { root } from '../scripts/lib/paths.mjs'

let npm: ChildProcess | undefined

test.afterEach(() => {
  if (npm?.pid && npm.exitCode === null) process.kill(-npm.pid, 'SIGTERM')
})

test('npm start names a port that is taken, serves on others, and leaves nothing behind at Ctrl-C', async () => {
  const squatter = createServer().listen(0, '127.0.0.1')
  await once(squatter, 'listening')
  const address = squatter.address()
  const taken = typeof address === 'object' && address ? address.port : 0

  const options = ['start', '--', '--port', String(taken), '--pay-port', '0']
  const started = spawn('npm', options, { cwd: root, detached: true })
  npm = started
  const closed = once(started, 'close')
  let said = ''
  const isServing = new Promise<void>((resolve) => {
    for (const stream of [started.stdout, started.stderr]) {
      stream.on('data', (data) => {
        said += data
        if (/^payment client .*$/m.test(said)) resolve()
      })
    }
  })
  await Promise.race([isServing, closed])
  const addresses = [...said.matchAll(/http:\S+/g)].map(([url]) => url)
  const [, used] = new RegExp(`port ${taken} is taken, using (\\d+)`).exec(said) ?? []
  expect(Number(used)).toBeGreaterThan(taken)
  expect(addresses).toHaveLength(3)
  for (const url of addresses.slice(0, 2)) expect((await fetch(url)).status).toBe(200)

  process.kill(-(started.pid as number), 'SIGINT')
  const [code] = await closed
  expect(code).toBe(0)
  for (const url of addresses) await expect(fetch(url)).rejects.toThrow('fetch failed')
  squatter.close()
})
