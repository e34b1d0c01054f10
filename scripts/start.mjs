import { buildApp, buildProgram } from './build.mjs'
import { run, signalAll } from './lib/run.mjs'
import { setup } from './setup.mjs'

const stopLimit = 5_000
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
  const app = await buildApp()
  const simulator = await buildProgram('simulator')
  const args = [
    '--port',
    '5173',
    '--pay-port',
    '5174',
    '--app',
    app,
    '--performers',
    'lively',
    ...process.argv.slice(2),
  ]
  const { code } = await run(process.execPath, [simulator, ...args], { inherit: true })
  return `The simulator ended with ${code}.`
}

const reason = await serve().catch((error) => `Limelight did not start: ${error.message}`)
if (!stopping) console.error(reason)
process.exit(stopping ? 0 : 1)
