import { createActor, fromCallback, fromPromise } from 'xstate'
import type { Branch, Opened } from '../replica.types.ts'
import type { BranchChange, InspectorEvent, SessionOrder, Source } from './inspector.events.ts'
import { inspectorMachine } from './inspector.machine.ts'
import type { Arrival, Way } from './inspector.slots.ts'

/** What was opened, of ten entries. */
export function openedLog(over: Partial<Opened> = {}): Opened {
  return {
    id: 'log-1',
    session: 'session-1',
    build: 'abc123',
    startedAt: '2026-01-01T10:00:00.000Z',
    system: 'example',
    first: 0,
    length: 10,
    parts: [],
    part: 0,
    isLive: false,
    warnings: [],
    problem: null,
    divergence: null,
    differences: [],
    moreDifferences: 0,
    ...over,
  }
}

interface Changed {
  branch: Branch
  length: number
}

/** Inspector whose services are played by the test. */
export function startInspector(
  findMoment: (way: Way) => Promise<Arrival | null> = async () => null,
  changeBranch: (change: BranchChange) => Promise<Changed> = async (change) =>
    change.kind === 'fork'
      ? { branch: 'branch-1', length: change.position }
      : { branch: change.branch, length: 7 },
) {
  const orders: { type: string }[] = []
  const kept: unknown[] = []
  const actor = createActor(
    inspectorMachine.provide({
      actors: {
        session: fromCallback<SessionOrder, { source: Source }>(({ receive }) => {
          receive((order) => orders.push(order))
        }),
        findApps: fromCallback(() => {}),
        recents: fromCallback(({ receive }) => {
          receive((order) => orders.push(order))
        }),
        keep: fromCallback(({ receive }) => {
          receive((order) => kept.push(order))
        }),
        address: fromCallback(() => {}),
        findMoment: fromPromise(({ input }) => findMoment(input)),
        changeBranch: fromPromise(({ input }) => changeBranch(input)),
        share: fromPromise(async ({ input }) => `Done: ${input.kind}`),
      },
    }),
  )
  actor.start()
  const tell = (event: InspectorEvent) => actor.send(event)
  return { actor, orders, kept, tell, seen: () => actor.getSnapshot().context }
}

/** Inspector with a log of ten entries open. */
export function startOpen(isLive = false, findMoment?: (way: Way) => Promise<Arrival | null>) {
  const inspector = startInspector(findMoment)
  inspector.tell({ type: 'inspector.sourceChosen', source: { kind: 'example' } })
  inspector.tell({
    type: 'session.opened',
    opened: openedLog(),
    isLive,
    actor: 'app',
    isReload: false,
  })
  return inspector
}
