import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../design.css'
import { Checkbox } from '../Choice.tsx'
import { AppliedFilters, Filters } from './Filters.tsx'
import { Pagination } from './Pagination.tsx'
import { SortMenu } from './SortMenu.tsx'

function Held() {
  const [isOpen, setOpen] = useState(false)
  const [isFree, setFree] = useState(false)
  const content = (
    <Checkbox isSelected={isFree} onChange={setFree}>
      Free
    </Checkbox>
  )
  return (
    <Filters
      level={3}
      title="Filter"
      groups={[{ id: 'price', title: 'Price', count: isFree ? 1 : 0, content }]}
      isOpen={isOpen}
      onOpen={setOpen}
      onClear={isFree ? () => setFree(false) : undefined}
      words={{ close: 'Close', clear: 'Clear', show: 'Show 12' }}
    />
  )
}

test('on a narrow screen the filters open as a sheet and close with what they found', async () => {
  await page.viewport(500, 800)
  const screen = await render(<Held />)
  await userEvent.keyboard('{Tab}{Enter}')
  const sheet = screen.getByRole('dialog', { name: 'Filter' })
  await expect.element(sheet).toBeVisible()
  await expect.element(sheet.getByRole('button', { name: 'Clear' })).toBeDisabled()
  await sheet.getByText('Free', { exact: true }).click()
  await expect.element(sheet.getByRole('checkbox', { name: 'Free' })).toBeChecked()
  await sheet.getByRole('button', { name: 'Show 12' }).click()
  await expect.poll(() => screen.getByRole('dialog').query()).toBeNull()
  await expect.element(screen.getByRole('button', { name: 'Filter 1' })).toHaveFocus()
})

test('on a wide screen they stand beside the list', async () => {
  await page.viewport(1200, 800)
  const screen = await render(<Held />)
  const side = screen.getByRole('complementary', { name: 'Filter' })
  await expect.element(side).toBeVisible()
  await side.getByText('Free', { exact: true }).click()
  await side.getByRole('button', { name: 'Clear' }).click()
  await expect.element(side.getByRole('checkbox', { name: 'Free' })).not.toBeChecked()
})

test('the first two groups are open; the choices of another are drawn once it is opened, and gone once it is closed', async () => {
  await page.viewport(1200, 800)
  const groups = ['now', 'age', 'place'].map((id) => ({
    id,
    title: `By ${id}`,
    count: 0,
    content: <input type="checkbox" aria-label={`Any ${id}`} />,
  }))
  const words = { close: 'Close', clear: 'Clear', show: 'Show 12' }
  const screen = await render(
    <Filters
      title="Filter"
      groups={groups}
      level={3}
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

test('a choice is taken back by its button', async () => {
  const onRemove = vi.fn()
  await render(
    <AppliedFilters
      label="Chosen"
      filters={[{ id: 'dance', words: 'Dance' }]}
      remove={(words) => `Leave out: ${words}`}
      onRemove={onRemove}
    />,
  )
  await userEvent.keyboard('{Tab}{Enter}')
  expect(onRemove).toHaveBeenCalledExactlyOnceWith('dance')
})

test('an order is chosen with keys', async () => {
  const onChange = vi.fn()
  const options = [
    { value: 'new', words: 'Newest' },
    { value: 'loved', words: 'Most loved' },
  ]
  const screen = await render(
    <SortMenu label="Sorted by" value="new" options={options} onChange={onChange} />,
  )
  await expect.element(screen.getByRole('button', { name: /Newest.*Sorted by/ })).toBeVisible()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(screen.getByRole('option', { name: 'Newest' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('loved')
})

test('the first page has no way back and says that it is the current one', async () => {
  const screen = await render(
    <Pagination
      label="Pages"
      page={1}
      count={3}
      hrefOf={(page) => `#page-${page}`}
      words={{ previous: 'Previous', next: 'Next', page: (page) => `Page ${page}` }}
    />,
  )
  const current = screen.getByRole('link', { name: 'Page 1' })
  await expect.element(current).toHaveAttribute('aria-current', 'page')
  await expect
    .element(screen.getByRole('link', { name: 'Next' }))
    .toHaveAttribute('href', '#page-2')
  expect(screen.getByRole('link', { name: 'Previous' }).query()).toBeNull()
})
