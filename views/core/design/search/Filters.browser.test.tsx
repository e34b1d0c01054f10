import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../design.css'
import { Filters } from './Filters.tsx'

const words = { close: 'Close', clear: 'Clear', show: 'Show 3' }
const groups = ['now', 'age', 'place'].map((id) => ({
  id,
  title: `By ${id}`,
  count: 0,
  content: <input type="checkbox" aria-label={`Any ${id}`} />,
}))

test('beside the list the first two groups are open; the choices of another are drawn once it is opened, and gone once it is closed', async () => {
  await page.viewport(1440, 900)
  const screen = await render(
    <Filters
      title="Filter"
      groups={groups}
      level={2}
      isOpen={false}
      onOpen={() => {}}
      words={words}
    />,
  )
  const drawn = () =>
    [...document.querySelectorAll('input')].map((input) => input.getAttribute('aria-label'))
  expect(drawn()).toEqual(['Any now', 'Any age'])
  const trigger = screen.getByRole('button', { name: 'By place' })
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false')
  await trigger.click()
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true')
  await expect.element(screen.getByRole('checkbox', { name: 'Any place' })).toBeVisible()
  await screen.getByRole('button', { name: 'By now' }).click()
  await expect.poll(drawn).toEqual(['Any age', 'Any place'])
})
