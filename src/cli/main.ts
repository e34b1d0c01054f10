import { parseArgs } from 'node:util'
import { InputError } from './input.ts'
import { inspect } from './inspect.ts'
import { replayFile } from './replay.ts'

const usage = `Usage:
  npm run cli -- replay FILE [--json] [--at N]   the state after a log (or its first N entries);
                                                 exits 1 when today's build diverges from it
  npm run cli -- inspect FILE                    what is in a log`

async function run(): Promise<number> {
  const { positionals, values } = read(process.argv.slice(2))
  const [command, file, ...rest] = positionals
  if (values.help || command === 'help') {
    console.log(usage)
    return 0
  }
  if (!command) throw new InputError(`no command; ${usage}`)
  if (command !== 'replay' && command !== 'inspect') {
    throw new InputError(`no command '${command}'; there are replay and inspect`)
  }
  if (!file) throw new InputError(`${command} needs a FILE, a log ending in .log.ndjson or .gz`)
  if (rest.length > 0) throw new InputError(`${command} takes one FILE, not also '${rest[0]}'`)
  if (command === 'replay') return replayFile(file, { json: values.json, at: countOf(values.at) })
  if (values.json || values.at !== undefined) throw new InputError('inspect takes only a FILE')
  return inspect(file)
}

function read(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        at: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
        json: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new InputError((error as Error).message)
  }
}

function countOf(at: string | undefined): number | undefined {
  if (at === undefined) return undefined
  if (!/^\d+$/.test(at)) throw new InputError(`--at takes a number of entries, not '${at}'`)
  return Number(at)
}

try {
  process.exitCode = await run()
} catch (error) {
  if (!(error instanceof InputError)) throw error
  console.error(error.message)
  process.exitCode = 2
}
