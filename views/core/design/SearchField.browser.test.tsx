import { expect, test } from 'vitest'
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
