import { openDB } from 'idb'
import type { Environment } from '../core/environment.ts'

/** What of the browser the store of messages touches, each behind one small replaceable name. */
export interface DeliveryEnvironment
  extends Pick<
    Environment,
    'after' | 'holdReload' | 'isVisible' | 'onPageChange' | 'openBroadcast'
  > {
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
}

/** What a window has, or has not. */
interface Page {
  navigator?: { locks?: LockManager }
}

/** The environment of the store of messages that a browser window gives. */
export function browserDeliveryEnvironment(
  page: Page,
  { after, holdReload, isVisible, onPageChange, openBroadcast }: Environment,
): DeliveryEnvironment {
  return {
    after,
    holdReload,
    isVisible,
    onPageChange,
    openBroadcast,
    openDatabase: openDB,
    requestLock(name, options, hold) {
      return page.navigator?.locks?.request(name, options, hold) ?? null
    },
  }
}
