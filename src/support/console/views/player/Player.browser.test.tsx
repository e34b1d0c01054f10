import '../console.css'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createActor } from 'xstate'
import { steppedClock } from '../../../../../fixtures/core/clock.fixtures.ts'
import { answeredSlot, spokenSlot } from '../../../../../fixtures/core/walk.fixtures.ts'
import { faultsOf } from '../../../../inspector/views/testing/views.ts'
import type { FrameReport, Mark } from '../../../replay/messages.ts'
import type { FrameEvent, FrameRequest } from '../../player/player.events.ts'
import { playerMachine } from '../../player/player.machine.ts'
import type { LoadedLog } from '../../player/player.setup.ts'
import { PlayerContext } from '../core/using.ts'
import { Moments } from './Moments.tsx'
import { Player } from './Player.tsx'

/** A busy machine takes its time. */
const waitFor = <T,>(check: () => T | Promise<T>) => vi.waitFor(check, 60_000)

const evil = '<img src=x onerror="document.title=1">'
const marks: Mark[] = [
  { kind: 'page', position: 1, at: 100, title: 'Opened /en/' },
  { kind: 'error', position: 3, at: 60_000, title: evil },
]

async function open() {
  await page.viewport(1200, 900)
  const clock = steppedClock()
  const frame = spokenSlot<FrameRequest, FrameEvent>()
  const loadLog = answeredSlot<LoadedLog, { report: string; log: string }>()
  const player = createActor(
    playerMachine.provide({ actors: { loadLog: loadLog.logic, frame: frame.logic as never } }),
    { clock, input: { report: 'r', log: 'log-1', seq: null, isPlaying: false } },
  ).start()
  const screen = await render(
    <PlayerContext value={player}>
      <main>
        <Player viewport={{ width: 2400, height: 1200 }} />
        <Moments />
      </main>
    </PlayerContext>,
  )
  const report = (told: FrameReport) =>
    frame.last().report({ type: 'frame.reported', report: told })
  const show = (position: number) =>
    report({
      kind: 'shown',
      shown: { position, event: `event.${position}`, actor: 'app', width: 2400, page: 'home' },
    })
  await loadLog.calls[0]?.resolve({ file: new Blob(['log']), waypoints: null })
  const stops = { positions: [0, 1, 2, 3], seqs: [0, 1, 2, 3], ats: [0, 100, 200, 60_000] }
  const about = { log: 'log-1', build: 'b', startedAt: '', warnings: [evil] }
  report({ kind: 'opened', ...about, stops, marks })
  show(1)
  return { screen, clock, frame, report, show, player }
}

const slider = (screen: Awaited<ReturnType<typeof open>>['screen']) =>
  screen.getByRole('slider', { name: 'Time in the session' })

test('says where one is, and what stands out; all of it by keys, too', async () => {
  const { screen } = await open()
  await expect
    .element(slider(screen))
    .toHaveAttribute('aria-valuetext', '0:00 of 1:00, entry 1, event.1')
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset.theme = theme
    expect(await faultsOf()).toEqual([])
  }
  ;(slider(screen).element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByText('Entry 2 of 3')).toBeVisible()
  await userEvent.keyboard('{PageUp}')
  await expect.element(screen.getByText('Entry 3 of 3')).toBeVisible()
  await userEvent.keyboard('{PageDown}')
  await expect.element(screen.getByText('Entry 1 of 3')).toBeVisible()
  await screen.getByRole('button', { name: /Error/ }).click()
  await expect.element(screen.getByText('Entry 3 of 3')).toBeVisible()
})

test('texts of a hostile log are drawn as text', async () => {
  const { screen } = await open()
  await expect.element(screen.getByText(evil).first()).toBeVisible()
  expect(document.querySelectorAll('img')).toHaveLength(0)
})

test('plays and pauses by the space bar, at the speed that is chosen', async () => {
  const { screen, clock, show } = await open()
  await screen.getByLabelText('Speed').selectOptions('4')
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard(' ')
  await expect.element(screen.getByRole('button', { name: 'Pause' })).toBeVisible()
  clock.step(25)
  await expect.element(screen.getByText('Entry 2 of 3')).toBeVisible()
  show(2)
  clock.step(249)
  await expect.element(screen.getByText('Entry 2 of 3')).toBeVisible()
  await userEvent.keyboard(' ')
  clock.step(10_000)
  await expect.element(screen.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await expect.element(screen.getByText('Entry 2 of 3')).toBeVisible()
})

test('the guest’s window is as large as it was, made smaller until it fits', async () => {
  const { screen } = await open()
  const frame = screen.getByTitle(/The guest’s page/).element() as HTMLIFrameElement
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts')
  expect([frame.clientWidth, frame.clientHeight]).toEqual([2400, 1200])
  await waitFor(() => {
    const { width, height } = frame.getBoundingClientRect()
    expect(width).toBeLessThan(1200)
    expect(width / height).toBeCloseTo(2)
  })
})

test('how far the log is folded is said, and that it cannot be shown', async () => {
  const { screen, report } = await open()
  report({ kind: 'folding', done: 1, total: 4 })
  await expect.element(screen.getByText('25 % of the log is folded')).toBeVisible()
  report({ kind: 'failed', sentence: evil })
  await expect.element(screen.getByRole('alert')).toHaveTextContent(evil)
})
