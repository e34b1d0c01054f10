import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { upcasters } from '../../machines/core/upcasters.ts'
import type { ReplayedScript } from '../../simulator/core/replayedScript.ts'
import { EventLog, LogError } from '../engine/index.ts'
import { scriptOf } from '../replayed/script.ts'
import { InputError, readFile } from './input.ts'
import type { Output } from './output.ts'

/** Where scripts stand, from the folder in which the command is run. */
const folder = '.results/scripts'

/**
 * Writes what a log says of the platform as a script that the simulator plays.
 * @param options.speed how much faster than the log: a number, or `step`
 * @param options.out the script's file
 * @returns the exit code
 * @throws InputError for a file or a speed that cannot be used, and for a log with answers that cannot be
 * written back to what the platform had sent
 */
export async function writeScript(
  file: string,
  { speed, out = join(folder, `${basename(file)}.json`) }: { speed?: string; out?: string },
  { print }: Output,
): Promise<number> {
  const rate = rateOf(speed)
  const log = await readFile(file, (bytes) => EventLog.read(bytes, { upcasters }))
  if (log.entries.length === 0)
    throw new InputError(`${file} has no entries, there is nothing to replay`)
  const { script, unwritten } = await scripted(file, log, rate)
  if (unwritten.length > 0) {
    const slots = [...new Set(unwritten.map(({ slot }) => slot))].join(', ')
    throw new InputError(
      `${file}, entry ${unwritten[0]?.seq}: the answers of ${slots} cannot be written back to what the platform sent; src/replayed/written.ts says of which services they can`,
    )
  }
  await mkdir(dirname(out), { recursive: true })
  await writeFile(out, JSON.stringify(script))
  print(out)
  return 0
}

async function scripted(file: string, log: EventLog, rate: ReplayedScript['speed']) {
  try {
    return await scriptOf(log, rate)
  } catch (error) {
    if (error instanceof LogError) throw new InputError(`${file}, ${error.message}`)
    throw error
  }
}

function rateOf(speed = 'step'): ReplayedScript['speed'] {
  const rate = Number(speed)
  if (speed === 'step' || (rate > 0 && Number.isFinite(rate)))
    return speed === 'step' ? speed : rate
  throw new InputError(`--speed takes a number above 0, or 'step', not '${speed}'`)
}
