import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { faultsOf } from '../../../../inspector/views/testing/views.ts'
import { evil, openPlayer } from './openPlayer.fixtures.tsx'

/** A busy machine takes its time. */
const waitFor = <T,>(check: () => T | Promise<T>) => vi.waitFor(check, 60_000)

const slider = (screen: Awaited<ReturnType<typeof openPlayer>>['screen']) =>
  screen.getByRole('slider', { name: 'Time in the session' })

test('says where one is, and what stands out; all of it by keys, too', async () => {
  const { screen } = await openPlayer()
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
  const { screen } = await openPlayer()
  await expect.element(screen.getByText(evil).first()).toBeVisible()
  expect(document.querySelectorAll('img')).toHaveLength(0)
})

test('plays and pauses by the space bar, at the speed that is chosen', async () => {
  const { screen, clock, show } = await openPlayer()
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
  const { screen } = await openPlayer()
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
  const { screen, report } = await openPlayer()
  report({ kind: 'folding', done: 1, total: 4 })
  await expect.element(screen.getByText('25 % of the log is folded')).toBeVisible()
  report({ kind: 'failed', sentence: evil })
  await expect.element(screen.getByRole('alert')).toHaveTextContent(evil)
})
