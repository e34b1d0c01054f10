import { describe, expect, test } from 'vitest'
import { breakpointAt, breakpoints, columnsAt } from './grid.ts'

describe('the grid', () => {
  test.each([
    [0, 'base'],
    [399, 'base'],
    [400, 'xs'],
    [767, 'xs'],
    [768, 'sm'],
    [991, 'sm'],
    [992, 'md'],
    [1199, 'md'],
    [1200, 'lg'],
    [1367, 'lg'],
    [1368, 'xl'],
    [5000, 'xl'],
  ])('at %d px is at breakpoint %s [LOAD-4]', (width, breakpoint) => {
    expect(breakpointAt(width)).toBe(breakpoint)
  })

  test.each([
    [0, 2],
    [767, 2],
    [768, 3],
    [991, 3],
    [992, 4],
    [1199, 4],
    [1200, 6],
    [5000, 6],
  ])('at %d px has %d columns [LOAD-5]', (width, columns) => {
    expect(columnsAt(width)).toBe(columns)
  })

  test('changes only where the window’s service watches [LOAD-4 LOAD-5 NAV-34]', () => {
    expect(breakpoints).toEqual([400, 640, 768, 992, 1023, 1200, 1368])
    for (let width = 1; width < 2000; width++) {
      const isChanged =
        breakpointAt(width) !== breakpointAt(width - 1) || columnsAt(width) !== columnsAt(width - 1)
      if (isChanged) expect(breakpoints).toContain(width)
    }
  })
})
