import { once } from 'node:events'
import { closeSync, openSync, writeSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import type { AnyActorLogic } from 'xstate'
import { type Keeping, type Redact, record } from '../engine/index.ts'
import type { Inspected } from '../inspector/agent/agent.ts'
import { serve } from '../inspector/replica/served.ts'
import { InputError } from './input.ts'
import { serveInspectors } from './inspectors.ts'
import { type Output, onOneLine } from './output.ts'

export interface RecordOptions {
  /** The file of a module whose default export is an XState logic; `redact` may stand beside it. */
  module: string
  /** The file to which the log is written. */
  out: string | undefined
  /** 0 for a free one. */
  port: number
}

/** Where the inspector's page is. */
const inspectorPage = 'http://localhost:5173/inspector'

/**
 * Runs the logic of a module, records it and lets inspectors attach, until the process is told to end.
 * @param ended resolves when it is to end
 * @returns the exit code, 0
 * @throws InputError for a module without a logic, and for a file or port that cannot be used
 */
export async function recordModule(
  { module, out, port }: RecordOptions,
  { print, complain }: Output,
  ended: Promise<unknown> = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]),
): Promise<number> {
  const { logic, redact } = await load(module)
  const file = out === undefined ? undefined : opened(out)
  const recording = record(logic, {
    ...(redact && { redact }),
    ...(file !== undefined && { sink: (lines) => void writeSync(file, lines.join('')) }),
    keep: {},
  })
  const name = basename(module)
  const server = await serveInspectors(inspectedOf(name, logic, recording), port)
  recording.actor.subscribe({
    error: (error) => complain(onOneLine(`${name} failed: ${String(error)}`)),
  })
  recording.actor.start()
  print(`${name} runs and is recorded${out === undefined ? '' : ` to ${out}`}`)
  print(`${inspectorPage}#node=${server.address}`)
  await ended
  recording.stop()
  await server.close()
  if (file !== undefined) closeSync(file)
  return 0
}

function inspectedOf(name: string, logic: AnyActorLogic, recording: Keeping): Inspected {
  const { id: log, session, build, startedAt } = recording.log.header
  const system = { name, matches: () => true, load: async () => ({ logic }) }
  return {
    about: () => ({
      ...{ tab: String(process.pid), title: name, path: name, system: name },
      ...{ log, session, build, startedAt },
    }),
    recording,
    startReplica(answer) {
      let count = 0
      const port: Parameters<typeof serve>[0] = {
        postMessage: (message) => !isOwn(message) && answer(message),
        onmessage: null,
      }
      serve(port, [system])
      return {
        take: (message) => port.onmessage?.({ data: message }),
        append: (lines) =>
          port.onmessage?.({ data: { id: --count, question: 'append', args: [lines] } }),
      }
    },
  }
}

/** An answer to what the process itself asked. */
function isOwn(message: unknown): boolean {
  return typeof (message as { id?: unknown }).id === 'number' && (message as { id: number }).id < 0
}

async function load(module: string): Promise<{ logic: AnyActorLogic; redact?: Redact }> {
  const { runnerImport } = await import('vite')
  const file = resolve(module)
  const { module: loaded } = await runnerImport<{ default?: unknown; redact?: Redact }>(file, {
    configFile: false,
    logLevel: 'silent',
  }).catch((error: unknown) => {
    throw new InputError(`${module} cannot be loaded: ${(error as Error).message}`)
  })
  const { default: logic, redact } = loaded
  if (!isLogic(logic)) {
    throw new InputError(`${module} exports no XState logic by default: a machine, promise logic …`)
  }
  return { logic, ...(redact && { redact }) }
}

function isLogic(value: unknown): value is AnyActorLogic {
  const logic = value as Partial<AnyActorLogic> | null | undefined
  return (
    typeof logic === 'object' &&
    typeof logic?.transition === 'function' &&
    typeof logic.getInitialSnapshot === 'function'
  )
}

function opened(out: string): number {
  try {
    return openSync(out, 'w')
  } catch (error) {
    throw new InputError(`${out} cannot be written: ${(error as Error).message}`)
  }
}
