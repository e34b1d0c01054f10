import { meetingChannel, privateChannel, protocol } from '../agent/channels.ts'
import { agentLock, hold, inspectorLock, type LockingPage, untilFree } from '../agent/locks.ts'
import {
  type About,
  type AgentMessage,
  type Dropped,
  type InspectorMessage,
  type Order,
  readAgent,
  readMeeting,
} from '../agent/messages.ts'
import type { DroppedCounts, Link, LinkEvent } from './link.types.ts'

/** The parts of a window that a link uses. */
export interface LinkWindow extends LockingPage, Pick<Window, 'setTimeout' | 'clearTimeout'> {
  BroadcastChannel: typeof BroadcastChannel
  WebSocket: typeof WebSocket
  crypto: Pick<Crypto, 'randomUUID'>
  location: Pick<Location, 'origin'>
}

/** Whoever is inspected, and the way there. */
interface Connection {
  /** The tab; undefined for a process. */
  tab: string | undefined
  peer: string
  /** A log has begun. */
  isOpen: boolean
  post(message: InspectorMessage): void
  close(): void
}

/** What of a message the inspector's side adds by itself. */
type Saying<T = InspectorMessage> = T extends InspectorMessage
  ? Omit<T, 'protocol' | 'peer'>
  : never

/** A tab that says nothing for so long has no agent any more, in ms. */
const patience = 5_000

/** With or without the address of the inspector's page before it, as a process prints it. */
const processAddress =
  /^(?:https?:\S+#node=)?(ws:\/\/(?:127\.0\.0\.1|localhost):\d+\/([\w-]{20,}))$/

/**
 * Makes the way from the inspector's page to who can be inspected. Of what comes, only messages of who is
 * attached are taken; others are counted.
 * @param tell is told what happens on the way
 */
export function createLink(page: LinkWindow, tell: (event: LinkEvent) => void): Link {
  const { origin } = page.location
  const tabs = new Map<string, About>()
  const counts: Record<Dropped, number> = { origin: 0, version: 0, peer: 0, form: 0 }
  const orders = new Map<number, (refusal: string | null) => void>()
  const meeting = new page.BroadcastChannel(meetingChannel)
  let connection: Connection | undefined
  /** A tab that was attached and is gone: it is attached again when it comes back. */
  let awaited: string | undefined
  /** The log that was begun last, of who was chosen last. */
  let log: string | undefined
  let lastOrder = 0

  function drop(why: Dropped): void {
    counts[why]++
    tell({ type: 'link.messagesDropped', counts: { ...counts } satisfies DroppedCounts })
  }

  function tellTabs(): void {
    tell({ type: 'link.tabsChanged', tabs: [...tabs.values()].reverse() })
  }

  meeting.addEventListener('message', (event) => {
    const { message, dropped } = readMeeting(event, origin)
    if (dropped) return drop(dropped)
    if (message.kind === 'here') {
      const { about } = message
      if (tabs.get(about.tab)?.log !== about.log) tabs.delete(about.tab)
      tabs.set(about.tab, about)
      tellTabs()
      const isAnother = connection?.tab === about.tab && connection.isOpen && log !== about.log
      if (awaited === about.tab || isAnother) attach(about.tab)
    } else if (message.kind === 'gone') {
      if (tabs.delete(message.tab)) tellTabs()
      if (connection?.tab === message.tab && !connection.isOpen) lose(true, reasonOf(true))
    } else if (message.kind === 'waiting' && !connection) {
      look()
    }
    return undefined
  })

  function look(): void {
    meeting.postMessage({ protocol, kind: 'look' })
  }

  function say(message: Saying): void {
    if (!connection) return
    connection.post({ ...message, protocol, peer: connection.peer })
  }

  function hear(arrived: { data: unknown; origin: string }, peer: string, from: string) {
    if (connection?.peer !== peer) return
    const { message, dropped } = readAgent(arrived, from, peer)
    if (message) take(message)
    else drop(dropped)
  }

  function take(message: AgentMessage): void {
    if (message.kind === 'opened') {
      const { about } = message
      const isReload = log !== undefined && log !== about.log
      log = about.log
      if (connection) connection.isOpen = true
      tell({ type: 'link.opened', about, isReload })
    } else if (message.kind === 'lines') {
      tell({ type: 'link.linesCame', lines: message.lines })
    } else if (message.kind === 'showing') {
      tell({ type: 'link.shown', shown: message.shown })
    } else if (message.kind === 'replica') {
      tell({ type: 'link.replicaSaid', message: message.message })
    } else if (message.kind === 'answer') {
      orders.get(message.order)?.(message.refusal)
      orders.delete(message.order)
    } else {
      lose(message.isReload, reasonOf(message.isReload))
    }
  }

  function reasonOf(isReload: boolean): string {
    if (connection?.tab === undefined) return 'the process ended'
    return isReload ? 'its page is left or loaded again' : 'it let the inspector go'
  }

  /** Whoever was inspected is gone. */
  function lose(isReload: boolean, reason: string): void {
    const tab = connection?.tab
    release()
    awaited = tab
    tell({ type: 'link.closed', isReload, reason })
  }

  function release(): void {
    const closing = connection
    connection = undefined
    awaited = undefined
    closing?.close()
    for (const refuse of orders.values()) refuse('whoever was inspected is gone')
    orders.clear()
  }

  function detach(): void {
    say({ kind: 'detach' })
    release()
  }

  function attach(tab: string): void {
    detach()
    const peer = page.crypto.randomUUID()
    const channel = new page.BroadcastChannel(privateChannel(peer))
    const closing = new AbortController()
    const silent = page.setTimeout(() => {
      if (connection?.peer === peer) lose(false, 'its tab does not answer')
    }, patience)
    connection = {
      tab,
      peer,
      isOpen: false,
      post: (message) => channel.postMessage(message),
      close() {
        closing.abort()
        channel.close()
        page.clearTimeout(silent)
      },
    }
    const heard = () => {
      page.clearTimeout(silent)
      untilFree(page, agentLock(peer), closing.signal, () => {
        if (connection?.peer === peer) lose(false, 'its tab was closed, or its page crashed')
      })
    }
    channel.addEventListener('message', heard, { once: true })
    channel.addEventListener('message', (event) => hear(event, peer, origin))
    void hold(page, inspectorLock(peer), closing.signal).then(() => {
      if (connection?.peer === peer) meeting.postMessage({ protocol, kind: 'attach', tab, peer })
    })
  }

  function attachToProcess(address: string): void {
    const [, url, peer] = processAddress.exec(address) ?? []
    if (!url || !peer) {
      throw new TypeError(
        'This is no address of a process on this computer. It is like ws://127.0.0.1:PORT/TOKEN: copy what the process printed.',
      )
    }
    detach()
    log = undefined
    const socket = new page.WebSocket(url)
    const isOpen = new Promise((resolve) => socket.addEventListener('open', resolve))
    connection = {
      tab: undefined,
      peer,
      isOpen: false,
      post: (message) => void isOpen.then(() => socket.send(JSON.stringify(message))),
      close: () => socket.close(),
    }
    const from = new URL(url).origin
    socket.addEventListener('message', (event) => {
      hear({ data: parsed(event.data), origin: event.origin }, peer, from)
    })
    socket.addEventListener('close', () => {
      if (connection?.peer === peer) lose(false, 'the process ended, or refused the address')
    })
  }

  look()
  return {
    attach(tab) {
      log = undefined
      attach(tab)
    },
    attachToProcess,
    detach,
    order(order: Order) {
      if (!connection) return Promise.resolve('nobody is inspected')
      const id = ++lastOrder
      return new Promise((resolve) => {
        orders.set(id, resolve)
        say({ kind: 'order', id, order })
      })
    },
    tellReplica: (message) => say({ kind: 'replica', message }),
    close() {
      detach()
      meeting.close()
    },
  }
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}
