import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { PortTaken } from './core/listen.ts'
import { type ReplayedScript, readScript } from './core/replayedScript.ts'
import { createSimulator } from './core/server.ts'
import type { Simulator } from './core/simulator.ts'
import { type PerformersManner, performersManners } from './messenger/performers.simulator.ts'

interface Arguments {
  port: number
  payPort: number
  app: string | undefined
  seed: number
  performers: PerformersManner
  reportsUrl: string | undefined
  script: ReplayedScript | undefined
  isJsonReady: boolean
}

const highestPort = 65_535

function readArguments(): Arguments {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '5173' },
      'pay-port': { type: 'string', default: '5174' },
      app: { type: 'string' },
      seed: { type: 'string', default: '1' },
      performers: { type: 'string', default: 'quiet' },
      'reports-url': { type: 'string' },
      script: { type: 'string' },
      'json-ready': { type: 'boolean', default: false },
    },
  })
  if (values.app !== undefined && !existsSync(join(values.app, 'index.html'))) {
    throw new Error(`--app: there is no index.html in '${values.app}', build the app first`)
  }
  return {
    port: readNumber('port', values.port, highestPort),
    payPort: readNumber('pay-port', values['pay-port'], highestPort),
    app: values.app,
    seed: readNumber('seed', values.seed, Number.MAX_SAFE_INTEGER),
    performers: readManner(values.performers),
    reportsUrl: readUrl(values['reports-url']),
    script: values.script === undefined ? undefined : readScriptFile(values.script),
    isJsonReady: values['json-ready'],
  }
}

function readScriptFile(file: string): ReplayedScript {
  try {
    return readScript(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new Error(`--script: ${file} is no script of a log: ${(error as Error).message}`)
  }
}

function readManner(text: string): PerformersManner {
  const manner = performersManners.find((one) => one === text)
  if (manner) return manner
  throw new Error(`--performers must be ${performersManners.join(', ')}, not '${text}'`)
}

function readUrl(text: string | undefined): string | undefined {
  if (text === undefined || (URL.canParse(text) && /^https?:/.test(text))) return text
  throw new Error(`--reports-url must be an http address, not '${text}'`)
}

function readNumber(name: string, text: string, highest: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number <= highest) return number
  throw new Error(`--${name} must be a whole number from 0 to ${highest}, not '${text}'`)
}

/** Starts on the ports asked for; one that is taken is named and the next free one used. */
async function start(options: Arguments): Promise<Simulator> {
  const { port, payPort, app: appDir, ...rest } = options
  const requested = { port, payPort }
  for (;;) {
    try {
      return await createSimulator({
        ...rest,
        ...requested,
        appDir,
        tell: (line) => console.log(line),
      })
    } catch (error) {
      if (!(error instanceof PortTaken) || error.port >= highestPort) throw error
      const key = error.port === requested.port ? 'port' : 'payPort'
      const other = key === 'port' ? requested.payPort : requested.port
      const next = error.port + 1 === other ? error.port + 2 : error.port + 1
      requested[key] = next
      console.error(`port ${error.port} is taken, using ${next}`)
    }
  }
}

let options: Arguments
try {
  options = readArguments()
} catch (error) {
  console.error(`simulator: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
  process.exit(2)
}
const simulator = await start(options)
const { url, payUrl } = simulator
if (options.isJsonReady) {
  console.log(JSON.stringify({ ready: { app: url, pay: payUrl } }))
} else {
  const { page = '/' } = options.script ?? {}
  console.log(`app             ${new URL(page, url)}`)
  console.log(`simulator       ${url}simulator`)
  console.log(`payment client  ${payUrl}`)
}

async function end(): Promise<void> {
  await simulator.stop()
  process.exit(0)
}
process.once('SIGINT', end)
process.once('SIGTERM', end)
