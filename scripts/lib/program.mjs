import { buildProgram } from '../build.mjs'
import { setup } from '../setup.mjs'
import { run, signalAll } from './run.mjs'

/**
 * Builds one of the project's programs, runs it with this process's arguments and ends with its
 * exit code.
 * @param {import('../build.mjs').Program} name
 * @param {string[]} [nodeFlags]
 */
export async function runProgram(name, nodeFlags = []) {
  await setup()
  const program = await buildProgram(name)
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => signalAll(signal))
  }
  const args = [...nodeFlags, program, ...process.argv.slice(2)]
  process.exitCode = (await run(process.execPath, args, { inherit: true })).code
}
