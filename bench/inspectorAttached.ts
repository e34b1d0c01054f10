import { setFold } from '../machines/core/clock.ts'
import { type Keeping, record } from '../src/engine/index.ts'
import { type Inspected, serveInspector } from '../src/inspector/agent/agent.ts'
import { letInspect } from '../src/inspector/agent/inWindow.ts'
import type { AgentMessage } from '../src/inspector/agent/messages.ts'
import { redact } from '../src/redaction/redact.ts'
import { atMost, compare, type Figure } from './measure.ts'
import { app } from './mixes.ts'

const inputs = 10_000

/** As a page keeps its log. */
const asInPage = { redact, keep: { entries: 20_000, bytes: 16 * 2 ** 20 } }

function inspectedOf(recording: Keeping): Inspected {
  const { id: log, session, build, startedAt } = recording.log.header
  return {
    about: () => ({
      ...{ tab: 'bench', title: 'bench', path: '/', system: 'limelight' },
      ...{ log, session, build, startedAt },
    }),
    recording,
  }
}

const after = (ms: number, run: () => void) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/** Drives the app; `made` is told of its recording before it starts. */
async function drive(made: (recording: Keeping) => void = () => undefined): Promise<Keeping> {
  let recording: Keeping | undefined
  await app.drive((logic, options) => {
    const begun = record(logic, { ...options, ...asInPage, onFold: setFold } as never)
    recording = begun
    made(begun)
    return begun.actor as never
  }, inputs)
  return recording as Keeping
}

/** The app's inputs, and all work until an inspector that was there from the start has the last entry. */
async function driveAttached(): Promise<void> {
  let lines = 0
  let count = Number.POSITIVE_INFINITY
  let done: () => void = () => undefined
  const isDone = new Promise<void>((resolve) => {
    done = resolve
  })
  const post = (message: AgentMessage) => {
    const copy = structuredClone(message)
    if (copy.kind === 'lines') lines += copy.lines.length
    if (lines >= count) done()
  }
  const recording = await drive((made) => {
    const environment = { origin: 'bench', after, now: () => performance.now() }
    const wire = { post, close: () => undefined }
    serveInspector(inspectedOf(made), 'bench', wire, environment, () => undefined)
  })
  count = recording.log.lines().length
  await isDone
}

/** A channel on which nobody speaks; those of Node would keep the process awake. */
class SilentChannel extends EventTarget {
  postMessage(): void {}
  close(): void {}
}

const page = {
  ...{ BroadcastChannel: SilentChannel, performance, navigator: {}, location: { origin: 'bench' } },
  ...{ setTimeout, clearTimeout, addEventListener: () => undefined },
} as unknown as Parameters<typeof letInspect>[0]

/** The app's inputs while an agent waits for somebody to attach. */
async function driveReady(): Promise<void> {
  await drive((made) => letInspect(page, inspectedOf(made), () => undefined))
}

/** What an attached inspector costs the app, and one that could attach. */
export async function measureInspectorAttached(): Promise<Figure[]> {
  const alone = () => drive()
  const name = (what: string) => `the app ${what}, over not (${inputs} inputs)`
  const unit = 'times the processor time'
  const attached = await compare(driveAttached, alone)
  const ready = await compare(driveReady, alone)
  return [
    atMost(1.3, { name: name('with the inspector attached'), value: attached.cpu, unit }),
    atMost(1.02, { name: name('with its agent loaded'), value: ready.cpu, unit }),
  ]
}
