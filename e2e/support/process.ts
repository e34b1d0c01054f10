import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { inRoot } from '../../scripts/lib/paths.mjs'

/** A process that lets itself be inspected. */
export interface RecordedProcess {
  /** What of the printed address follows that of the inspector's page, `#node=ws://…`. */
  hash: string
  /** Ends it as Ctrl+C does. */
  end(): Promise<void>
}

/**
 * `npm run cli -- record MODULE`, until it has printed where it can be inspected.
 * @throws Error with what it said when it ends before
 */
export async function recordProcess(module: string): Promise<RecordedProcess> {
  const child = spawn(process.execPath, [inRoot('scripts/cli.mjs'), 'record', inRoot(module)], {
    cwd: inRoot(),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  const said: string[] = []
  child.stderr.on('data', (data) => said.push(String(data)))
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line)
    const [, address] = line.split('/inspector#')
    if (!address) continue
    return {
      hash: `#${address}`,
      async end() {
        child.kill('SIGINT')
        await ended
      },
    }
  }
  throw new Error(`the process cannot be inspected; it said:\n${said.join('\n')}`)
}
