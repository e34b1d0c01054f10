import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../design.css'
import { Gallery } from './Gallery.tsx'
import { LockedMedia } from './LockedMedia.tsx'
import { Viewer } from './Viewer.tsx'

const broken = 'data:image/svg+xml,broken#'
const album = ['Moon', 'Fan', 'Lamp'].map((words) => ({ id: words, words, picture: broken }))

function Album() {
  const [at, setAt] = useState<number>()
  return (
    <>
      <Gallery
        label="Album"
        pictures={album}
        more={{ figure: '+12', words: '12 more' }}
        onOpen={(id) => setAt(album.findIndex((one) => one.id === id))}
      />
      {at !== undefined && (
        <Viewer
          title="Backstage"
          pictures={album}
          at={at}
          onMove={setAt}
          onClose={() => setAt(undefined)}
          words={{
            close: 'Close',
            previous: 'Previous picture',
            next: 'Next picture',
            zoomIn: 'Larger',
            zoomOut: 'Smaller',
            place: `${at + 1} of 3`,
          }}
        />
      )}
    </>
  )
}

async function open() {
  await page.viewport(800, 700)
  const screen = await render(<Album />)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(screen.getByRole('img', { name: 'Moon' })).toBeVisible()
  return screen
}

test('the last picture says how many more there are', async () => {
  const screen = await render(<Album />)
  await expect.element(screen.getByRole('button', { name: 'Lamp, 12 more' })).toBeVisible()
})

test('Home and End go to the first and the last picture', async () => {
  const screen = await open()
  await userEvent.keyboard('{End}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('3 of 3')
  await userEvent.keyboard('{Home}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 of 3')
})

test('arrow keys go from picture to picture, not past the ends, and Escape goes back', async () => {
  const screen = await open()
  await userEvent.keyboard('{Tab}{ArrowLeft}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 of 3')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('3 of 3')
  await expect.element(screen.getByRole('img', { name: 'Lamp' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => screen.getByRole('dialog').query()).toBeNull()
  await expect.element(screen.getByRole('button', { name: 'Moon' })).toHaveFocus()
})

test('a swipe to the left goes on, a short one stays', async () => {
  const screen = await open()
  const frame = screen.getByRole('img', { name: 'Moon' }).element()
  const swipe = (from: number, to: number) => {
    frame.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: from }))
    frame.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, clientX: to }))
  }
  swipe(300, 280)
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 of 3')
  swipe(300, 200)
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 of 3')
})

test('a picture is seen larger, scrolls with keys then, and is small again on the next one', async () => {
  const screen = await open()
  await screen.getByRole('button', { name: 'Larger' }).click()
  const frame = screen.getByRole('img', { name: 'Moon' })
  await expect.element(frame).toHaveAttribute('tabindex', '0')
  const { scrollWidth, clientWidth, scrollLeft } = frame.element()
  expect(scrollWidth).toBeGreaterThan(clientWidth)
  expect(scrollLeft).toBeCloseTo((scrollWidth - clientWidth) / 2, -1)
  await screen.getByRole('button', { name: 'Next picture' }).click()
  await expect.element(screen.getByRole('button', { name: 'Larger' })).toBeVisible()
})

test('locked media read out why they did not open', async () => {
  const locked = (error?: string) => (
    <LockedMedia
      picture={broken}
      shape="square"
      reason="price"
      title="Seven pictures"
      action={<button type="button">Unlock</button>}
      error={error}
    />
  )
  const screen = await render(locked())
  await expect.element(screen.getByRole('status')).toHaveTextContent('')
  await screen.rerender(locked('You lack 12 coins.'))
  await expect.element(screen.getByRole('status')).toHaveTextContent('You lack 12 coins.')
})
