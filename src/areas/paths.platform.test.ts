import { expect, test } from 'vitest'
import { allCases } from './cases.fixtures.ts'
import { chartIds } from './charts.fixtures.ts'
import { eachChartIsWalked } from './paths.fixtures.ts'

eachChartIsWalked('platform')

test('every chart has cases', () => {
  const withCases = new Set(allCases.map(([, { machine }]) => machine.id))
  expect(chartIds.filter((id) => !withCases.has(id))).toEqual([])
})
