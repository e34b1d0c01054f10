import type { About, Dropped, Order, Shown } from '../agent/messages.ts'

export type { About, Dropped, Order, Shown } from '../agent/messages.ts'

/** How many messages were not taken, by why. */
export type DroppedCounts = Readonly<Record<Dropped, number>>

/** What a link tells. */
export type LinkEvent =
  /** The tabs that can be chosen from, the newest first. */
  | { type: 'link.tabsChanged'; tabs: readonly About[] }
  /** A log begins; its lines follow, from the header on. `isReload`: the same tab was loaded again. */
  | { type: 'link.opened'; about: About; isReload: boolean }
  /** Lines of the log, each with its line break. */
  | { type: 'link.linesCame'; lines: readonly string[] }
  /** Of the replica that runs in the process which is inspected. */
  | { type: 'link.replicaSaid'; message: unknown }
  /** What the app's window shows in place of what is now; null when it shows that. */
  | { type: 'link.shown'; shown: Shown | null }
  /** Whoever was inspected is gone. `isReload`: its page is being loaded again and is awaited. */
  | { type: 'link.closed'; isReload: boolean; reason: string }
  | { type: 'link.messagesDropped'; counts: DroppedCounts }

/** The way from the inspector's page to who can be inspected. */
export interface Link {
  /** Attaches to a tab; whoever was attached before is let go. */
  attach(tab: string): void
  /**
   * Attaches to a process that lets itself be inspected.
   * @param address `ws://127.0.0.1:PORT/TOKEN`
   * @throws TypeError for another address
   */
  attachToProcess(address: string): void
  detach(): void
  /** @returns null when it was carried out, else why not */
  order(order: Order): Promise<string | null>
  /** Says something to the replica in the process which is inspected. */
  tellReplica(message: unknown): void
  /** Ends it all; who is attached is let go. */
  close(): void
}
