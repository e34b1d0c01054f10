import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { isRinged } from '../testing/page.ts'
import './design.css'
import { Checkbox, RadioGroup, Segmented, Switch } from './Choice.tsx'
import { SearchField } from './SearchField.tsx'
import { Select } from './Select.tsx'
import { TextField } from './TextField.tsx'

const options = [
  { value: 'a', words: 'Alto' },
  { value: 'b', words: 'Bass' },
  { value: 'c', words: 'Tenor' },
] as const
type Voice = (typeof options)[number]['value']

test.each([
  ['switch', Switch],
  ['checkbox', Checkbox],
] as const)('a %s is changed with the space bar', async (role, Choice) => {
  function Held() {
    const [isOn, setOn] = useState(false)
    return (
      <Choice isSelected={isOn} onChange={setOn}>
        On air
      </Choice>
    )
  }
  const screen = await render(<Held />)
  const choice = screen.getByRole(role, { name: 'On air' })
  await expect.element(choice).not.toBeChecked()
  await userEvent.keyboard('{Tab} ')
  await expect.element(choice).toBeChecked()
  expect(isRinged(choice.element())).toBe(true)
})

test.each([
  ['RadioGroup', RadioGroup],
  ['Segmented', Segmented],
])('in a %s the arrow keys choose', async (_name, Group) => {
  function Held() {
    const [voice, setVoice] = useState<Voice>('a')
    return <Group label="Voice" options={options} value={voice} onChange={setVoice} />
  }
  const screen = await render(<Held />)
  await expect.element(screen.getByRole('radiogroup', { name: 'Voice' })).toBeVisible()
  await userEvent.keyboard('{Tab}{ArrowDown}')
  await expect.element(screen.getByRole('radio', { name: 'Bass' })).toBeChecked()
  await expect.element(screen.getByRole('radio', { name: 'Alto' })).not.toBeChecked()
  expect(isRinged(screen.getByRole('radio', { name: 'Bass' }).element())).toBe(true)
})

test('choices of which none is made yet are reached by Tab', async () => {
  const onChange = vi.fn()
  await render(<Segmented label="Voice" options={options} value={null} onChange={onChange} />)
  await userEvent.keyboard('{Tab} ')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('a')
})

test('a select opens, moves and chooses by keyboard, and keeps the focus', async () => {
  const onChange = vi.fn()
  const screen = await render(
    <Select label="Voice" options={options} value="a" onChange={onChange} />,
  )
  const button = screen.getByRole('button', { name: /Voice/ })
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(screen.getByRole('option', { name: 'Alto' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('b')
  await expect.poll(() => screen.getByRole('listbox').query()).toBeNull()
  await expect.element(button).toHaveFocus()
})

test('a field for words says what is wrong with them', async () => {
  const onChange = vi.fn()
  const field = (error?: string) => (
    <TextField label="Postal code" hint="Five digits" value="1" onChange={onChange} error={error} />
  )
  const screen = await render(field())
  const input = screen.getByRole('textbox', { name: 'Postal code' })
  await expect.element(input).toHaveAccessibleDescription('Five digits')
  await userEvent.keyboard('{Tab}{End}2')
  expect(onChange).toHaveBeenLastCalledWith('12')

  await screen.rerender(field('Five digits, please'))
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  await expect.element(input).toHaveAccessibleDescription('Five digits, please')
})

test('a search is sent with Enter, emptied with Escape or its button', async () => {
  const onChange = vi.fn()
  const onSubmit = vi.fn()
  const screen = await render(
    <SearchField
      label="Search"
      clearLabel="Empty"
      value="velvet"
      onChange={onChange}
      onSubmit={onSubmit}
    />,
  )
  await expect.element(screen.getByRole('searchbox', { name: 'Search' })).toBeVisible()
  await userEvent.keyboard('{Tab}{Enter}')
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('velvet')
  await userEvent.keyboard('{Escape}')
  expect(onChange).toHaveBeenLastCalledWith('')
  onChange.mockClear()
  await screen.getByRole('button', { name: 'Empty' }).click()
  expect(onChange).toHaveBeenLastCalledWith('')
})
