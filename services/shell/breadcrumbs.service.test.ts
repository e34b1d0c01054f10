import { expect, test } from 'vitest'
import { plainRequests } from '../core/answers.fixtures.ts'
import { loadBreadcrumb } from './breadcrumbs.service.ts'

const key = { breadcrumbType: 'video', payload: { videoId: 'v7' } }
const steps = [
  { title: 'Videos', path: '/en/videos/' },
  { title: 'Vera', path: null },
]

test('sends the payload with credentials and reads data.breadcrumb [REQ-5]', async () => {
  const { request, calls, sent, outside } = plainRequests({ data: { breadcrumb: steps } })
  expect(await loadBreadcrumb(request, key)).toEqual(steps)
  expect(calls()).toEqual(['POST breadcrumb/video'])
  expect(sent()).toEqual([{ videoId: 'v7' }])
  expect(outside.requests[0]?.init.credentials).toBe('include')
})

test('keeps the type within its part of the path', async () => {
  const { request, calls } = plainRequests({ data: { breadcrumb: [] } })
  await loadBreadcrumb(request, { ...key, breadcrumbType: '../pay/logout' })
  expect(calls()).toEqual(['POST breadcrumb/..%2Fpay%2Flogout'])
})

test.each([
  ['data', {}],
  ['data.breadcrumb', { data: {} }],
  ['data.breadcrumb.0.title', { data: { breadcrumb: [{ path: null }] } }],
  ['data.breadcrumb.0.path', { data: { breadcrumb: [{ title: 'a' }] } }],
  ['data.breadcrumb.0.path', { data: { breadcrumb: [{ title: 'a', path: '//thief.example' }] } }],
  ['data.breadcrumb.0.path', { data: { breadcrumb: [{ title: 'a', path: 'javascript:x' }] } }],
])('rejects an answer without a valid %s', async (field, answer) => {
  const { request } = plainRequests(answer)
  await expect(loadBreadcrumb(request, key)).rejects.toThrow(
    `the answer to breadcrumb/video lacks a valid '${field}'`,
  )
})
