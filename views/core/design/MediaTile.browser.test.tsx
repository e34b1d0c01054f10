import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import './design.css'
import { MediaTile } from './MediaTile.tsx'

const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>#'

async function enter() {
  const screen = await render(
    <div style={{ width: 200 }}>
      <MediaTile href="#juno" name="Juno" picture={picture} line="Three words" />
    </div>,
  )
  const link = screen.getByRole('link')
  const scale = () => getComputedStyle(screen.container.querySelector('img') as Element).scale
  const point = (type: string) =>
    link.element().dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }))
  return { screen, link, scale, point }
}

test('a picture comes closer when the pointer moves on its tile, and goes back when it leaves', async () => {
  const { link, scale } = await enter()
  await link.hover()
  await expect.poll(scale).toBe('1.03')
  await userEvent.unhover(link)
  await expect.poll(scale).toBe('none')
})

test('a tile that is scrolled below the pointer is left as it is', async () => {
  const { screen, scale, point } = await enter()
  point('pointerover')
  expect(screen.container.querySelector('[data-pointed]')).toBeNull()
  point('pointermove')
  expect(screen.container.querySelector('[data-pointed]')).not.toBeNull()
  point('pointerout')
  expect(screen.container.querySelector('[data-pointed]')).toBeNull()
  await expect.poll(scale).toBe('none')
})

test('the lights over a tile go down without a filter, and its words stay above the dusk', async () => {
  const { screen } = await enter()
  const dusk = (name: string) => {
    const words = screen.getByText(name).element().parentElement as HTMLElement
    return getComputedStyle(words).backgroundColor
  }
  expect(dusk('Juno')).toBe('rgba(0, 0, 0, 0)')
  await screen.rerender(<MediaTile href="#juno" name="Juno" picture={picture} isDim />)
  expect(dusk('Juno')).not.toBe('rgba(0, 0, 0, 0)')
  expect(getComputedStyle(screen.container.querySelector('img') as Element).filter).toBe('none')
})
