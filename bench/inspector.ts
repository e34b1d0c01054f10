import { inspectedSystems } from '../src/inspected/systems.ts'
import { recordLong } from '../src/inspector/example/recorded.fixtures.ts'
import { Inspection } from '../src/inspector/replica/inspection.ts'
import type { Opened, Replica, RowFilter } from '../src/inspector/replica.types.ts'
import { logOf } from './driving.ts'
import { atMost, type Figure, quantile } from './measure.ts'
import { app } from './mixes.ts'

const entries = 100_000
const moves = 200
/** In ms. */
const mostForSeek = 100

type Asked = <T extends keyof Replica>(
  question: T,
  ...args: Parameters<Replica[T]>
) => Promise<ReturnType<Replica[T]>>

/** What the inspector takes for a long log: of the example, which is small, and of the app. */
export async function measureInspector(): Promise<Figure[]> {
  const { recording } = recordLong(entries)
  const example = recording.log.toNDJSON()
  return [
    ...(await measureLog('example', example, 'shop')),
    ...(await measureLog('app', (await logOf(app, entries)).toNDJSON(), 'app')),
  ]
}

async function measureLog(name: string, text: string, actor: string): Promise<Figure[]> {
  const of = `of ${entries} entries of the ${name}`
  let tellings = 0
  let listed = 0
  const begun = performance.now()
  const inspection = new Inspection(inspectedSystems, {
    onProgress: () => void tellings++,
    onOpened: () => {
      listed ||= performance.now() - begun
    },
  })
  const opened = await inspection.open(new Blob([text]))
  const opening = performance.now() - begun
  const ask = ((question: string, ...args: unknown[]) => inspection.answer(question, args)) as Asked
  return [
    { name: `opening a log ${of}, to its list`, value: listed, unit: 'ms' },
    { name: `opening a log ${of}, folded`, value: opening, unit: 'ms' },
    { name: 'the same: times that its progress is told', value: tellings, unit: '' },
    ...(await measureMoves(of, opened, ask, actor)),
    ...(await measureFilters(of, ask)),
  ]
}

/**
 * Looks at the time. @returns tells what passed since: on the wall, and of it at most what the process
 * worked, for what others do on the machine meanwhile is not its own
 */
function stopwatch(): () => { own: number; wall: number } {
  const start = process.cpuUsage()
  const before = performance.now()
  return () => {
    const wall = performance.now() - before
    const { user, system } = process.cpuUsage(start)
    return { own: Math.min(wall, (user + system) / 1_000), wall }
  }
}

/** Going somewhere and asking what a panel asks there. */
async function measureMoves(
  of: string,
  { first, length }: Opened,
  ask: Asked,
  actor: string,
): Promise<Figure[]> {
  const times: Record<string, number[]> = { actors: [], standing: [], changes: [], all: [] }
  const walls: number[] = []
  for (let move = 0; move < moves; move++) {
    const position = first + 1 + ((move * 7_919_317) % (length - first - 1))
    const moment = { branch: 'log' as const, position, microstep: 0 }
    const all = stopwatch()
    let part = stopwatch()
    const took = (name: string) => {
      times[name]?.push(part().own)
      part = stopwatch()
    }
    await ask('actors', moment)
    took('actors')
    await ask('standing', moment, actor)
    took('standing')
    await ask('changes', { ...moment, position: position - 1 }, moment)
    took('changes')
    const { own, wall } = all()
    times.all?.push(own)
    walls.push(wall)
  }
  const { all = [] } = times
  return [
    atMost(mostForSeek, {
      name: `slowest of ${moves} seeks ${of}, with actors, standing and changes`,
      value: Math.max(...all),
      unit: 'ms',
    }),
    { name: 'the same: 99th percentile', value: quantile(all, 0.99), unit: 'ms' },
    { name: 'the same: median', value: quantile(all, 0.5), unit: 'ms' },
    { name: 'the same: slowest on the wall', value: Math.max(...walls), unit: 'ms' },
    ...['actors', 'standing', 'changes'].map((name) => ({
      name: `the same: slowest ${name} alone`,
      value: Math.max(...(times[name] ?? [])),
      unit: 'ms',
    })),
  ]
}

async function measureFilters(of: string, ask: Asked): Promise<Figure[]> {
  const filters: Record<string, RowFilter> = {
    'a type': { types: ['order.*', 'guest.*'] },
    'a text': { text: 'no such text anywhere' },
    'an actor': { actor: 'shop/order-7' },
  }
  const figures: Figure[] = []
  for (const [name, filter] of Object.entries(filters)) {
    const begun = performance.now()
    await ask('count', 'log', filter)
    const value = performance.now() - begun
    figures.push({ name: `a filter by ${name} ${of}, in slices`, value, unit: 'ms' })
    const again = performance.now()
    await ask('rows', 'log', filter, 0, 50)
    const kept = performance.now() - again
    if (name === 'a text') figures.push({ name: 'the same filter again', value: kept, unit: 'ms' })
  }
  return figures
}
