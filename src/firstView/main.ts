import { setFold } from '../../machines/core/clock.ts'
import { drawFirstViews } from './draw.tsx'

setFold({ now: 0, random: () => 0 })
process.stdout.write(JSON.stringify(await drawFirstViews()), () => process.exit())
