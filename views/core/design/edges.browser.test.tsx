import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import './design.css'
import { showTheme } from '../testing/page.ts'
import { Button } from './Button.tsx'
import { Chip } from './Chip.tsx'
import { Checkbox, Switch } from './Choice.tsx'
import { AppliedFilters } from './search/Filters.tsx'
import { Pagination } from './search/Pagination.tsx'
import { RangeSlider } from './search/RangeSlider.tsx'
import { TextField } from './TextField.tsx'

const grounds = ['--ground', '--surface', '--raised'] as const
const onPress = () => {}
const on = { isSelected: true, onChange: () => {} }
const off = { isSelected: false, onChange: () => {} }

const controls: Record<string, { control: ReactElement; part: string }> = {
  'primary button': { control: <Button look="primary">Go</Button>, part: 'button' },
  'secondary button': { control: <Button>Go</Button>, part: 'button' },
  'dangerous button': { control: <Button look="danger">Go</Button>, part: 'button' },
  'chip that is on': {
    control: <Chip {...{ isSelected: true, onPress }}>Go</Chip>,
    part: 'button',
  },
  'chip that is off': {
    control: <Chip {...{ isSelected: false, onPress }}>Go</Chip>,
    part: 'button',
  },
  'switch that is on': { control: <Switch {...on}>Go</Switch>, part: '[class*=track]' },
  'switch that is off': { control: <Switch {...off}>Go</Switch>, part: '[class*=track]' },
  'checked box': { control: <Checkbox {...on}>Go</Checkbox>, part: '[class*=box]' },
  'box that is not checked': { control: <Checkbox {...off}>Go</Checkbox>, part: '[class*=box]' },
  'current page': {
    control: (
      <Pagination
        label="Pages"
        page={1}
        count={2}
        hrefOf={() => '#'}
        words={{ previous: 'Back', next: 'On', page: String }}
      />
    ),
    part: '[aria-current=page]',
  },
  'thumb of a range': {
    control: (
      <RangeSlider
        label="Price"
        value={[1, 2]}
        min={0}
        max={9}
        words=""
        thumbs={{ from: 'From', to: 'To' }}
        onChange={() => {}}
      />
    ),
    part: '[class*=thumb]',
  },
  'filter that is applied': {
    control: (
      <AppliedFilters
        label="Chosen"
        filters={[{ id: 'a', words: 'A' }]}
        remove={String}
        onRemove={() => {}}
      />
    ),
    part: 'button',
  },
  field: { control: <TextField label="Name" value="" onChange={() => {}} />, part: 'input' },
}

const canvas = new OffscreenCanvas(1, 1)
const context = canvas.getContext('2d', {
  willReadFrequently: true,
}) as OffscreenCanvasRenderingContext2D

/** The relative luminance of colours laid over each other, the lowest first, as WCAG 2.2 reckons it. */
function luminance(...colours: string[]): number {
  context.clearRect(0, 0, 1, 1)
  for (const colour of colours) {
    context.fillStyle = colour
    context.fillRect(0, 0, 1, 1)
  }
  const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((byte) => {
    const part = byte / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

test('reckons the contrast of black and white as 21', () => {
  expect(contrast(luminance('black'), luminance('white'))).toBeCloseTo(21)
})

const shown = Object.entries(controls).flatMap(([name, { control, part }]) =>
  (['light', 'dark'] as const).map((theme) => ({ name, theme, control, part })),
)

test.each(shown)(
  'the edge of a $name has 3:1 to every ground in the $theme theme',
  async ({ theme, control, part }) => {
    showTheme(theme)
    const { container } = await render(control)
    const { borderTopColor } = getComputedStyle(container.querySelector(part) as Element)
    for (const name of grounds) {
      container.style.background = `var(${name})`
      const ground = getComputedStyle(container).backgroundColor
      const found = contrast(luminance(ground), luminance(ground, borderTopColor))
      expect(found, `on ${name}`).toBeGreaterThanOrEqual(3)
    }
  },
)
