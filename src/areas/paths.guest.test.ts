import { eachChartIsWalked } from './paths.fixtures.ts'
import { eachChartIsAnswered } from './platform.fixtures.ts'

// In one file, as one worker explores each chart once
eachChartIsWalked('guest')
eachChartIsAnswered('guest')
