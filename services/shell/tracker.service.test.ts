import { describe, expect, test } from 'vitest'
import type { TrackingEntry } from '../../machines/shell/tracking/tracking.events.ts'
import { until } from '../../simulator/core/client.fixtures.ts'
import type { Credentials } from '../core/credentials.ts'
import { fakeEnvironment } from '../core/environment.fixtures.ts'
import { eachTestItsServices } from '../core/platform.fixtures.ts'
import { createRequestService } from '../core/request.service.ts'
import { runSlot, secretCredentials } from '../core/slot.fixtures.ts'
import { createTrackerLogic } from './tracker.service.ts'

const trackingUrl = 'https://platform.example/graphql/tracking'

const entry = (context: string): TrackingEntry => ({
  timestamp: Date.UTC(2026, 0, 1),
  source: 'web',
  type: 'page',
  context,
  data: { path: '/en/' },
  ints: [1, 2, 3, 4, 5],
  floats: [0.5, 0, 0, 0, 0],
})

function startTracker(credentials: Partial<Credentials> = {}) {
  const { environment, outside } = fakeEnvironment()
  const current = { ...secretCredentials, ...credentials }
  const settings = { restUrl: 'https://platform.example/rest/v1/', ver: 'v7', language: 'en' }
  const request = createRequestService(
    environment,
    () => settings,
    () => current,
  )
  const slot = runSlot(
    createTrackerLogic(
      environment,
      request,
      () => trackingUrl,
      () => current,
    ),
  )
  const submit = (...entries: TrackingEntry[]) =>
    slot.tell({ type: 'tracker.entriesSubmitted', entries })
  return { slot, outside, current, submit }
}

test('sends entries as a mutation by beacon, with the web token [TRK-10]', () => {
  const { submit, outside } = startTracker()
  submit(entry('home'), entry('cams'))
  expect(outside.requests).toEqual([])
  const [beacon] = outside.beacons
  expect(beacon?.url).toBe(trackingUrl)
  expect(JSON.parse(beacon?.text ?? '')).toEqual({
    query: expect.stringMatching(/mutation track\(\$webToken: String!/),
    variables: {
      webToken: secretCredentials.queryToken,
      entries: [entry('home'), entry('cams')],
    },
  })
})

test('sends the same by a kept-alive request when the browser refuses the beacon', async () => {
  const { submit, outside } = startTracker()
  submit(entry('home'))
  outside.takesBeacons = false
  submit(entry('home'))
  const [request] = outside.requests
  expect(request?.url.href).toBe(trackingUrl)
  expect(request?.init).toMatchObject({ method: 'POST', keepalive: true })
  expect(request?.init.body).toBe(outside.beacons[0]?.text)
  expect(request?.headers.get('content-type')).toMatch(/^text\/plain/)
})

test('keeps entries until there is a web token, the newest hundred', () => {
  const { submit, outside, current } = startTracker({ queryToken: null })
  for (let page = 0; page < 120; page++) submit(entry(`page ${page}`))
  expect(outside.beacons).toEqual([])
  current.queryToken = 'token'
  submit(entry('last'))
  submit(entry('later'))
  const sent = outside.beacons.map(
    ({ text }): TrackingEntry[] => JSON.parse(text).variables.entries,
  )
  expect(sent[0]).toHaveLength(100)
  expect(sent[0]?.at(0)?.context).toBe('page 21')
  expect(sent[0]?.at(-1)?.context).toBe('last')
  expect(sent[1]?.map(({ context }) => context)).toEqual(['later'])
})

test('posts what was tracked to tracker/track [TRK-9]', () => {
  const { slot, outside } = startTracker()
  const call = { eventContext: 'menu', eventAction: 'open', eventData: { menu: 'search' } }
  slot.tell({ type: 'tracker.callSubmitted', ...call })
  expect(outside.requests[0]?.url.pathname).toBe('/rest/v1/tracker/track')
  expect(outside.requests[0]?.init.method).toBe('POST')
  expect(JSON.parse(outside.requests[0]?.init.body as string)).toEqual(call)
})

test('posts the visit of a profile with the name of the actor [TRK-8 CAL-9]', () => {
  const { slot, outside } = startTracker()
  slot.tell({ type: 'tracker.profileVisitSubmitted', actorName: 'vera-noon' })
  expect(outside.requests[0]?.url.pathname).toBe('/rest/v1/tracker/trackActorProfileVisit')
  expect(outside.requests[0]?.init.body).toBe('{"actorName":"vera-noon"}')
})

test('goes on when nothing can be delivered', async () => {
  const { slot, submit, outside } = startTracker()
  outside.takesBeacons = false
  outside.answer = () => Promise.reject(new TypeError('offline'))
  submit(entry('home'))
  slot.tell({ type: 'tracker.profileVisitSubmitted', actorName: 'vera-noon' })
  await new Promise((done) => setImmediate(done))
  submit(entry('cams'))
  expect(outside.requests).toHaveLength(3)
  expect(slot.reported).toEqual([])
})

describe('before the platform', () => {
  const platform = eachTestItsServices()

  async function start() {
    const { environment, request, credentials } = await platform.begin()
    const url = `${platform.simulator.url}graphql/tracking`
    const beaconing = {
      ...environment,
      sendBeacon(to: string, body: string) {
        void fetch(to, { method: 'POST', body })
        return true
      },
    }
    const track = (by: typeof environment) =>
      runSlot(createTrackerLogic(by, request, () => url, credentials))
    const refusing = { ...environment, sendBeacon: () => false }
    return { beacon: track(beaconing), request: track(refusing) }
  }

  test.each(['beacon', 'request'] as const)('entries arrive by %s [TRK-10]', async (way) => {
    const trackers = await start()
    trackers[way].tell({ type: 'tracker.entriesSubmitted', entries: [entry('home')] })
    const { tracked } = platform.simulator.received
    await until(() => tracked.items().length === 1)
    expect(tracked.items()[0]).toMatchObject({ kind: 'entry', entry: entry('home') })
  })

  test('calls arrive', async () => {
    const { beacon } = await start()
    const call = { eventContext: 'menu', eventAction: 'open', eventData: { menu: 'search' } }
    beacon.tell({ type: 'tracker.callSubmitted', ...call })
    const { tracked } = platform.simulator.received
    await until(() => tracked.items().length === 1)
    beacon.tell({ type: 'tracker.profileVisitSubmitted', actorName: 'vera-noon' })
    await until(() => tracked.items().length === 2)
    expect(tracked.items()).toMatchObject([
      { kind: 'call', ...call },
      { kind: 'profileVisit', actorName: 'vera-noon' },
    ])
  })
})
