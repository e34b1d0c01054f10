import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../design.css'
import { Player } from './Player.tsx'

const words = {
  play: 'Play',
  pause: 'Pause',
  again: 'Play again',
  time: 'Time',
  volume: 'Volume',
  mute: 'Sound off',
  unmute: 'Sound on',
  expand: 'Full screen',
  shrink: 'Leave full screen',
  waiting: 'The film is loading',
}

async function show(changes: Partial<Parameters<typeof Player>[0]> = {}) {
  await page.viewport(900, 700)
  const told = {
    onPlay: vi.fn(),
    onPause: vi.fn(),
    onVolume: vi.fn(),
    onMute: vi.fn(),
    onFull: vi.fn(),
    onSeek: vi.fn(),
    onQuality: vi.fn(),
  }
  const screen = await render(
    <Player
      title="Paper moon"
      state="paused"
      clip={{ time: 65, length: 3600, loaded: 120, onSeek: told.onSeek }}
      volume={0.5}
      isMuted={false}
      isFull={false}
      quality={{
        label: 'Quality',
        value: 'auto',
        options: [
          { value: 'auto', words: 'Automatic' },
          { value: 'high', words: '1080p' },
        ],
        onChange: told.onQuality,
      }}
      words={words}
      {...told}
      {...changes}
    >
      <p>The film</p>
    </Player>,
  )
  return { screen, told }
}

test('a film is started, sought and made quieter with keys alone', async () => {
  const { screen, told } = await show()
  await userEvent.keyboard('{Tab}{Enter}')
  expect(told.onPlay).toHaveBeenCalledOnce()
  const time = screen.getByRole('slider', { name: 'Time' })
  await expect.element(time).toHaveAttribute('aria-valuetext', '1:05 / 1:00:00')
  await userEvent.keyboard('{Tab}{ArrowRight}')
  await expect.element(time).toHaveFocus()
  expect(told.onSeek).toHaveBeenCalledExactlyOnceWith(66)
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  expect(told.onMute).toHaveBeenCalledExactlyOnceWith(true)
  await userEvent.keyboard('{Tab}{ArrowLeft}')
  expect(told.onVolume).toHaveBeenCalledExactlyOnceWith(0.45)
})

test('a quality is chosen from a list that opens', async () => {
  const { screen, told } = await show()
  await screen.getByRole('button', { name: 'Quality' }).click()
  await expect
    .element(screen.getByRole('menuitemradio', { name: 'Automatic' }))
    .toHaveAttribute('aria-checked', 'true')
  await screen.getByRole('menuitemradio', { name: '1080p' }).click()
  expect(told.onQuality).toHaveBeenCalledExactlyOnceWith('high')
})

test('a film that plays is stopped, one that ended begins again', async () => {
  const { screen, told } = await show({ state: 'playing' })
  await screen.getByRole('button', { name: 'Pause' }).click()
  expect(told.onPause).toHaveBeenCalledOnce()
  await screen.unmount()
  const ended = await show({ state: 'ended' })
  await ended.screen.getByRole('button', { name: 'Play again' }).first().click()
  expect(ended.told.onPlay).toHaveBeenCalledOnce()
})

test('a film that waits says so, and one without sound offers it', async () => {
  const { screen, told } = await show({ state: 'waiting', isMuted: true })
  await expect.element(screen.getByRole('status')).toHaveTextContent('The film is loading')
  await expect
    .element(screen.getByRole('slider', { name: 'Volume' }))
    .toHaveAttribute('aria-valuetext', '0%')
  await screen.getByRole('button', { name: 'Sound on' }).click()
  expect(told.onMute).toHaveBeenCalledExactlyOnceWith(false)
})

test('on the smallest screen nothing lies over what starts it', async () => {
  const { screen, told } = await show()
  await page.viewport(288, 500)
  await userEvent.click(screen.getByRole('button', { name: 'Play' }).first())
  expect(told.onPlay).toHaveBeenCalledOnce()
})

test('a live stream has no time to seek in', async () => {
  const { screen } = await show({ clip: undefined, live: 'Live' })
  await expect.element(screen.getByText('Live', { exact: true })).toBeVisible()
  expect(screen.getByRole('slider', { name: 'Time' }).query()).toBeNull()
})

test('a film that did not come shows what to do in place of its controls', async () => {
  const { screen } = await show({ instead: <button type="button">Again</button> })
  await expect.element(screen.getByRole('button', { name: 'Again' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Play' }).query()).toBeNull()
})
