import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { IconButton } from './Button.tsx'

const later = vi.hoisted(() => {
  let come = (_: Record<string, string>) => {}
  const shapes = new Promise<Record<string, string>>((resolve) => {
    come = resolve
  })
  return { shapes, come: (shapes: Record<string, string>) => come(shapes) }
})

vi.mock('./shapes.ts', () => ({ knownShapes: {}, laterShapes: () => later.shapes }))

test('a button whose drawing is still on its way is there, and is drawn when it comes', async () => {
  const screen = await render(<IconButton icon="share" label="Share" />)
  const button = screen.getByRole('button', { name: 'Share' })
  await userEvent.keyboard('{Tab}')
  await expect.element(button).toHaveFocus()
  const drawn = () => button.element().querySelector('path')?.getAttribute('d')
  expect(drawn()).toBeUndefined()
  later.come({ share: 'M0 0h24v24' })
  await expect.poll(drawn).toBe('M0 0h24v24')
  await expect.element(button).toHaveFocus()
})
