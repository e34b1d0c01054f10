import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import './design.css'
import { SearchField } from './SearchField.tsx'

test('its lens lets a press through to the field', async () => {
  const { container } = await render(
    <SearchField label="Search" clearLabel="Clear" value="" onChange={() => {}} />,
  )
  const lens = container.querySelector('svg') as SVGElement
  const { left, top, width, height } = lens.getBoundingClientRect()
  expect(width).toBeGreaterThan(0)
  const pressed = document.elementFromPoint(left + width / 2, top + height / 2)
  expect(pressed).toBe(container.querySelector('input'))
})

test('what empties it is there while there is something to empty', async () => {
  const { container, rerender } = await render(
    <SearchField label="Search" clearLabel="Clear" value="Juno" onChange={() => {}} />,
  )
  const clear = container.querySelector('button') as HTMLButtonElement
  expect(clear.checkVisibility({ visibilityProperty: true })).toBe(true)
  await rerender(<SearchField label="Search" clearLabel="Clear" value="" onChange={() => {}} />)
  expect(clear.checkVisibility({ visibilityProperty: true })).toBe(false)
})

test('the browser has no button of its own in it', async () => {
  const onChange = vi.fn()
  const { container } = await render(
    <SearchField label="Search" clearLabel="Clear" value="Juno" onChange={onChange} />,
  )
  const field = container.querySelector('input') as HTMLInputElement
  const { width, height } = field.getBoundingClientRect()
  const { paddingRight } = getComputedStyle(field)
  for (const before of [4, 8, 12]) {
    const x = width - Number.parseFloat(paddingRight) - before
    await userEvent.click(field, { position: { x, y: height / 2 } })
  }
  expect(document.activeElement).toBe(field)
  expect(onChange).not.toHaveBeenCalled()
})
