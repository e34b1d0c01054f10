import { expect, test } from 'vitest'
import { until } from '../../simulator/core/client.fixtures.ts'
import { fakeEnvironment } from '../core/environment.fixtures.ts'
import { eachTestItsServices } from '../core/platform.fixtures.ts'
import { createRequestService } from '../core/request.service.ts'
import { runSlot, secretCredentials } from '../core/slot.fixtures.ts'
import { createReporterLogic } from './reporter.service.ts'

const platform = eachTestItsServices()
const main = { build: '1.2', language: 'de', width: 390 }
const problem = { where: 'navigation', what: 'TypeError' }

test('tells the platform alive, main and default [REQ-7]', async () => {
  const { request } = await platform.begin({ guestId: 'guest1' })
  const slot = runSlot(createReporterLogic(request))
  const { reports } = platform.simulator.received
  slot.tell({ type: 'reporter.mainSubmitted', ...main })
  await until(() => reports.items().length === 1)
  slot.tell({ type: 'reporter.aliveSubmitted' })
  await until(() => reports.items().length === 2)
  slot.tell({ type: 'reporter.defaultSubmitted', problem })
  await until(() => reports.items().length === 3)
  expect(reports.items()).toMatchObject([
    { kind: 'main', guestId: 'guest1', ...main },
    { kind: 'alive', guestId: 'guest1' },
    { kind: 'default', ...problem },
  ])
})

test('goes on when a report cannot be delivered', async () => {
  const { environment, outside } = fakeEnvironment()
  outside.answer = () => Promise.reject(new TypeError('offline'))
  const settings = { restUrl: 'https://platform.example/rest/v1/', ver: 'v7', language: 'en' }
  const request = createRequestService(
    environment,
    () => settings,
    () => secretCredentials,
  )
  const slot = runSlot(createReporterLogic(request))
  slot.tell({ type: 'reporter.aliveSubmitted' })
  await new Promise((done) => setImmediate(done))
  slot.tell({ type: 'reporter.aliveSubmitted' })
  expect(outside.requests).toHaveLength(2)
  expect(slot.reported).toEqual([])
})
