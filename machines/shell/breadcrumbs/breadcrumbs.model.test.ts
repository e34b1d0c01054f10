import { expect, test } from 'vitest'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { Breadcrumb, BreadcrumbKey } from './breadcrumbs.events.ts'
import { breadcrumbsMachine } from './breadcrumbs.machine.ts'
import { selectBreadcrumb } from './breadcrumbs.selectors.ts'

const video: BreadcrumbKey = {
  breadcrumbType: 'video',
  payload: { language: 'en', videoId: '7' },
}
const otherVideo = { ...video, payload: { language: 'en', videoId: '8' } }
const otherType = { ...video, breadcrumbType: 'album' }
const steps: Breadcrumb[] = [
  { title: 'Videos', path: '/en/videos/' },
  { title: 'Silver Screen', path: null },
]

function start() {
  const loadBreadcrumb = answeredSlot<readonly Breadcrumb[], BreadcrumbKey>()
  const machine = breadcrumbsMachine.provide({ actors: { loadBreadcrumb: loadBreadcrumb.logic } })
  const { actor } = walk(setFold, 'breadcrumbs', machine, undefined)
  return {
    calls: loadBreadcrumb.calls,
    request: (key: BreadcrumbKey) => actor.send({ type: 'breadcrumbs.requested', key }),
    steps: (key: BreadcrumbKey) => selectBreadcrumb(key)(actor.getSnapshot()),
    status: () => actor.getSnapshot().status,
  }
}

test('a breadcrumb is loaded once for each key, whatever the order of its fields [REQ-6]', async () => {
  const { calls, request, ...seen } = start()
  request(video)
  expect(calls.map(({ input }) => input)).toEqual([video])
  request(video)
  await calls[0]?.resolve(steps)
  request(video)
  request({ ...video, payload: { videoId: '7', language: 'en' } })
  expect(calls).toHaveLength(1)
  expect(seen.steps(video)).toEqual(steps)
})

test('another key is another request, also at the same time [REQ-6]', async () => {
  const { calls, request, ...seen } = start()
  for (const key of [video, otherVideo, otherType]) request(key)
  expect(calls.map(({ input }) => input)).toEqual([video, otherVideo, otherType])
  await calls[1]?.resolve(steps)
  expect([video, otherVideo, otherType].map(seen.steps)).toEqual([[], steps, []])
  await calls[0]?.resolve([])
  await calls[2]?.resolve(steps)
  expect([video, otherVideo, otherType].map(seen.steps)).toEqual([[], steps, steps])
  request(video)
  expect(calls).toHaveLength(3)
})

test('a breadcrumb that did not come is asked for again when it is next wanted', async () => {
  const { calls, request, status, ...seen } = start()
  request(video)
  await calls[0]?.reject(new Error('offline'))
  expect([status(), seen.steps(video)]).toEqual(['active', []])
  request(video)
  await calls[1]?.resolve(steps)
  expect(seen.steps(video)).toEqual(steps)
})
