import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../../scripts/lib/paths.mjs'

const startLimit = 120_000
const stopLimit = 5_000

interface Addresses {
  app: string
  pay: string
}

/** A simulator of one test's own, on ports of its own. */
export interface Server extends Readonly<Addresses> {
  /** Kills the simulator as a crash would and starts it anew on the same ports. */
  restart(): Promise<void>
  /** Stops the simulator and waits until it is gone. */
  stop(): Promise<void>
}

/** What is done before a server stops, by whoever needs it once more. */
export const beforeStop = new Set<() => Promise<unknown>>()

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

function portOf(address: string): string {
  return new URL(address).port
}

function spawnSimulator(
  folder: string,
  port: string,
  payPort: string,
  args: string[],
): ChildProcess {
  const program = join(folder, 'build/simulator/main.js')
  const ports = ['--port', port, '--pay-port', payPort]
  const options = ['--app', 'dist', '--json-ready', ...args]
  const child = spawn(process.execPath, [program, ...ports, ...options], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

function readReady(line: string): Addresses | undefined {
  return line.startsWith('{"ready":') ? (JSON.parse(line) as { ready: Addresses }).ready : undefined
}

function untilReady(child: ChildProcess): Promise<Addresses> {
  return new Promise((resolve, reject) => {
    const said: string[] = []
    const fail = (reason: string) =>
      reject(new Error(`the simulator ${reason}; it said:\n${said.join('\n')}`))
    const limit = setTimeout(() => fail(`was not ready after ${startLimit} ms`), startLimit)
    child.once('exit', (code, signal) => fail(`ended with ${code ?? signal} before it was ready`))
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue
      createInterface({ input: stream }).on('line', (line) => {
        said.push(line)
        const ready = readReady(line)
        if (!ready) return
        clearTimeout(limit)
        resolve(ready)
      })
    }
  })
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  const limit = setTimeout(() => child.kill('SIGKILL'), stopLimit)
  await gone
  clearTimeout(limit)
}

/**
 * Starts the built simulator with the built app on free ports.
 * @param args further arguments of the simulator, the same after a restart
 * @returns the addresses, and how to restart and stop it
 * @throws Error with what it said when it is not ready within two minutes
 */
export function startServer(...args: string[]): Promise<Server> {
  return startServerIn(root, ...args)
}

/** The same for another folder with a built simulator and a built app. */
export async function startServerIn(folder: string, ...args: string[]): Promise<Server> {
  let child = spawnSimulator(folder, '0', '0', args)
  const { app, pay } = await untilReady(child)
  return {
    app,
    pay,
    async restart() {
      await end(child, 'SIGKILL')
      child = spawnSimulator(folder, portOf(app), portOf(pay), args)
      const again = await untilReady(child)
      if (portOf(again.app) !== portOf(app) || portOf(again.pay) !== portOf(pay)) {
        throw new Error(`the simulator came back on ${again.app} and ${again.pay}`)
      }
    },
    async stop() {
      await Promise.all([...beforeStop].map((prepare) => prepare()))
      await end(child, 'SIGTERM')
    },
  }
}
