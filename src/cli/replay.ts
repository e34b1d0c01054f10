import { completeAppMachine } from '../../machines/app/app.complete.ts'
import { setFold } from '../../machines/clock.ts'
import { type ActorState, EventLog, replay, stateOf } from '../engine/index.ts'
import { InputError, readFile } from './input.ts'
import { type Output, onOneLine, toJson } from './output.ts'

/**
 * Replays a log file on this build and prints the state of every actor.
 * @param options.at how many entries to fold, all by default; the whole log is compared
 * @returns the exit code: 1 when this build diverges from the log
 * @throws InputError for a file or position that cannot be used
 */
export async function replayFile(
  file: string,
  options: { json: boolean; at: number | undefined },
  { print, complain }: Output,
): Promise<number> {
  const log = await readFile(file, (bytes) => EventLog.read(bytes))
  for (const warning of log.warnings) complain(`${file}, ${warning}`)
  const replayed = replay(completeAppMachine, log, { systemId: 'app', onFold: setFold })
  const { actor, length, divergence } = replayed
  const start = actor.getSnapshot()
  if (start.status === 'error') {
    throw new InputError(`${file}, line 1: the app does not start with this input: ${start.error}`)
  }
  const at = options.at ?? length
  if (at > length) throw new InputError(`${file} has ${length} entries, --at ${at} is beyond them`)
  replayed.seek(at)
  const actors = stateOf(actor)
  if (options.json) {
    print(toJson({ position: at, length, divergence: divergence ?? null, actors }, 2))
  } else {
    print(`${at} of ${length} entries folded, recorded by build ${log.header.build}`)
    for (const [path, state] of Object.entries(actors)) print(describe(path, state))
  }
  if (!divergence) return 0
  const { seq, path, part, expected, found } = divergence
  const where = `${file}, entry ${seq}, ${path}, ${part}`
  complain(onOneLine(`${where}: the log has ${expected}, here is ${found}`))
  return 1
}

function describe(path: string, { status, value, context, error }: ActorState): string {
  const where = value === undefined ? status : `${toJson(value)} (${status})`
  const details = [context, error].filter((detail) => detail !== undefined)
  return [`${path}  ${where}`, ...details.map((detail) => `  ${toJson(detail)}`)].join('\n')
}
