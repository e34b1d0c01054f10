import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Avatar } from './Avatar.tsx'

const dot = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
)}`

async function show(picture?: string) {
  const { container } = await render(<Avatar id="juno" name="Juno van Dam-Lee" picture={picture} />)
  const avatar = container.firstElementChild as HTMLElement
  return { avatar, image: () => avatar.querySelector('img') }
}

test('without a picture it shows the first two initials on colours of its own', async () => {
  const { avatar, image } = await show()
  expect(avatar).toHaveTextContent(/^JV$/)
  expect(avatar.style.getPropertyValue('--hue')).not.toBe('')
  expect(image()).toBeNull()
})

test('its picture covers the initials', async () => {
  const { avatar, image } = await show(dot)
  await expect.poll(() => image()?.naturalWidth).toBe(9)
  const { width, height } = avatar.getBoundingClientRect()
  expect(image()?.getBoundingClientRect()).toMatchObject({ width, height })
})

test('a picture that does not come leaves the initials', async () => {
  const { avatar, image } = await show('/nowhere/at/all.webp')
  await expect.element(image()).not.toBeVisible()
  expect(avatar).toHaveTextContent('JV')
})
