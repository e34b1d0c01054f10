import './console.css'
import { onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { whenIdle } from '../../../whenIdle.ts'
import { FakeStore, reportDetail } from '../store.fixtures.ts'
import { wireConsole } from '../wire.ts'
import { ConsolePage } from './ConsolePage.tsx'

/** The console before a store of so many reports; it ends with its test, and with it the document that it begins for the next log. */
export async function openConsole({
  store = new FakeStore(),
  hash = '',
  count = 3,
  width = 1280,
} = {}) {
  await page.viewport(width, 800)
  for (let index = 0; index < count; index++) store.add(reportDetail({}, index))
  history.replaceState(null, '', hash || '#')
  const outlet = { save: vi.fn(), copyLink: vi.fn(async () => {}), now: Date.now }
  const actor = wireConsole({ page: window, fetch: store.fetch, outlet, panels: {} as never })
  actor.start()
  onTestFinished(async () => {
    actor.stop()
    await new Promise<void>(whenIdle)
    document.getElementById('replay')?.remove()
  })
  const screen = await render(
    <div style={{ height: '100vh' }}>
      <ConsolePage actor={actor} />
    </div>,
  )
  return { screen, store, actor, outlet }
}
