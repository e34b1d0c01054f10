import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import './design.css'
import { Picture } from './Picture.tsx'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"/>'
const file = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))

/** The size that is added stands behind the hash and does not matter for what is loaded. */
const drawn = `${file}#`
const broken = 'data:image/svg+xml,broken#'

function boxOf(container: Element) {
  const { width, height } = (container.children[0] as Element).getBoundingClientRect()
  return { width: Math.round(width), height: Math.round(height) }
}

test('keeps the place of a picture before it is there, in its shape', async () => {
  await page.viewport(400, 900)
  const screen = await render(<Picture address="/slow" shape="portrait" alt="Juno" />)
  const { width, height } = boxOf(screen.container)
  expect(Math.abs(height - (width * 5) / 4)).toBeLessThanOrEqual(1)
})

test('lets the browser choose among w320, w640 and w1280 by how wide it is drawn [LOAD-7]', async () => {
  const screen = await render(<Picture address={drawn} shape="cover" alt="A film" sizes="500px" />)
  const image = screen.getByRole('img', { name: 'A film' })
  await expect.element(image).toBeVisible()
  const element = image.element() as HTMLImageElement
  expect(element.srcset.split(', ').map((candidate) => candidate.replace(drawn, ''))).toEqual([
    '/w320.svg 320w',
    '/w640.svg 640w',
    '/w1280.svg 1280w',
  ])
  const wanted = 500 * devicePixelRatio <= 640 ? 'w640' : 'w1280'
  await expect.poll(() => element.currentSrc.replace(drawn, '')).toBe(`/${wanted}.svg`)
})

test('waits with pictures further down, but not with the first of a page', async () => {
  const screen = await render(<Picture address={drawn} shape="square" alt="Later" />)
  await expect.element(screen.getByAltText('Later')).toHaveAttribute('loading', 'lazy')
  await screen.rerender(<Picture address={drawn} shape="square" alt="Now" isFirst />)
  await expect.element(screen.getByAltText('Now')).toHaveAttribute('loading', 'eager')
})

test('is tinted until the picture is there, and shows it then', async () => {
  const screen = await render(<Picture address={drawn} shape="square" alt="Juno" />)
  await expect.poll(() => screen.container.querySelector('img[data-shown]')).not.toBeNull()
  await expect.poll(() => getComputedStyle(screen.getByAltText('Juno').element()).opacity).toBe('1')
})

test('says what was to be seen when the picture does not come, in the same place', async () => {
  const screen = await render(<Picture address={drawn} shape="square" alt="Juno" />)
  const before = boxOf(screen.container)
  await screen.rerender(<Picture address={broken} shape="square" alt="Juno" />)
  await expect.poll(() => screen.container.querySelector('[data-state=lacking]')).not.toBeNull()
  await expect.element(screen.getByRole('img', { name: 'Juno' })).toBeVisible()
  expect(screen.container.querySelector('img')).toBeNull()
  expect(boxOf(screen.container)).toEqual(before)
})

test('shows the next picture after one that did not come', async () => {
  const screen = await render(<Picture address={broken} shape="square" alt="A" />)
  await expect.poll(() => screen.container.querySelector('[data-state=lacking]')).not.toBeNull()
  await screen.rerender(<Picture address={drawn} shape="square" alt="B" />)
  await expect.poll(() => screen.container.querySelector('img[data-shown]')).not.toBeNull()
})
