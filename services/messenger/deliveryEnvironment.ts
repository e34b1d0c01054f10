import { openDB } from 'idb'
import type { Environment } from '../core/environment.ts'

/** Tells the other tabs of this origin something, and hears it from them. */
export interface Broadcast {
  post(message: string): void
  close(): void
}

/** What of the browser the store of messages touches, each behind one small replaceable name. */
export interface DeliveryEnvironment
  extends Pick<Environment, 'after' | 'isVisible' | 'onPageChange'> {
  openDatabase: typeof openDB
  /**
   * Calls `hold` once this tab has the lock, which it keeps until what that answers resolves.
   * @returns null where there are no locks; else what rejects when the lock was not got, or was stolen
   */
  requestLock(
    name: string,
    options: { signal?: AbortSignal; steal?: boolean },
    hold: () => Promise<void>,
  ): Promise<void> | null
  /** Calls `react` with what other tabs post under the name; null where they cannot be reached. */
  openBroadcast(name: string, react: (message: unknown) => void): Broadcast | null
}

/** What a window has, or has not. */
interface Page {
  navigator?: { locks?: LockManager }
  BroadcastChannel?: typeof BroadcastChannel
}

/** The environment of the store of messages that a browser window gives. */
export function browserDeliveryEnvironment(
  page: Page,
  { after, isVisible, onPageChange }: Environment,
): DeliveryEnvironment {
  return {
    after,
    isVisible,
    onPageChange,
    openDatabase: openDB,
    requestLock(name, options, hold) {
      return page.navigator?.locks?.request(name, options, hold) ?? null
    },
    openBroadcast(name, react) {
      if (!page.BroadcastChannel) return null
      const channel = new page.BroadcastChannel(name)
      channel.onmessage = ({ data }) => react(data)
      return { post: (message) => channel.postMessage(message), close: () => channel.close() }
    },
  }
}
