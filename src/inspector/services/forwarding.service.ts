import { createInspector } from '@statelyai/inspect'
import type { Chart } from '../replica.chart.types.ts'
import type { Moment } from '../replica.types.ts'
import type { ActorInfo } from '../replica.value.types.ts'
import type { Ask } from '../views/asking.ts'
import { definitionOf, stateValueOf } from './statelyDefinition.ts'
import { type Opener, statelyWindow } from './statelyWindow.ts'

/** Of a context so many parts are told, each by its text. */
const mostParts = 100

type Reference = Exclude<Parameters<ReturnType<typeof createInspector>['actor']>[0], string>

/** What the package takes for an actor: it reads the definition and the parent of that alone. */
function reference(path: string, config: object | null): Reference {
  const logic = { config }
  return {
    sessionId: path,
    id: path,
    logic,
    send() {},
    getSnapshot: () => undefined,
  } as object as Reference
}

/** What is told to Stately's inspector, until it is ended. */
export interface Forwarding {
  /** The log has that many entries now: what is new is told. */
  upTo(length: number): void
  end(): void
}

/** What is forwarded, and where from. */
export interface ForwardingParts {
  ask: Ask
  /** How many entries the log has. */
  length: number
  /** Is told when the replica does not answer any more. */
  failed: (error: Error) => void
}

/**
 * Tells Stately's inspector of a live session, as its replica knows it: actors with their charts, events and
 * states from now on. Secrets are placeholders already.
 * @throws Error when the browser opens no window
 */
export function forward(opener: Opener, { ask, length, failed }: ForwardingParts): Forwarding {
  const inspector = createInspector(statelyWindow(opener))
  const charts = new Map<string, Promise<Chart>>()
  const known = new Map<string, Reference>()
  let told = length
  let wanted = length
  let isOver = false
  let work: Promise<unknown> = tellActors(length)
  work = work.catch(fail)

  function fail(error: Error): void {
    if (!isOver) failed(error)
    isOver = true
  }

  function chartOf(machine: string): Promise<Chart> {
    const chart = charts.get(machine) ?? ask('chart', machine)
    charts.set(machine, chart)
    return chart
  }

  async function snapshotOf(moment: Moment, { path, machine, status }: ActorInfo) {
    if (machine === null) return { status }
    const [chart, { active }, parts] = await Promise.all([
      chartOf(machine),
      ask('standing', moment, path),
      ask('parts', moment, path, 'context', [], 0, mostParts),
    ])
    const context = Object.fromEntries(parts.map(({ key, value }) => [key, value.text]))
    return { status, value: stateValueOf(chart, active), context }
  }

  /** Of those who are new at a position. */
  async function tellActors(position: number): Promise<ReadonlyMap<string, ActorInfo>> {
    const moment: Moment = { branch: 'log', position, microstep: 0 }
    const actors = await ask('actors', moment)
    for (const actor of actors.filter(({ path }) => !known.has(path))) {
      const { machine, parent, path } = actor
      const snapshot = await snapshotOf(moment, actor)
      const config = machine === null ? null : definitionOf(await chartOf(machine))
      const named = { ...reference(path, config), _parent: known.get(parent ?? '') }
      known.set(path, named)
      inspector.actor(named, snapshot)
    }
    return new Map(actors.map((actor) => [actor.path, actor]))
  }

  async function tellEntry(position: number): Promise<void> {
    const actors = await tellActors(position)
    const moment: Moment = { branch: 'log', position, microstep: 0 }
    for (const { actor, event: type, from } of await ask('microsteps', 'log', position)) {
      const event = { type }
      inspector.event(actor, event, from === null ? {} : { source: from })
      const info = actors.get(actor)
      if (info) inspector.snapshot(actor, await snapshotOf(moment, info), { event })
    }
  }

  async function goOn(): Promise<void> {
    while (told < wanted && !isOver) await tellEntry(++told)
  }

  return {
    upTo(position) {
      wanted = position
      work = work.then(goOn).catch(fail)
    },
    end() {
      isOver = true
      inspector.stop()
    },
  }
}
