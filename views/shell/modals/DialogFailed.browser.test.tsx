import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { TextProvider } from '../../core/text/text.tsx'
import { DialogFailed } from './DialogFailed.tsx'

test('what did not come is said over the page, wherever that is scrolled to, with a way out', async () => {
  const [onRetry, onClose] = [vi.fn(), vi.fn()]
  const screen = await render(
    <TextProvider language="en">
      <div style={{ height: 4_000 }} />
      <DialogFailed onRetry={onRetry} onClose={onClose} />
    </TextProvider>,
  )
  const alert = screen.getByRole('alert')
  await expect.element(alert).toHaveTextContent('could not be loaded')
  for (const y of [0, 1_500]) {
    scrollTo({ top: y, behavior: 'instant' })
    const { top, bottom } = alert.element().getBoundingClientRect()
    expect(top, `scrolled to ${y}`).toBeGreaterThanOrEqual(0)
    expect(bottom, `scrolled to ${y}`).toBeLessThanOrEqual(innerHeight)
  }
  await screen.getByRole('button', { name: 'Try again' }).click()
  await screen.getByRole('button', { name: 'Close' }).click()
  expect([onRetry.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1])
})
