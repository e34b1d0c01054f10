import { parseArgs } from 'node:util'
import { measureAccount } from './account.ts'
import { measureEngine } from './engine.ts'
import type { Figure } from './measure.ts'
import { measureShell } from './shell.ts'
import { measureSize } from './size.ts'
import { measureSockets, runPlatform } from './sockets.ts'
import { measureWalk } from './walk.ts'

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, platform: { type: 'boolean' } },
})

function print(figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ name }) => name.length))
  for (const { name, value, unit, goal, holds } of figures) {
    const verdict = goal ? `  ${goal}: ${holds ? 'holds' : 'MISSED'}` : ''
    console.log(`${name.padEnd(width)}  ${value.toFixed(2).padStart(9)} ${unit}${verdict}`)
  }
}

if (values.platform) {
  await runPlatform()
} else {
  const figures = [
    ...(await measureEngine()),
    ...(await measureWalk()),
    ...(await measureSize()),
    ...(await measureShell()),
    ...(await measureAccount()),
    ...(await measureSockets()),
  ]
  if (values.json) console.log(JSON.stringify(figures, null, 2))
  else print(figures)
}
