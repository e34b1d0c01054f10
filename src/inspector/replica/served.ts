import type { Opened, Progress, Replica } from '../replica.types.ts'
import type { Ask } from '../views/asking.ts'
import { Inspection } from './inspection.ts'
import { messageOf } from './strand.ts'
import type { InspectedSystem } from './system.ts'

/** What messages go through: a worker, a port, or a socket whose messages are parsed already. */
export interface PortLike {
  postMessage(message: unknown): void
  onmessage: ((event: { data: unknown }) => void) | null
}

/** What can be asked beside the questions of a replica. */
export interface Steps {
  /** Reads a log; of one too large to be held whole, the part that begins after an entry. */
  open(log: Blob, part?: number): Opened
  /** Begins a log that goes on, or goes on with it; a new header begins anew. */
  append(lines: readonly string[]): Opened
}

type Called = Replica & Steps

interface Question {
  id: number
  question: keyof Called
  args: readonly unknown[]
}

type Reply = { id: number; answer: unknown } | { id: number; problem: string }

/** What a replica tells without being asked. */
export type Pushed = { progress: Progress } | { opened: Opened }

/**
 * Serves a replica over a port. Whatever goes wrong with a question is its answer's problem: the serving
 * goes on.
 */
export function serve(port: PortLike, systems: readonly InspectedSystem[]): void {
  const push = (pushed: Pushed) => port.postMessage(pushed)
  const inspection = new Inspection(systems, {
    onProgress: (progress) => push({ progress }),
    onOpened: (opened) => push({ opened }),
  })
  port.onmessage = async ({ data }) => {
    if (!isQuestion(data)) return
    const { id, question, args } = data
    port.postMessage(await replyTo(id, () => inspection.answer(question, args)))
  }
}

async function replyTo(id: number, answer: () => unknown): Promise<Reply> {
  try {
    return { id, answer: await answer() }
  } catch (error) {
    return { id, problem: messageOf(error) }
  }
}

function isQuestion(data: unknown): data is Question {
  if (typeof data !== 'object' || data === null) return false
  const { id, question, args } = data as Partial<Question>
  return typeof id === 'number' && typeof question === 'string' && Array.isArray(args)
}

/** The asking side of a port. */
export interface Asking {
  ask: Ask
  open(log: Blob, part?: number): Promise<Opened>
  append(lines: readonly string[]): Promise<Opened>
  /** Hears what the replica tells without being asked. @returns what ends it */
  listen(listener: (pushed: Pushed) => void): () => void
  /** All questions that wait are answered with a problem: nobody will answer them any more. */
  close(problem: string): void
}

/** Asks a replica that is served at the other end of a port. */
export function askOver(port: PortLike): Asking {
  const waiting = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>()
  const listeners = new Set<(pushed: Pushed) => void>()
  let count = 0
  let closed: string | undefined
  port.onmessage = ({ data }) => {
    if (typeof data !== 'object' || data === null) return
    if (!('id' in data)) {
      for (const listener of [...listeners]) listener(data as Pushed)
      return
    }
    const reply = data as Reply
    const asker = waiting.get(reply.id)
    waiting.delete(reply.id)
    if ('problem' in reply) asker?.reject(new Error(reply.problem))
    else asker?.resolve(reply.answer)
  }
  const call = (question: keyof Called, args: readonly unknown[]) =>
    new Promise<unknown>((resolve, reject) => {
      if (closed !== undefined) {
        reject(new Error(closed))
        return
      }
      const id = ++count
      waiting.set(id, { resolve, reject })
      port.postMessage({ id, question, args } satisfies Question)
    })
  return {
    ask: ((question: keyof Replica, ...args: unknown[]) => call(question, args)) as Ask,
    open: (log, part) => call('open', [log, part]) as Promise<Opened>,
    append: (lines) => call('append', [lines]) as Promise<Opened>,
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close(problem) {
      closed = problem
      for (const { reject } of waiting.values()) reject(new Error(problem))
      waiting.clear()
    },
  }
}
