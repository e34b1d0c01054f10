import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../design.css'
import { LiveCard } from './LiveCard.tsx'
import { Rating } from './Rating.tsx'

const picture = 'data:image/svg+xml,broken#'

test('a live card leads to the performer, and Tab reaches its heart after that', async () => {
  const onPress = vi.fn()
  const screen = await render(
    <LiveCard
      href="#juno"
      name="Juno"
      picture={picture}
      status={{ is: 'live', words: 'Live' }}
      formats={[{ icon: 'cam', words: 'Live chat' }]}
      favourite={{ isOn: true, label: 'Favourite: Juno', onPress }}
    />,
  )
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('link', { name: /Juno.*Live/ })).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  const heart = screen.getByRole('button', { name: 'Favourite: Juno' })
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  expect(onPress).toHaveBeenCalledOnce()
  await expect.element(screen.getByText('Live chat')).toBeInTheDocument()
})

test('a rating lights its stars by its share and says all of it to readers', async () => {
  const label = '80% of 120 guests were content'
  const screen = await render(
    <>
      <Rating share={0.8} words="80%" label={label} />
      <Rating share={0.3} words="30%" label="30% of 120 guests were content" />
    </>,
  )
  await expect.element(screen.getByText(label)).toBeInTheDocument()
  const litTo = [...screen.container.querySelectorAll('path')].map((stars) => {
    const light = document.querySelector(getComputedStyle(stars).fill.slice(5, -2)) as Element
    return [...light.children].map((stop) => [
      stop.getAttribute('offset'),
      getComputedStyle(stop).stopColor,
    ])
  })
  const [[lit, unlit]] = litTo as [[[string, string], [string, string]]]
  expect(lit[1]).not.toBe(unlit[1])
  expect(litTo).toEqual(
    ['0.8', '0.3'].map((share) => [
      [share, lit[1]],
      [share, unlit[1]],
    ]),
  )
})

test('without a rating no star is lit', async () => {
  const screen = await render(<Rating words="Not rated yet" label="Nobody rated yet" />)
  await expect.element(screen.getByText('Nobody rated yet')).toBeInTheDocument()
  expect(screen.container.querySelector('stop')).toBeNull()
})
