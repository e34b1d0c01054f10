import { request } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSimulator } from './server.ts'
import type { Simulator } from './simulator.ts'

let simulator: Simulator

beforeEach(async () => {
  simulator = await createSimulator()
})
afterEach(() => simulator.stop())

const parameters = 'language=en&ver=1&access_token='
const header = { 'x-limelight-simulator': '1' }

/** Begins a body and never ends it; answers the status and what is told. */
function begin(url: string, headers: Record<string, string | number>, begun: string) {
  return new Promise<{ status: number | undefined; told: unknown }>((resolve, reject) => {
    const asking = request(url, { method: 'POST', headers }, async (response) => {
      const told = JSON.parse((await response.toArray()).join(''))
      resolve({ status: response.statusCode, told })
      asking.destroy()
    })
    asking.once('error', reject)
    asking.flushHeaders()
    asking.write(begun)
  })
}

test.each([
  [`rest/v1/reporting/default?${parameters}`, 65_536, {}],
  [`rest/v1/alive?${parameters}`, 65_536, {}],
  ['simulator/api/push', 65_536, header],
  ['simulator/api/business/step', 65_536, header],
  ['simulator/csp-reports', 16_384, {}],
  ['internal/import', 1_048_576, header],
])('reads no more of a body than %s takes: %i bytes', async (route, most, headers) => {
  const path = `/${route.split('?')[0]}`
  const message = `body: ${path} takes at most ${most} bytes`
  const refused = { status: 413, told: { error: { message, field: 'body' } } }
  const url = simulator.url + route
  expect(await begin(url, headers, 'x'.repeat(most + 1))).toEqual(refused)
  const announced = { ...headers, 'content-length': 200 * 1_048_576 }
  expect(await begin(url, announced, '')).toEqual(refused)
})

test.each([
  ['api/login', 65_536],
  ['provider/age-check', 1_000],
])('reads no more of a body than %s of the payment client takes: %i bytes', async (path, most) => {
  const { status, told } = await begin(simulator.payUrl + path, {}, 'x'.repeat(most + 1))
  expect(status).toBe(413)
  expect(told).toMatchObject({ error: { field: 'body' } })
})

test('reads no more of a question than a GraphQL service takes', async () => {
  const { accessToken } = simulator.signIn('guest1')
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
  const message = 'body: /graphql/guest takes at most 65536 bytes'
  const url = `${simulator.url}graphql/guest`
  expect(await begin(url, headers, 'x'.repeat(65_537))).toEqual({
    status: 413,
    told: { errors: [{ message }] },
  })
})

test('takes a body of the most bytes, in pieces that divide a character', async () => {
  const head = '{"where":"'
  const bytes = Buffer.from(`${head}é","what":"w"}`.padEnd(65_536))
  const body = new ReadableStream({
    start(controller) {
      const middle = head.length + 1
      controller.enqueue(bytes.subarray(0, middle))
      controller.enqueue(bytes.subarray(middle, 65_536))
      controller.close()
    },
  })
  const asked = { method: 'POST', body, duplex: 'half' }
  const url = `${simulator.url}rest/v1/reporting/default?${parameters}`
  expect((await fetch(url, asked)).status).toBe(200)
  expect(simulator.received.reports.items()).toMatchObject([{ where: 'é', what: 'w' }])
})
