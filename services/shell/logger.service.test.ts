import { describe, expect, test } from 'vitest'
import type { LogEntry } from '../../machines/shell/app/logger.events.ts'
import { fakeEnvironment } from '../core/environment.fixtures.ts'
import { eachTestItsServices } from '../core/platform.fixtures.ts'
import { createRequestService } from '../core/request.service.ts'
import { runSlot, secretCredentials } from '../core/slot.fixtures.ts'
import { createLoggerLogic } from './logger.service.ts'

function startLogger() {
  const { environment, outside } = fakeEnvironment()
  const settings = { restUrl: 'https://platform.example/rest/v1/', ver: 'v7', language: 'en' }
  const request = createRequestService(
    environment,
    () => settings,
    () => secretCredentials,
  )
  return { slot: runSlot(createLoggerLogic(request)), outside }
}

test('posts each entry to its topic', () => {
  const { slot, outside } = startLogger()
  slot.tell({
    type: 'logger.entryWritten',
    topic: 'websocketConnectionError',
    data: { code: 1006 },
  })
  slot.tell({ type: 'logger.entryWritten', topic: 'browserOnline' })
  const sent = outside.requests.map(({ url, init }) => [init.method, url.pathname, init.body])
  expect(sent).toEqual([
    ['POST', '/rest/v1/logger/websocketConnectionError', '{"code":1006}'],
    ['POST', '/rest/v1/logger/browserOnline', '{}'],
  ])
})

describe('the platform', () => {
  const services = eachTestItsServices()
  const topics: Record<LogEntry['topic'], true> = {
    browserOnline: true,
    vxmessengerError: true,
    websocketConnectionError: true,
  }

  test('takes an entry of every topic that the client knows [TRK-7]', async () => {
    const { request } = await services.begin()
    const answers: Promise<void>[] = []
    const tell: typeof request.tell = (call) => {
      const answer = request.tell(call)
      answers.push(answer)
      return answer
    }
    const slot = runSlot(createLoggerLogic({ tell }))
    const known = Object.keys(topics) as LogEntry['topic'][]
    for (const topic of known) slot.tell({ type: 'logger.entryWritten', topic })
    await Promise.all(answers)
    const taken = services.simulator.loggerEntries.map(({ topic }) => topic)
    expect(taken.toSorted()).toEqual(known.toSorted())
  })
})

test('goes on when an entry cannot be delivered', async () => {
  const { slot, outside } = startLogger()
  let answered = 0
  outside.answer = () => {
    answered += 1
    return answered === 1
      ? Promise.reject(new TypeError('offline'))
      : Response.json({}, { status: 500 })
  }
  slot.tell({ type: 'logger.entryWritten', topic: 'browserOnline' })
  slot.tell({ type: 'logger.entryWritten', topic: 'browserOnline' })
  await new Promise((done) => setImmediate(done))
  slot.tell({ type: 'logger.entryWritten', topic: 'browserOnline' })
  expect(outside.requests).toHaveLength(3)
  expect(slot.reported).toEqual([])
})
