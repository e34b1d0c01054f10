import { compareAlone } from './alone.ts'
import { atLeast, atMost, type Figure } from './measure.ts'
import { type Mix, mixes } from './mixes.ts'

/** Fewer of the whole app, whose rounds would take too long. */
const inputsOf = ({ name }: Mix) => (name === 'app' ? 20_000 : 100_000)
const mostCost: Readonly<Record<string, number>> = {
  app: 1.1,
  tiny: 1.3,
  fields: 1.13,
  children: 1.4,
}
const leastSpeed: Readonly<Record<string, number>> = {
  app: 1.2,
  tiny: 0.9,
  fields: 0.9,
  children: 0.8,
}

async function measureRecording(mix: Mix): Promise<Figure[]> {
  const inputs = inputsOf(mix)
  const { cpu, wall } = await compareAlone(mix, inputs, ['record', 'live'])
  const name = `recording '${mix.name}', over unrecorded (${inputs} inputs)`
  return [
    atMost(mostCost[mix.name] as number, { name, value: cpu, unit: 'times the processor time' }),
    { name: `${name}, on the wall`, value: wall, unit: 'times the time' },
  ]
}

async function measureReplay(mix: Mix): Promise<Figure[]> {
  const inputs = inputsOf(mix)
  const { cpu, wall } = await compareAlone(mix, inputs, ['live', 'replay'])
  const name = `replay of '${mix.name}', over live dispatch`
  return [
    atLeast(leastSpeed[mix.name] as number, { name, value: cpu, unit: 'times the speed' }),
    { name: `${name}, on the wall`, value: wall, unit: 'times the speed' },
  ]
}

/** What recording costs and how fast a replay is, over the same inputs live and unrecorded. */
export async function measureEngine(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const mix of mixes) figures.push(...(await measureRecording(mix)))
  for (const mix of mixes) figures.push(...(await measureReplay(mix)))
  return figures
}
