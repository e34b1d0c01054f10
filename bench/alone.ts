import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { EventLog } from '../src/engine/index.ts'
import { driveLive, driveRecorded, logOf, replayWhole } from './driving.ts'
import { median, type Times, timesOf } from './measure.ts'
import { type Mix, mixes } from './mixes.ts'

/** What is done with a mix's inputs. */
export type Way = 'live' | 'record' | 'replay'

/** A piece of work that has a process of its own, as an app has a page of its own. */
interface Work {
  way: Way
  mix: string
  inputs: number
  /** The path of a log of theirs, for a replay. */
  log: string
}

const rounds = 5
const warmups = 2
const repetitions = 3

/**
 * Compares what two ways take for the same inputs, each in a process of its own, which has done
 * nothing else before: neither is slowed down by what the other leaves in the compiler.
 * @returns the medians, over alternating rounds, of how many times longer the first takes
 */
export async function compareAlone(
  { name: mix }: Mix,
  inputs: number,
  ways: readonly [Way, Way],
): Promise<Times> {
  const folder = await mkdtemp(join(tmpdir(), 'limelight-bench-'))
  const log = join(folder, 'log.ndjson')
  if (ways.includes('replay')) await writeFile(log, (await logOf(named(mix), inputs)).toNDJSON())
  const ratios: Times[] = []
  for (let round = 0; round < rounds; round++) {
    const [one, two] = [
      await timesAlone({ way: ways[0], mix, inputs, log }),
      await timesAlone({ way: ways[1], mix, inputs, log }),
    ]
    ratios.push({ cpu: one.cpu / two.cpu, wall: one.wall / two.wall })
  }
  await rm(folder, { recursive: true })
  return {
    cpu: median(ratios.map(({ cpu }) => cpu)),
    wall: median(ratios.map(({ wall }) => wall)),
  }
}

async function timesAlone(work: Work): Promise<Times> {
  const [program = ''] = process.argv.slice(1)
  const args = [...process.execArgv, program, '--alone', JSON.stringify(work)]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return JSON.parse(stdout)
}

/** Does a piece of work a few times, the first of which warm up, and prints what it takes. */
export async function workAlone(described: string): Promise<void> {
  const { way, mix: name, inputs, log }: Work = JSON.parse(described)
  const mix = named(name)
  const parsed = way === 'replay' ? EventLog.parse(await readFile(log, 'utf8')) : undefined
  const work = () => {
    if (parsed) return replayWhole(mix, parsed)
    return way === 'live' ? driveLive(mix, inputs) : driveRecorded(mix, inputs)
  }
  for (let i = 0; i < warmups; i++) await work()
  const times: Times[] = []
  for (let i = 0; i < repetitions; i++) times.push(await timesOf(work))
  const cpu = median(times.map((each) => each.cpu))
  const wall = median(times.map((each) => each.wall))
  console.log(JSON.stringify({ cpu, wall }))
}

function named(wanted: string): Mix {
  const mix = mixes.find(({ name }) => name === wanted)
  if (!mix) throw new Error(`no mix '${wanted}': there are ${mixes.map(({ name }) => name)}`)
  return mix
}
