import type { SessionEvent, Source } from '../inspector/inspector.events.ts'
import { openedLog } from '../inspector/inspector.fixtures.ts'
import type { Link, LinkEvent, Order } from '../link/link.types.ts'
import type { Opened } from '../replica.types.ts'
import type { ActorInfo } from '../replica.value.types.ts'
import type { Ask } from '../views/asking.ts'
import type { ForwardingParts } from './forwarding.service.ts'
import { type Asking, type SessionEnvironment, Sessions } from './session.service.ts'

/** An answer that the test gives when it wants to. */
interface Waiting<T> {
  args: readonly unknown[]
  resolve(value: T): void
  reject(error: Error): void
}

function answered<T>() {
  const waiting: Waiting<T>[] = []
  const ask = (...args: readonly unknown[]) =>
    new Promise<T>((resolve, reject) => {
      waiting.push({ args, resolve, reject })
    })
  return { waiting, ask }
}

const actor = (path: string, logic: ActorInfo['logic']): ActorInfo => ({
  ...{ path, parent: null, src: path, logic, machine: path, status: 'active', value: '' },
})

/** Sessions whose replica, link and Stately are played by the test. */
export function playedSessions() {
  const opens = answered<Opened>()
  const appends = answered<Opened>()
  const forwards = answered<{ upTo(length: number): void; end(): void }>()
  const listeners = new Set<Parameters<Asking['listen']>[0]>()
  const heard: SessionEvent[] = []
  const orders: Order[] = []
  const attached: string[] = []
  const kept: string[] = []
  const closed: string[] = []
  const state = { ended: 0, isLinkClosed: false, refusal: null as string | null }
  let hear: (event: LinkEvent) => void = () => undefined
  const ask = (async (question: string, ...args: unknown[]) => {
    if (question === 'actors') return [actor('bell', 'callback'), actor('shop', 'machine')]
    if (question === 'rows') return [{ seq: 40 + Number(args[2]) }]
    throw new Error(`nobody answers '${question}'`)
  }) as Ask
  const asking = (): Asking => ({
    ask,
    open: opens.ask,
    append: appends.ask,
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: (problem) => void closed.push(problem),
  })
  const link: Link = {
    attach: (tab) => void attached.push(tab),
    attachToProcess: () => {
      throw new TypeError('no address of a process')
    },
    detach: () => undefined,
    order: async (order) => {
      orders.push(order)
      return state.refusal
    },
    tellReplica: () => undefined,
    close: () => {
      state.isLinkClosed = true
    },
  }
  const environment: SessionEnvironment = {
    startReplica: () => ({ ...asking(), end: () => void state.ended++ }),
    askOver: asking,
    createLink(tell) {
      hear = tell
      return link
    },
    forward: (parts: ForwardingParts) => forwards.ask(parts) as never,
    recordExample: async () => new Blob(['example']),
    logs: {
      list: async () => [],
      read: async (id) => {
        throw new Error(`${id} is not kept`)
      },
      keep: async ({ name }) => void kept.push(name),
      remove: async () => undefined,
    },
    now: () => 7,
  }
  const sessions = new Sessions(environment)
  const begin = (source: Source) => sessions.begin(source, (event) => void heard.push(event))
  /** Begins with a file and has it opened. */
  async function openFile(opened: Partial<Opened> = {}) {
    const session = begin({ kind: 'file', name: 'a.ndjson', file: new File(['log'], 'a.ndjson') })
    await settled()
    opens.waiting.shift()?.resolve(openedLog(opened))
    await settled()
    return session
  }
  return {
    ...{ sessions, begin, openFile, heard, orders, attached, kept, closed, state },
    ...{ opens: opens.waiting, appends: appends.waiting, forwards: forwards.waiting },
    link: (event: LinkEvent) => hear(event),
    push: (pushed: Parameters<Parameters<Asking['listen']>[0]>[0]) => {
      for (const listener of listeners) listener(pushed)
    },
  }
}

/** All that was answered has been told. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}
