import { parseArgs } from 'node:util'
import { InputError } from './input.ts'
import { inspect } from './inspect.ts'
import { type Output, onOneLine } from './output.ts'
import { type RecordOptions, recordModule } from './record.ts'
import { replayFile } from './replay.ts'
import { type ToTestOptions, toTest } from './toTest.ts'

const usage = `Usage:
  npm run cli -- replay FILE [--json] [--from N] [--at N]
      the state after a log and where today's build differs from it; exits 1 when it diverges
      --from N   begins at the checkpoint after entry N, --from last at the last one;
                 what stands before it is not read
      --at N     the state after the first N entries, counted from where it begins
  npm run cli -- inspect FILE
      what is in a log, and from which checkpoints it can be replayed
  npm run cli -- to-test FILE [--keep ADDRESS] [--out DIR]
      writes a test of the least part of a log that comes to what the whole comes to: to where
      today's build diverges, else to an actor that fails
      --keep ADDRESS   to the state of that actor
      --out DIR        the folder that gets the test; src/found by default
  npm run cli -- script FILE [--speed N] [--out FILE]
      writes what the platform answered and pushed as a script that the simulator plays; prints its
      file. npm start -- --replay FILE does both
      --speed N     pushes at their times, N times faster; 'step' (the default): each once
                    everything before it was asked for
      --out FILE    the script's file; in .results/scripts by default
  npm run cli -- coverage LOG… [--out FOLDER] [--json]
      what of all charts is taken by generated tours, by end-to-end tests (which leave their logs
      with KEEP_LOGS=1) and in recorded sessions: coverage.html and coverage.json
      --out FOLDER   the folder that gets them; .results/coverage by default
      --json         prints the JSON
  npm run cli -- record MODULE [--out FILE] [--port N]
      runs the XState logic that a module exports by default, TypeScript too, and lets the
      inspector attach to it at the address that is printed; ends with Ctrl+C
      --out FILE   writes the log as it grows
      --port N     where it listens on 127.0.0.1; a free port by default
  npm run cli -- reports COMMAND [--data DIR]
      on reported sessions, in the folder .support, in DIR, or in the PostgreSQL of DATABASE_URL
      list [--since DATE] [--json]
      replay --since DATE [--workers N] [--build ID] [--json]
                                 on today's build, all that were not; exits 1 when one differs
      erase --guest ID           all that there is of a guest
      user add NAME [--admin]    the password is asked for, or read from standard input
      user lock|unlock|password NAME`

/**
 * Runs a command (contract §7).
 * @param args the words after the program's name
 * @param entry the program's own file, for its threads
 * @returns the exit code: 0, 1 when a log diverges, 2 on bad input, which is said in one line
 */
export async function runCli(
  args: string[],
  output: Output,
  entry: string | URL = new URL(import.meta.url),
): Promise<number> {
  try {
    if (args[0] === 'reports') {
      const { runReports } = await import('./reports.ts')
      return await runReports(args.slice(1), entry, output)
    }
    return await run(args, output)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    output.complain(onOneLine(error.message))
    return 2
  }
}

async function run(args: string[], output: Output): Promise<number> {
  const { positionals, values } = read(args)
  const [command, file, ...rest] = positionals
  if (values.help || command === 'help') {
    output.print(usage)
    return 0
  }
  if (!command) throw new InputError(`no command; ${thereAre}`)
  if (command === 'record') return recordModule(readRecording(file, rest, values), output)
  if (command === 'to-test') return toTest(...readToTest(file, rest, values), output)
  if (values.keep !== undefined) throw new InputError('--keep belongs to to-test')
  if (command === 'script') return scriptFrom(file, rest, values, output)
  if (values.speed !== undefined) throw new InputError('--speed belongs to script')
  if (command === 'coverage') return coverageFrom(file, rest, values, output)
  if (command !== 'replay' && command !== 'inspect') {
    throw new InputError(`no command '${command}'; ${thereAre}`)
  }
  if (values.out !== undefined || values.port !== undefined)
    throw new InputError('--out and --port belong to record')
  if (!file) throw new InputError(`${command} needs a FILE, a log ending in .log.ndjson or .gz`)
  if (rest.length > 0) throw new InputError(`${command} takes one FILE, not also '${rest[0]}'`)
  if (command === 'replay') {
    const { json, at, from } = values
    return replayFile(file, { json, at: countOf(at), from: checkpointOf(from) }, output)
  }
  if (values.json || values.at !== undefined || values.from !== undefined)
    throw new InputError('inspect takes only a FILE')
  return inspect(file, output)
}

const thereAre =
  'there are replay, inspect, to-test, script, coverage, record and reports, see --help'

async function scriptFrom(
  file: string | undefined,
  [other]: readonly string[],
  { out, speed, port, json, at, from }: ReturnType<typeof read>['values'],
  output: Output,
): Promise<number> {
  if (!file) throw new InputError('script needs a FILE, a log ending in .log.ndjson or .gz')
  if (other !== undefined) throw new InputError(`script takes one FILE, not also '${other}'`)
  if (json || at !== undefined || from !== undefined || port !== undefined)
    throw new InputError('script takes a FILE, --speed and --out')
  const { writeScript } = await import('./script.ts')
  return writeScript(
    file,
    { ...(speed !== undefined && { speed }), ...(out !== undefined && { out }) },
    output,
  )
}

async function coverageFrom(
  file: string | undefined,
  rest: readonly string[],
  { out, port, json, at, from }: ReturnType<typeof read>['values'],
  output: Output,
): Promise<number> {
  if (!file) throw new InputError('coverage needs a LOG or several, ending in .log.ndjson or .gz')
  if (at !== undefined || from !== undefined || port !== undefined)
    throw new InputError('coverage takes LOGs, --out and --json')
  const { coverage } = await import('./coverage.ts')
  return coverage([file, ...rest], { out, json }, output)
}

function readToTest(
  file: string | undefined,
  [other]: string[],
  { keep, out, port, json, at, from }: ReturnType<typeof read>['values'],
): [string, ToTestOptions] {
  if (!file) throw new InputError('to-test needs a FILE, a log ending in .log.ndjson or .gz')
  if (other !== undefined) throw new InputError(`to-test takes one FILE, not also '${other}'`)
  if (json || at !== undefined || from !== undefined || port !== undefined)
    throw new InputError('to-test takes a FILE, --keep and --out')
  return [file, { keep, out }]
}

function readRecording(
  module: string | undefined,
  [other]: string[],
  { out, port = '0', json, at, from, keep }: ReturnType<typeof read>['values'],
): RecordOptions {
  if (!module) throw new InputError('record needs a MODULE that exports an XState logic by default')
  if (other !== undefined) throw new InputError(`record takes one MODULE, not also '${other}'`)
  if (json || at !== undefined || from !== undefined)
    throw new InputError('record takes a MODULE, --out and --port')
  if (keep !== undefined) throw new InputError('--keep belongs to to-test')
  if (!/^\d+$/.test(port) || Number(port) > 65_535)
    throw new InputError(`--port takes a number up to 65535, not '${port}'`)
  return { module, out, port: Number(port) }
}

function read(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        at: { type: 'string' },
        from: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
        json: { type: 'boolean', default: false },
        keep: { type: 'string' },
        out: { type: 'string' },
        port: { type: 'string' },
        speed: { type: 'string' },
      },
    })
  } catch (error) {
    const [sentence] = (error as Error).message.split(/\.\s/)
    throw new InputError(`${sentence}, see --help`)
  }
}

function countOf(at: string | undefined): number | undefined {
  if (at === undefined) return undefined
  if (!/^\d+$/.test(at)) throw new InputError(`--at takes a number of entries, not '${at}'`)
  return Number(at)
}

function checkpointOf(from: string | undefined): number | 'last' | undefined {
  if (from === undefined || from === 'last') return from
  if (/^\d+$/.test(from)) return Number(from)
  throw new InputError(`--from takes the number of a checkpoint or 'last', not '${from}'`)
}
