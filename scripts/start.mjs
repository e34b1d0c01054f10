import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildApp, buildConsole, buildProgram } from './build.mjs'
import { freePort } from './lib/ports.mjs'
import { run, signalAll } from './lib/run.mjs'
import { setup } from './setup.mjs'

const stopLimit = 5_000
const loopback = ['localhost', '127.0.0.1', '[::1]']
let stopping = false

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, stop)

function stop() {
  if (stopping) return
  stopping = true
  if (signalAll('SIGTERM') === 0) process.exit(0)
  setTimeout(() => process.exit(0), stopLimit)
}

/** @returns {Promise<string>} why nothing is served any more */
async function serve() {
  await setup()
  const played = await playedArguments()
  const app = await buildApp()
  const console = await buildConsole()
  const simulator = await buildProgram('simulator')
  const support = await buildProgram('support')
  const ports = await choosePorts()
  const origin = `http://localhost:${ports.support}`
  const servers = [
    run(
      process.execPath,
      [
        support,
        ...['--port', String(ports.support), '--console', console],
        ...loopback.flatMap((host) => ['--app-origin', `http://${host}:${ports.app}`]),
      ],
      { inherit: true },
    ).then(({ code }) => `The report store ended with ${code}.`),
    run(
      process.execPath,
      [
        simulator,
        ...['--app', app, '--performers', 'lively', '--reports-url', `${origin}/reports`],
        ...played,
        ...['--port', String(ports.app), '--pay-port', String(ports.pay)],
      ],
      { inherit: true },
    ).then(({ code }) => `The simulator ended with ${code}.`),
  ]
  const reason = await Promise.race(servers)
  signalAll('SIGTERM')
  // one ends with the other, and each writes down what it has
  await Promise.race([Promise.all(servers), pause(stopLimit)])
  return reason
}

/**
 * The arguments of the simulator: with `--replay LOG` and `--speed` it plays a script of that log. What is wrong with them
 * is told at once, and ends the process with 2.
 * @returns {Promise<string[]>}
 */
async function playedArguments() {
  const args = process.argv.slice(2)
  const take = (/** @type {string} */ option) => {
    const at = args.findIndex((arg) => arg === option || arg.startsWith(`${option}=`))
    if (at < 0) return undefined
    const [given = '', next = ''] = args.slice(at)
    const isInline = given.includes('=')
    args.splice(at, isInline ? 1 : 2)
    return isInline ? given.slice(option.length + 1) : next
  }
  const [replay, speed] = [take('--replay'), take('--speed')]
  if (replay === undefined && speed === undefined) return args
  const cli = await buildProgram('cli')
  const asked = [replay ?? '', ...(speed === undefined ? [] : ['--speed', speed])]
  const { code, output } = await run(process.execPath, [cli, 'script', ...asked])
  if (code !== 0) {
    console.error(output.trim())
    process.exit(code)
  }
  return [...args, '--script', output.trim()]
}

/** The ports asked for, or the next free ones: each of the servers has to know of the other's. */
async function choosePorts() {
  const { values } = parseArgs({
    strict: false,
    options: { port: { type: 'string' }, 'pay-port': { type: 'string' } },
  })
  const app = await freePort(Number(values.port ?? 5173))
  const pay = await freePort(Number(values['pay-port'] ?? 5174), [app])
  const support = await freePort(5175, [app, pay])
  return { app, pay, support }
}

const reason = await serve().catch((error) => `Limelight did not start: ${error.message}`)
if (!stopping) console.error(reason)
process.exit(stopping ? 0 : 1)
