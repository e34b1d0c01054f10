import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { inRoot } from '../../scripts/lib/paths.mjs'

/** Where the parts of a report store lie, relative to the project. */
export interface StoreBuild {
  /** The program of the server. */
  server: string
  /** The folder of the console. */
  console: string
}

const builtStore: StoreBuild = { server: 'build/support/main.js', console: 'build/console' }

/** A report store with its reports in a folder of one test's own. */
export interface ReportStore {
  /** The address of the console, with its last slash. */
  console: string
  stop(): Promise<void>
}

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/**
 * Starts a report store.
 * @param data the folder of the reports
 * @param app the origin whose pages may report
 * @throws Error with what it said when it ends before it listens
 */
export async function startReportStore(
  data: string,
  { port, app, build = builtStore }: { port: number; app: string; build?: StoreBuild },
): Promise<ReportStore> {
  const options = ['--port', String(port), '--data', data, '--app-origin', app, '--json-ready']
  const child = spawn(
    process.execPath,
    [inRoot(build.server), ...options, '--console', inRoot(build.console)],
    { cwd: inRoot(), stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, DATABASE_URL: '' } },
  )
  running.add(child)
  const ended = once(child, 'exit').finally(() => running.delete(child))
  const said: string[] = []
  child.stderr.on('data', (data) => said.push(String(data)))
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line)
    if (!line.startsWith('{"ready":')) continue
    const { ready } = JSON.parse(line) as { ready: { console: string } }
    return {
      console: ready.console,
      async stop() {
        child.kill('SIGTERM')
        await ended
      },
    }
  }
  throw new Error(`the report store does not run; it said:\n${said.join('\n')}`)
}

/**
 * Runs `npm run cli -- reports …` on a folder of reports.
 * @param input what is written to its standard input
 * @returns all that it said, and what of that it printed: Node's own warnings are not among it
 */
export async function runReports(
  data: string,
  args: string[],
  input = '',
): Promise<{ code: number | null; output: string; printed: string }> {
  const child = spawn(
    process.execPath,
    [inRoot('build/cli/main.js'), 'reports', ...args, '--data', data],
    { cwd: inRoot(), stdio: ['pipe', 'pipe', 'pipe'], env: { ...process.env, DATABASE_URL: '' } },
  )
  const said: string[] = []
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => said.push(String(data)))
  child.stdout.on('data', (data) => printed.push(String(data)))
  child.stdin.end(input)
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output: said.join(''), printed: printed.join('') }
}
