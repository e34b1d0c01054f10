import { appWalk } from '../../fixtures/core/app.fixtures.ts'
import { login, perform, type Step } from '../../fixtures/core/story.fixtures.ts'
import { push } from '../../fixtures/shell/pushes.fixtures.ts'
import { setFold } from '../../machines/core/clock.ts'
import { eventsVersion } from '../../machines/core/eventsVersion.ts'
import { createApp } from '../../machines/shell/app/app.machine.ts'
import { bareParts } from '../areas/all.ts'
import { type KeepOptions, type RecordedLog, record } from '../engine/index.ts'
import { hashRules } from '../redaction/hashRules.ts'
import { redact } from '../redaction/redact.ts'
import { runCli } from './cli.ts'

/** A login, a push, and a lost connection. */
const steps: Step[] = [
  ...login,
  { does: 'push', push: push('guestBalance') },
  { does: 'close' },
  { does: 'step', ms: 1000 },
  { does: 'open' },
]

/**
 * The log of a short session with the machines as they are today, as NDJSON.
 * @param checkpointEvery how much passes between two checkpoints; none are taken by default
 * @param isRedacted whether it is as it leaves a page
 */
export async function recordSession(
  checkpointEvery?: KeepOptions['checkpointEvery'],
  isRedacted = false,
): Promise<string> {
  let log: RecordedLog | undefined
  const app = appWalk(
    setFold,
    { createApp, bareParts },
    {
      create(machine, options) {
        const recording = record(machine, {
          ...options,
          onFold: setFold,
          build: 'today',
          events: eventsVersion,
          session: 's1',
          ...(isRedacted && { redact, ...hashRules }),
          ...(checkpointEvery && { checkpointEvery, soon: (run) => run() }),
        })
        log = recording.log
        return recording.actor
      },
    },
  )
  for (const step of steps) await perform(app, step)
  if (!log) throw new Error('nothing was recorded')
  return log.toNDJSON()
}

/** Runs a command and gives what it wrote. */
export async function run(...args: string[]) {
  const printed: string[] = []
  const complaints: string[] = []
  const code = await runCli(args, {
    print: (text) => void printed.push(text),
    complain: (line) => void complaints.push(line),
  })
  return { code, printed: printed.join('\n'), complaints }
}

/** The number of the first entry that is taken by that actor. */
export function entryTo(lines: readonly string[], address: string): number {
  return lines.findIndex((text) => JSON.parse(text).to === address)
}

/** A line of a log. */
export type Parsed = Record<string, unknown>

/** A log with one line changed; the header is line 1. */
export function withChanged(
  lines: readonly string[],
  line: number,
  change: (parsed: Parsed) => object,
): string {
  const text = JSON.stringify(change(JSON.parse(lines[line - 1] as string)))
  return lines.with(line - 1, text).join('\n')
}
