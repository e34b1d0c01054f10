import { appMachine } from '../../machines/app/app.machine.ts'
import { setFold } from '../../machines/clock.ts'
import { type ActorState, EventLog, replay, stateOf } from '../engine/index.ts'
import { InputError, readFile } from './input.ts'

/**
 * Replays a log file on this build and prints the state of every actor.
 * @param options.at how many entries to fold, all by default
 * @returns the exit code: 1 when this build diverges from the log
 * @throws InputError for a file or position that cannot be used
 */
export async function replayFile(
  file: string,
  options: { json: boolean; at: number | undefined },
): Promise<number> {
  const log = await readFile(file, (bytes) => EventLog.read(bytes))
  for (const warning of log.warnings) console.error(`${file}, ${warning}`)
  const replayed = replay(appMachine, log, { systemId: 'app', onFold: setFold })
  const { length, divergence } = replayed
  const at = options.at ?? length
  if (at > length) throw new InputError(`${file} has ${length} entries, --at ${at} is beyond them`)
  replayed.seek(at)
  const actors = stateOf(replayed.actor)
  if (options.json) {
    console.log(
      JSON.stringify({ position: at, length, divergence: divergence ?? null, actors }, null, 2),
    )
  } else {
    console.log(`${at} of ${length} entries folded, recorded by build ${log.header.build}`)
    for (const [path, state] of Object.entries(actors)) console.log(describe(path, state))
  }
  if (!divergence) return 0
  const { seq, path, expected, found } = divergence
  console.error(`diverges at entry ${seq}: ${path} should be ${expected}, this build has ${found}`)
  return 1
}

function describe(path: string, { status, value, context }: ActorState): string {
  const where = value === undefined ? status : `${JSON.stringify(value)} (${status})`
  return `${path}  ${where}${context === undefined ? '' : `\n  ${JSON.stringify(context)}`}`
}
