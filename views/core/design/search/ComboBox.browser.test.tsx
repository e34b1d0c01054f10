import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../design.css'
import { ComboBox } from './ComboBox.tsx'
import { RangeSlider } from './RangeSlider.tsx'

const groups = [
  { id: 'performers', title: 'Performers', results: [{ id: 'juno', words: 'Juno Marlowe' }] },
  { id: 'videos', title: 'Videos', results: [{ id: 'film', words: 'The orangery' }] },
]

async function show(onChoose = vi.fn(), onSubmit = vi.fn()) {
  function Held() {
    const [value, setValue] = useState('')
    return (
      <ComboBox
        label="Search"
        value={value}
        onChange={setValue}
        groups={value === 'xyz' ? [] : groups}
        empty="Nothing was found"
        onChoose={onChoose}
        onSubmit={onSubmit}
      />
    )
  }
  return { screen: await render(<Held />), onChoose }
}

test('what is found is offered in groups, whatever is typed, and chosen with keys', async () => {
  const { screen, onChoose } = await show()
  await userEvent.keyboard('{Tab}o')
  const videos = screen.getByRole('group', { name: 'Videos' })
  await expect.element(videos.getByRole('option', { name: 'The orangery' })).toBeVisible()
  const input = screen.getByRole('combobox', { name: 'Search' })
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  const film = videos.getByRole('option', { name: 'The orangery' })
  await expect.element(film).toHaveAttribute('aria-selected', 'true')
  await expect.element(input).toHaveAttribute('aria-activedescendant', film.element().id)
  await userEvent.keyboard('{Enter}')
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('film')
  await expect.element(input).toHaveFocus()
  await expect.element(input).toHaveAttribute('aria-expanded', 'false')
})

test('what is found is walked round, and Enter without a choice asks for all of it', async () => {
  const onSubmit = vi.fn()
  const { onChoose } = await show(vi.fn(), onSubmit)
  await userEvent.keyboard('{Tab}o{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{Enter}')
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('juno')
})

test('what is found is chosen with the pointer too, and goes when the field is left', async () => {
  const { screen, onChoose } = await show()
  await userEvent.keyboard('{Tab}o')
  await screen.getByRole('option', { name: 'Juno Marlowe' }).click()
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('juno')
  await userEvent.keyboard('o')
  await expect.element(screen.getByRole('listbox')).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByText('Juno Marlowe')).not.toBeVisible()
})

test('a search that finds nothing says so, and Escape closes it', async () => {
  const { screen, onChoose } = await show()
  await userEvent.keyboard('{Tab}xyz')
  await expect.element(screen.getByText('Nothing was found')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByText('Nothing was found')).not.toBeVisible()
  const input = screen.getByRole('combobox', { name: 'Search' })
  await expect.element(input).toHaveValue('xyz')
  await userEvent.keyboard('{Escape}')
  await expect.element(input).toHaveValue('')
  expect(onChoose).not.toHaveBeenCalled()
})

test('both ends of a range move with keys, in steps, and not past each other', async () => {
  const onChange = vi.fn()
  const screen = await render(
    <RangeSlider
      label="Price"
      value={[20, 25]}
      min={10}
      max={60}
      step={5}
      words="20 to 25 coins"
      thumbs={{ from: 'From', to: 'To' }}
      onChange={onChange}
    />,
  )
  const from = screen.getByRole('slider', { name: 'From' })
  await expect.element(from).toHaveAttribute('min', '10')
  await userEvent.keyboard('{Tab}{ArrowLeft}')
  await expect.element(from).toHaveFocus()
  expect(onChange).toHaveBeenLastCalledWith([15, 25])
  await userEvent.keyboard('{Tab}{ArrowRight}')
  expect(onChange).toHaveBeenLastCalledWith([20, 30])
  await expect.element(from).toHaveAttribute('max', '25')
  await expect.element(screen.getByText('20 to 25 coins')).toBeVisible()
})
