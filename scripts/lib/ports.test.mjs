import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from './ports.mjs'

test('passes over ports that are taken or promised', async () => {
  const squatter = createServer().listen(0, '127.0.0.1')
  await once(squatter, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (squatter.address())
  const found = await freePort(port)
  expect(found).toBeGreaterThan(port)
  expect(await freePort(port, [found])).toBeGreaterThan(found)
  squatter.close()
})
