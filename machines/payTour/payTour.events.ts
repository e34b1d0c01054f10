import type { LanguageChanged } from '../app/app.events.ts'
import type { PushEvent } from '../realtime/realtime.events.ts'
import type { ReloadDue } from '../updates/updates.events.ts'

/** Flows of the payment client; the others come with their issue. */
export type PayTourFlow =
  | 'avs'
  | 'login'
  | 'moneycharge'
  | 'promocode'
  | 'trialvipabo'
  | 'vipabo'
  | 'vxtvabo'

/** What the payment client's window reports (contract §4); secrets stay in the service. */
export type PayClientEvent =
  | { type: 'payClient.ready' }
  | { type: 'payClient.contentLoaded' }
  | { type: 'payClient.viewReady' }
  | { type: 'payClient.succeeded'; flow: string; redirectTo: string | null; hostId: string | null }
  | { type: 'payClient.closed' }
  /** A window message was dropped: foreign origin or window, or of no known shape. */
  | { type: 'payClient.messageRefused'; reason: string }

export type PayTourEvent =
  | PayClientEvent
  | PushEvent<'sessionExpired'>
  | LanguageChanged
  | ReloadDue
  | { type: 'payTour.openRequested'; flow: PayTourFlow }
  | { type: 'payTour.closeRequested' }
