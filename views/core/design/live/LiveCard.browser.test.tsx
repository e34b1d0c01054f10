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
      formats={[
        { icon: 'cam', words: 'Live chat' },
        { icon: 'eye', words: 'Voyeur mode' },
      ]}
      favourite={{ isOn: true, label: 'Favourite: Juno', onPress }}
    />,
  )
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('link', { name: /Juno.*Live/ })).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  const heart = screen.getByRole('button', { name: 'Favourite: Juno' })
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  expect(onPress).toHaveBeenCalledOnce()
  await expect.element(screen.getByRole('img', { name: 'Live chat, Voyeur mode' })).toBeVisible()
})

test('a rating lights its stars by its share and says all of it to readers', async () => {
  const label = '90% of 120 guests were content'
  const screen = await render(
    <>
      <Rating share={0.9} words="90%" label={label} />
      <Rating share={0.3} words="30%" label="30% of 120 guests were content" />
    </>,
  )
  await expect.element(screen.getByRole('img', { name: label })).toHaveTextContent('90%')
  const rows = [...screen.container.querySelectorAll('svg')]
  const litTo = rows.map((row) => {
    const [all, lit] = row.querySelectorAll('path') as unknown as [SVGPathElement, SVGPathElement]
    expect(getComputedStyle(lit).fill).not.toBe(getComputedStyle(all).fill)
    const { x, width } = lit.getBBox()
    return (x + width) / row.viewBox.baseVal.width
  })
  expect(litTo).toEqual([expect.closeTo(0.9), expect.closeTo(0.3)])
})

test('without a rating no star is lit', async () => {
  const screen = await render(<Rating words="Not rated yet" label="Nobody rated yet" />)
  await expect.element(screen.getByRole('img', { name: 'Nobody rated yet' })).toBeVisible()
  expect(screen.container.querySelectorAll('path')).toHaveLength(1)
})
