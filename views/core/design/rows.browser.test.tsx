import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import './design.css'
import { Accordion } from './Accordion.tsx'
import { Carousel } from './Carousel.tsx'

const items = ['one', 'two'].map((id) => ({ id, title: `Question ${id}`, content: `Answer ${id}` }))

test.each([
  { isMany: false, left: [false, true] },
  { isMany: true, left: [true, true] },
])('keys open an accordion; more than one stays open: $isMany', async ({ isMany, left }) => {
  function Held() {
    const [opened, setOpened] = useState<string[]>([])
    return <Accordion items={items} opened={opened} onChange={setOpened} isMany={isMany} />
  }
  const screen = await render(<Held />)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(screen.getByText('Answer one')).toBeVisible()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(screen.getByText('Answer two')).toBeVisible()
  const seen = ['Question one', 'Question two'].map(
    (name) =>
      screen.getByRole('button', { name }).element().getAttribute('aria-expanded') === 'true',
  )
  expect(seen).toEqual(left)
})

test('what is closed takes no room, and opens when a search of the browser finds it', async () => {
  function Held() {
    const [opened, setOpened] = useState<string[]>(['one'])
    return <Accordion items={items} opened={opened} onChange={setOpened} isMany />
  }
  const screen = await render(<Held />)
  const closed = screen.getByText('Answer two')
  await expect.element(screen.getByRole('group', { name: 'Question one' })).toBeVisible()
  expect(closed.element().checkVisibility()).toBe(false)
  await userEvent.keyboard('{Tab}{Tab}{Tab}')
  expect(document.activeElement).toBe(document.body)
  closed.element().dispatchEvent(new Event('beforematch', { bubbles: true }))
  await expect.element(closed).toBeVisible()
  expect(screen.getByText('Answer one').element().checkVisibility()).toBe(true)
  await screen.getByRole('button', { name: 'Question two' }).click()
  expect(closed.element().checkVisibility()).toBe(false)
})

const tiles = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    content: <a href={`#${at}`}>Film {at}</a>,
  }))
const words = { back: 'Back', on: 'On' }

test('a carousel turns by a page until its end', async () => {
  await page.viewport(600, 500)
  const screen = await render(<Carousel label="Films" words={words} items={tiles(12)} />)
  const back = screen.getByRole('button', { name: 'Back: Films' })
  const on = screen.getByRole('button', { name: 'On: Films' })
  await expect.element(back).toHaveAttribute('aria-disabled', 'true')
  const row = screen.getByRole('list', { name: 'Films' }).element()
  await on.click()
  await expect.element(back).toHaveAttribute('aria-disabled', 'false')
  expect(row.scrollLeft).toBeGreaterThan(0)
  row.scrollLeft = row.scrollWidth
  await expect.element(on).toHaveAttribute('aria-disabled', 'true')
})

test('a carousel in which all has room needs no buttons', async () => {
  await page.viewport(1200, 500)
  const screen = await render(<Carousel label="Films" words={words} items={tiles(2)} />)
  await expect.element(screen.getByRole('link', { name: 'Film 1' })).toBeVisible()
  expect(screen.getByRole('button').query()).toBeNull()
})
