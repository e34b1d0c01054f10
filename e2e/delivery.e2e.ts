import { expect, test } from '@playwright/test'
import { sendThroughChaos } from './support/deliveryChaos.ts'
import { type Server, startServer } from './support/server.ts'

let server: Server

test.beforeEach(async () => {
  server = await startServer()
})
test.afterEach(() => server.stop())

test('no message that waited is lost, stored twice or out of order while connections break, pages are reloaded, tabs die and the browser is killed [MSG-25]', {
  tag: '@night',
}, async () => {
  const findings = await sendThroughChaos(server, { sends: 40, seed: 'e2e', heavy: 0.6 })
  expect(findings).toMatchObject({ lost: [], doubled: [], outOfOrder: [] })
  expect(findings.counted).toBeGreaterThan(20)
  expect(findings.happened).toHaveProperty('browser killed')
  expect(findings.happened).toHaveProperty('page reloaded')
})
