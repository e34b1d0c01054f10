import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { columnsAt, gridBreakpoints } from '../../../machines/shell/viewport/grid.ts'
import './design.css'
import { Grid, GridItem } from './Grid.tsx'

const widths = [320, 399, 400, 767, 768, 991, 992, 1199, 1200, 1367, 1368, 1920]

async function showGrid(of: 'portraits' | 'covers') {
  const items = Array.from({ length: 12 }, (_, index) => `place ${index + 1}`)
  const screen = await render(
    <Grid of={of} label="Cast">
      {items.map((item) => (
        <GridItem key={item}>{item}</GridItem>
      ))}
    </Grid>,
  )
  const grid = screen.getByRole('list', { name: 'Cast' }).element()
  return async (width: number) => {
    await page.viewport(width, 800)
    return getComputedStyle(grid).gridTemplateColumns.split(' ').length
  }
}

test('stands portraits in 6 columns, in 4 up to 1199, 3 up to 991 and 2 up to 767 px [LOAD-5]', async () => {
  const columns = await showGrid('portraits')
  const found: Record<number, number> = {}
  for (const width of widths) found[width] = await columns(width)
  expect(found).toEqual({
    ...{ 320: 2, 399: 2, 400: 2, 767: 2 },
    ...{ 768: 3, 991: 3 },
    ...{ 992: 4, 1199: 4 },
    ...{ 1200: 6, 1367: 6, 1368: 6, 1920: 6 },
  })
})

test('stands covers in 4, 3, 2 columns or one, changing at the same widths [LOAD-5]', async () => {
  const columns = await showGrid('covers')
  const found: Record<number, number> = {}
  for (const width of widths) found[width] = await columns(width)
  expect(found).toEqual({
    ...{ 320: 1, 399: 1, 400: 1, 767: 1 },
    ...{ 768: 2, 991: 2 },
    ...{ 992: 3, 1199: 3 },
    ...{ 1200: 4, 1367: 4, 1368: 4, 1920: 4 },
  })
})

test('shows as many columns as the viewport’s chart counts', async () => {
  const columns = await showGrid('portraits')
  for (const width of widths) expect(await columns(width), `${width} px`).toBe(columnsAt(width))
})

test('changes the measures of the layout at 400, 768, 992, 1200 and 1368 px and nowhere between [LOAD-4]', async () => {
  expect(Object.values(gridBreakpoints)).toEqual([400, 768, 992, 1200, 1368])
  const measuresAt = async (width: number) => {
    await page.viewport(width, 800)
    const root = getComputedStyle(document.documentElement)
    const names = ['--gutter', '--grid-gap', '--page', '--columns', '--columns-wide']
    return names.map((name) => root.getPropertyValue(name)).join(' ')
  }
  const measures: string[] = []
  const starts = [320, 400, 768, 992, 1200, 1368, 2000]
  for (const [index, start] of starts.slice(0, -1).entries()) {
    const end = (starts[index + 1] ?? 0) - 1
    const middle = Math.round((start + end) / 2)
    const here = await measuresAt(start)
    expect([await measuresAt(middle), await measuresAt(end)], `${start} px`).toEqual([here, here])
    measures.push(here)
  }
  expect(new Set(measures).size).toBe(6)
})
