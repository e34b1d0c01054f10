import { eachChartIsWalked } from './paths.fixtures.ts'

eachChartIsWalked('guest')
