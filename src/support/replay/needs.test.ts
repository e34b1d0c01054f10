import { expect, test, vi } from 'vitest'
import { sessions } from '../../../fixtures/core/sessions.fixtures.ts'
import { waitFor } from '../../../fixtures/core/waitFor.fixtures.ts'
import { loadNeeded, type Needs } from './needs.ts'
import { readSession } from './reading.ts'

const walk = sessions.find(({ flow }) => flow === 'live-walk')?.text ?? ''
const lines = walk.split('\n')

/** A log of which the rest comes once it is wanted. */
function halted(text: string, rest: string, wanted: Promise<void>): Blob {
  const encoder = new TextEncoder()
  const stream = () =>
    new ReadableStream({
      async start(controller) {
        controller.enqueue(encoder.encode(text))
        await wanted
        controller.enqueue(encoder.encode(rest))
        controller.close()
      },
    })
  return Object.assign(new Blob([text]), { stream }) as Blob
}

/** What is waited for until it is let go. */
function gate(): { held: Promise<void>; open: () => void } {
  let open = () => {}
  const held = new Promise<void>((resolve) => {
    open = resolve
  })
  return { held, open }
}

const pagesIn = (prepare: { mock: { calls: [Needs][] } }) =>
  prepare.mock.calls.flatMap(([{ pages }]) => pages)

test('the code of a page is loaded as soon as it is read that it is needed', async () => {
  const prepare = vi.fn(async (_: Needs) => {})
  const first = lines.findIndex((line) => line.includes('router.locationChanged')) + 1
  const rest = gate()
  const log = halted(
    `${lines.slice(0, first).join('\n')}\n`,
    lines.slice(first).join('\n'),
    rest.held,
  )
  const read = readSession(log, null, loadNeeded(prepare).note)
  await waitFor(() => expect(pagesIn(prepare)).toEqual(['home']))
  rest.open()
  await read
  expect(pagesIn(prepare)).toContain('actor')
})

test('that of each page once, and of modal boxes once in a log that opens some', async () => {
  const prepare = vi.fn(async (_: Needs) => {})
  const text = sessions.find(({ flow }) => flow === 'shell-walk')?.text ?? ''
  await readSession(new Blob([text]), null, loadNeeded(prepare).note)
  const pages = pagesIn(prepare)
  expect(pages.length).toBeGreaterThan(1)
  expect(new Set(pages).size).toBe(pages.length)
  expect(prepare.mock.calls.filter(([{ hasModals }]) => hasModals)).toHaveLength(1)
})

test('the texts of each language in which it is written, once', async () => {
  const prepare = vi.fn(async (_: Needs) => {})
  const { note } = loadNeeded(prepare)
  const go = (path: string) =>
    note({ to: 'app', event: { type: 'router.locationChanged', location: { path } } } as never)
  for (const path of ['/de/', '/de/cams/', '/nl/cams/', '/de/', '/nowhere']) go(path)
  expect(prepare.mock.calls.flatMap(([{ languages }]) => languages)).toEqual(['de', 'nl'])
})

test('has come once all of it has', async () => {
  const late = gate()
  const needed = loadNeeded(({ pages: [page] }) =>
    page === 'home' ? Promise.resolve() : late.held,
  )
  await readSession(new Blob([walk]), null, needed.note)
  const isThere = vi.fn()
  const there = needed.come().then(isThere)
  await new Promise((resolve) => setImmediate(resolve))
  expect(isThere).not.toHaveBeenCalled()
  late.open()
  await there
})
