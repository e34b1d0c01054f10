import { expect, test } from 'vitest'
import { allCases } from './cases.fixtures.ts'
import { chartIds } from './charts.fixtures.ts'
import { eachChartIsWalked } from './paths.fixtures.ts'
import { eachChartIsAnswered } from './platform.fixtures.ts'
import { platformStages } from './platformStages.fixtures.ts'

// In one file, as one worker explores each chart once
eachChartIsWalked('platform')
eachChartIsAnswered('platform')

const withCases = new Set(allCases.map(([, { machine }]) => machine.id))

test('every chart has cases', () => {
  expect(chartIds.filter((id) => !withCases.has(id))).toEqual([])
})

test('every chart that is staged has cases', () => {
  expect(Object.keys(platformStages).filter((id) => !withCases.has(id))).toEqual([])
})
