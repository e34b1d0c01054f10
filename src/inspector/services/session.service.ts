import type { SessionEvent, SessionOrder, Source } from '../inspector/inspector.events.ts'
import type { Link, LinkEvent, Order } from '../link/link.types.ts'
import type { Opened, Progress } from '../replica.types.ts'
import type { Ask } from '../views/asking.ts'
import type { Forwarding, ForwardingParts } from './forwarding.service.ts'
import type { LogStore } from './logs.service.ts'

/** The asking side of a replica. */
export interface Asking {
  ask: Ask
  open(log: Blob, part?: number): Promise<Opened>
  append(lines: readonly string[]): Promise<Opened>
  /** Hears what the replica tells without being asked. @returns what ends it */
  listen(listener: (pushed: { progress: Progress } | { opened: Opened }) => void): () => void
  /** All questions that wait are answered with a problem. */
  close(problem: string): void
}

/** A replica in a worker of this page, which ends with it. */
export interface RunningReplica extends Asking {
  end(): void
}

/** A port through which a replica elsewhere is asked. */
export interface Port {
  postMessage(message: unknown): void
  onmessage: ((event: { data: unknown }) => void) | null
}

/** What sessions stand on. */
export interface SessionEnvironment {
  startReplica(): RunningReplica
  askOver(port: Port): Asking
  createLink(tell: (event: LinkEvent) => void): Link
  /** Opens Stately's inspector and tells it what goes on; its code comes with the first call. */
  forward(parts: ForwardingParts): Promise<Forwarding>
  /** The log of the example session. */
  recordExample(): Promise<Blob>
  logs: LogStore
  now(): number
}

/** Whoever is told, until nobody is any more. */
interface Session {
  ask: Ask
  order(order: SessionOrder): void
  end(): void
}

/** Larger logs are not kept in this browser, in bytes. */
const mostKept = 100 * 2 ** 20
const closed = 'What was asked about is closed'
const stays = 'Its log stays here, and what comes next is shown when it is back.'
const keepsLog = 'Its states are gone with it; started with --out FILE it keeps its log.'

/** Sessions, one at a time, and how the one that is open is asked. */
export class Sessions {
  readonly #environment: SessionEnvironment
  #open: Session | undefined

  constructor(environment: SessionEnvironment) {
    this.#environment = environment
  }

  /** Asks the replica of what is open; rejects when nothing is. */
  readonly ask: Ask = (question, ...args) =>
    this.#open ? this.#open.ask(question, ...args) : Promise.reject(new Error('Nothing is open'))

  /**
   * The work of slot `session`: opens a source and tells of it.
   * @returns takes orders, and what ends it
   */
  begin(source: Source, tell: (event: SessionEvent) => void): Session {
    const session =
      source.kind === 'app' || source.kind === 'node'
        ? liveSession(this.#environment, source, tell)
        : fileSession(this.#environment, source, tell)
    this.#open = session
    return {
      ...session,
      end: () => {
        if (this.#open === session) this.#open = undefined
        session.end()
      },
    }
  }
}

/** Tells of what was opened: the first time, and when it is another or more. */
function teller(ask: Ask, tell: (event: SessionEvent) => void, isLive: boolean) {
  let last: Opened | undefined
  return async (opened: Opened, isAgain = false, isReload = false) => {
    const isSame = !isAgain && last?.id === opened.id
    // an answer that was overtaken
    if (isSame && last && opened.length < last.length) return undefined
    last = opened
    if (isSame) return tell({ type: 'session.grew', opened })
    const moment = { branch: 'log', position: opened.length, microstep: 0 } as const
    const actors = await ask('actors', moment).catch(() => [])
    const actor = actors.find(({ logic }) => logic === 'machine')?.path ?? null
    return tell({ type: 'session.opened', opened: last, isLive, actor, isReload })
  }
}

function fileSession(
  { startReplica, recordExample, logs, now }: SessionEnvironment,
  source: Exclude<Source, { kind: 'app' | 'node' }>,
  tell: (event: SessionEvent) => void,
): Session {
  const replica = startReplica()
  const told = teller(replica.ask, tell, false)
  let isOver = false
  let held: Blob | undefined
  let parts = 0
  const load = async () => {
    if (source.kind === 'file') return source.file
    return source.kind === 'recent' ? logs.read(source.id) : recordExample()
  }
  const open = async () => {
    const log = await load()
    held = log
    replica.listen((pushed) => {
      if (isOver) return
      if ('progress' in pushed) tell({ type: 'session.progressed', progress: pushed.progress })
    })
    const opened = await replica.open(log)
    if (isOver) return
    if (opened.length === 0 && opened.problem !== null) throw new Error(opened.problem)
    await told(opened)
    if (source.kind !== 'file' || opened.id === '' || log.size > mostKept) return
    const { id, system, length } = opened
    await logs
      .keep(
        { id, name: source.name, system, entries: length, size: log.size, openedAt: now() },
        log,
      )
      .catch(() => undefined)
  }
  open().catch((error: Error) => {
    if (!isOver) tell({ type: 'session.failed', sentence: error.message })
  })
  const refuse = (sentence: string) => tell({ type: 'session.answered', sentence, isRefusal: true })
  const openPart = async (log: Blob, part: number) => {
    const own = ++parts
    const isWanted = () => !isOver && own === parts
    try {
      const opened = await replica.open(log, part)
      if (isWanted()) await told(opened, true)
    } catch (error) {
      if (isWanted()) refuse((error as Error).message)
    }
  }
  return {
    ask: replica.ask,
    order(order) {
      if (order.type === 'order.open' && held) void openPart(held, order.part)
      else refuse('A log takes no orders')
    },
    end() {
      isOver = true
      replica.close(closed)
      replica.end()
    },
  }
}

function liveSession(
  { startReplica, askOver, createLink, forward }: SessionEnvironment,
  source: Extract<Source, { kind: 'app' | 'node' }>,
  tell: (event: SessionEvent) => void,
): Session {
  const port: Port = { postMessage: (message) => link.tellReplica(message), onmessage: null }
  const own = source.kind === 'app' ? startReplica() : undefined
  const asking: Asking = own ?? askOver(port)
  const told = teller(asking.ask, tell, true)
  let isOver = false
  let isOpen = false
  let isLost = false
  let isReload = false
  /** Orders to show something that are under way. */
  let showing = 0
  let length = 0
  let forwarding: Forwarding | undefined
  async function switchForwarding(isWanted: boolean): Promise<null> {
    forwarding?.end()
    forwarding = undefined
    tell({ type: 'session.forwarding', isForwarding: false })
    if (!isWanted) return null
    const failed = ({ message }: Error) => {
      void switchForwarding(false)
      tell({ type: 'session.answered', sentence: message, isRefusal: true })
    }
    const begun = await forward({ ask: asking.ask, length, failed })
    if (isOver) begun.end()
    else forwarding = begun
    tell({ type: 'session.forwarding', isForwarding: !isOver })
    return null
  }
  const fail = (error: Error) => {
    if (isOver) return
    if (isOpen) tell({ type: 'session.answered', sentence: error.message, isRefusal: true })
    else tell({ type: 'session.failed', sentence: error.message })
  }
  const hear = (event: LinkEvent) => {
    if (isOver) return
    if (event.type === 'link.linesCame' && own) own.append(event.lines).then(shown, fail)
    if (event.type === 'link.replicaSaid') port.onmessage?.({ data: event.message })
    if (event.type === 'link.messagesDropped') tell(event)
    if (event.type === 'link.opened') isReload = event.isReload
    if (event.type === 'link.shown' && event.shown === null && showing === 0)
      tell({ type: 'session.appCameBack' })
    if (event.type === 'link.closed') {
      isLost = true
      lose(event.reason)
    }
  }
  /** A replica of this page goes on answering; that of a process is gone with it. */
  const lose = (reason: string) => {
    if (!isOpen) return fail(new Error(`It cannot be inspected: ${reason}.`))
    if (own) return tell({ type: 'session.lost', sentence: `Lost: ${reason}. ${stays}` })
    return tell({ type: 'session.failed', sentence: `Lost: ${reason}. ${keepsLog}` })
  }
  const shown = (opened: Opened) => {
    if (isOver) return
    const isAgain = isOpen && isLost
    isOpen = true
    isLost = false
    length = opened.length
    if (isAgain) void switchForwarding(false)
    else forwarding?.upTo(length)
    void told(opened, isAgain, isReload)
  }
  async function carryOut(order: SessionOrder): Promise<string | null> {
    if (order.type === 'order.forward') return switchForwarding(order.isForwarding)
    if (order.type !== 'order.show') return link.order(await orderFor(order, asking.ask))
    showing++
    try {
      return await link.order(await orderFor(order, asking.ask))
    } finally {
      showing--
    }
  }
  const link = createLink(hear)
  asking.listen((pushed) => {
    if (isOver) return
    if ('opened' in pushed) shown(pushed.opened)
    else if (!isOpen || pushed.progress.work === 'covering') {
      tell({ type: 'session.progressed', progress: pushed.progress })
    }
  })
  try {
    if (source.kind === 'app') link.attach(source.id)
    else link.attachToProcess(source.address)
  } catch (error) {
    queueMicrotask(() => fail(error as Error))
  }
  return {
    ask: asking.ask,
    order(order) {
      // A window that is gone shows nothing any more
      if (order.type === 'order.show' && isLost) return
      carryOut(order).then(
        (refusal) => tell(answered(order, refusal)),
        (error: Error) => tell(answered(order, error.message)),
      )
    },
    end() {
      isOver = true
      forwarding?.end()
      link.close()
      asking.close(closed)
      own?.end()
    },
  }
}

/** @returns the order as whoever is inspected takes it */
async function orderFor(
  order: Exclude<SessionOrder, { type: 'order.forward' }>,
  ask: Ask,
): Promise<Order> {
  switch (order.type) {
    case 'order.send':
      return { kind: 'send', actor: order.actor, event: JSON.parse(order.event) }
    case 'order.fire':
      return { kind: 'fire', ...order.timer }
    case 'order.show': {
      if (order.position === null) return { kind: 'show', seq: null }
      const rows = await ask('rows', 'log', {}, order.position - 1, 1)
      return { kind: 'show', seq: rows[0]?.seq ?? 0 }
    }
    case 'order.open':
      throw new Error('What goes on is shown whole')
  }
}

const doneWords: Readonly<Record<SessionOrder['type'], string>> = {
  'order.send': 'Sent to the app',
  'order.fire': 'The timer fired',
  'order.show': 'The app’s window shows it',
  'order.forward': 'Forwarding was switched',
  'order.open': 'The part is shown',
}

function answered(order: SessionOrder, refusal: string | null): SessionEvent {
  const isNow = order.type === 'order.show' && order.position === null
  return {
    type: 'session.answered',
    sentence: refusal ?? (isNow ? 'The app’s window shows what is now' : doneWords[order.type]),
    isRefusal: refusal !== null,
  }
}
