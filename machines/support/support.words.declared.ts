import { oneOf } from '../core/declared.ts'
import { refusalCodes } from './report/intake.shapes.ts'

export const refusalCodeWords = oneOf(refusalCodes)
