import { toNowOrLater } from '../../core/address.ts'
import type { SessionEstablished } from '../realtime/realtime.events.ts'

/** Whatever of yours could not be loaded is to be asked for again now. */
export type RetryDue = { type: 'recovery.retryDue' }

export type RecoveryEvent =
  | SessionEstablished
  | { type: 'browser.wentOnline' }
  /** Something could not be loaded; who says so takes `recovery.retryDue`. */
  | { type: 'recovery.loadFailed' }

/** Both arguments of the `sendTo` by which a state says that its load failed. */
export const loadFailed = toNowOrLater('recovery', { type: 'recovery.loadFailed' })

declare module '../../core/address.ts' {
  interface Addresses {
    recovery: RecoveryEvent
  }
}

declare module '../../core/facts.ts' {
  interface Facts {
    'recovery.retryDue': RetryDue
  }
}
