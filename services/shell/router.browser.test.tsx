import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RouterEvent } from '../../machines/shell/navigation/navigation.events.ts'
import { browserEnvironment } from '../core/browserEnvironment.ts'
import { runSlot } from '../core/slot.fixtures.ts'
import { createRouterService } from './router.service.ts'

const own = location.pathname + location.search
let stop = () => {}

beforeEach(() => history.pushState(null, '', '/en/?token=s3cret&page=2'))
afterEach(() => {
  stop()
  history.pushState(null, '', own)
  history.scrollRestoration = 'auto'
})

function open() {
  const environment = browserEnvironment(window, { hasServiceWorker: false })
  const service = createRouterService(environment)
  const slot = runSlot(service.router)
  stop = slot.stop
  /** Where it says that the tab is, after what the page was opened with. */
  const located = () => slot.reported.slice(1) as RouterEvent[]
  return { slot, located, service }
}

test('keeps secrets out of the address bar and scrolling to itself', () => {
  const { service } = open()
  expect(location.href).toMatch(/\/en\/\?page=2$/)
  expect(JSON.stringify(history.state)).not.toContain('s3cret')
  expect(service.secrets()).toEqual({ token: 's3cret' })
  expect(history.scrollRestoration).toBe('manual')
})

test('goes forth and, by the browser, back', async () => {
  const { slot, located } = open()
  slot.tell({ type: 'router.pushRequested', path: '/en/cams/?sort=new#list', overlays: 1 })
  expect(location.pathname + location.search + location.hash).toBe('/en/cams/?sort=new#list')
  history.back()
  await vi.waitFor(() => expect(located()).toHaveLength(3))
  expect(located()).toMatchObject([
    { cause: 'load', location: { path: '/en/', query: { page: '2' } } },
    { cause: 'push', location: { path: '/en/cams/', hash: 'list', overlays: 1 } },
    { cause: 'pop', location: { path: '/en/', overlays: 0 } },
  ])
  expect(located()[2]?.location.key).toBe(located()[0]?.location.key)
})

test.each(['with', 'without'])('goes back %s a way to name entries', async (api) => {
  if (api === 'without') vi.stubGlobal('navigation', undefined)
  const { slot, located } = open()
  slot.tell({ type: 'router.pushRequested', path: '/en/cams/', overlays: 0 })
  slot.tell({ type: 'router.pushRequested', path: '/en/cams/', overlays: 1 })
  slot.tell({ type: 'router.backRequested', steps: 2 })
  await vi.waitFor(() => expect(located()).toHaveLength(4))
  expect(located()[3]).toMatchObject({ cause: 'pop', location: { path: '/en/' } })
  vi.unstubAllGlobals()
})

test('a step back beside the guest’s own leads no further than that one', async () => {
  const { slot, located } = open()
  slot.tell({ type: 'router.pushRequested', path: '/en/cams/', overlays: 0 })
  slot.tell({ type: 'router.pushRequested', path: '/en/cams/', overlays: 1 })
  history.back()
  slot.tell({ type: 'router.backRequested', steps: 1 })
  await vi.waitFor(() => expect(located()).toHaveLength(4))
  history.forward()
  await vi.waitFor(() => expect(located()).toHaveLength(5))
  expect(located().slice(3)).toMatchObject([
    { cause: 'pop', location: { path: '/en/cams/', overlays: 0 } },
    { cause: 'pop', location: { path: '/en/cams/', overlays: 1 } },
  ])
})

test('reports a link within the page as a push to an entry of its own', async () => {
  const { located } = open()
  const link = document.createElement('a')
  link.href = '#main'
  document.body.append(link)
  link.click()
  link.remove()
  await vi.waitFor(() => expect(located()).toHaveLength(2))
  expect(located()[1]).toMatchObject({ cause: 'push', location: { hash: 'main' } })
  expect(located()[1]?.location.key).not.toBe(located()[0]?.location.key)
  history.back()
  await vi.waitFor(() => expect(located()).toHaveLength(3))
  expect(located()[2]).toMatchObject({ cause: 'pop', location: { hash: '' } })
})
