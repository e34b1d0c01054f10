import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { LanguageChanged } from '../../shell/app/app.events.ts'
import type { OverlayEvent } from '../../shell/navigation/overlays.ts'
import type { PushEvent } from '../../shell/realtime/realtime.events.ts'
import type { ReloadDue } from '../../shell/updates/updates.events.ts'
import type { PayTourFlow } from './payTour.flows.ts'
import type { PayTourDisplay, PayTourOptions, PayTourPrefill } from './payTour.options.ts'
import type { Origin } from './payTour.origin.ts'

/** Questions and orders that the payment client answers [PAY-40]. */
export const payClientActions = [
  'getactiveabos',
  'getbalance',
  'logout',
  'isLoggedIn',
  'hasLoginCookie',
  'getavsstatus',
] as const
export type PayClientAction = (typeof payClientActions)[number]

/** What the payment client's window reports (contract §4) [PAY-23]; secrets stay in the service. */
export type PayClientEvent =
  /** It has a window: its frame stands over the page, or its tab is open. */
  | { type: 'payClient.opened' }
  | { type: 'payClient.ready' }
  /** It gave a transfer token, which the service keeps: it is ready [PAY-24]. */
  | { type: 'payClient.transferTokenGiven' }
  | { type: 'payClient.contentLoaded' }
  | { type: 'payClient.viewReady' }
  | { type: 'payClient.succeeded'; flow: string; redirectTo: string | null; hostId: string | null }
  | { type: 'payClient.closed' }
  | { type: 'payClient.loggedOut' }
  | { type: 'payClient.signedUp' }
  | { type: 'payClient.countdownFinished' }
  /** Where to, as a path of this site or an address of http(s). */
  | { type: 'payClient.redirectRequested'; url: string }
  /** How far down its own page, in px. */
  | { type: 'payClient.scrollRequested'; top: number }
  /** How high its content is, in px. */
  | { type: 'payClient.resized'; height: number }
  /** Flow-changed [LGN-11], view-changed, receipt-shown and the like. */
  | { type: 'payClient.hookReported'; hook: string; from: string; to: string; success: boolean }
  | { type: 'payClient.loginCookieKnown'; hasLoginCookie: boolean }
  | { type: 'payClient.actionAnswered'; action: PayClientAction; data: unknown }
  /** A window message was dropped: foreign origin or window, or of no known shape. */
  | { type: 'payClient.messageRefused'; reason: string; count?: number }
  /** The tab that showed it is gone, whoever closed it. */
  | { type: 'payClient.tabLost' }
  /** The browser let no tab open. */
  | { type: 'payClient.tabBlocked' }

/** What the payment client's window is told (contract §4) [PAY-37 to PAY-41]. */
export type PayClientRequest =
  /** With the token, which the service adds [PAY-37]. */
  | { type: 'payClient.sessionInitSubmitted' }
  | { type: 'payClient.routeSubmitted'; route: string }
  | { type: 'payClient.paramsSubmitted'; options: Readonly<Record<string, string>> }
  | {
      type: 'payClient.actionSubmitted'
      action: PayClientAction
      params: Readonly<Record<string, boolean>>
    }
  /** Its tab is to come to the front; a frame is there already. */
  | { type: 'payClient.focusSubmitted' }

/** How the payment client is shown [PAY-25 to PAY-27 PAY-47]. */
export type PayTourPresentation = 'frame' | 'fullHeightFrame' | 'tab'

/** What somebody asks for who opens the pay tour. */
export interface PayTourRequest {
  /** `moneycharge` without one [PAY-52]. */
  flow?: PayTourFlow
  options?: PayTourOptions
  prefill?: PayTourPrefill
  display?: Partial<PayTourDisplay>
}

/** Which flow the address of the document names. */
export interface PayTourArrival {
  /** `showModalbox` is 1 [PAY-2]. */
  showsModalbox: boolean
  /** `vxpAutoFlow`; null without one [PAY-3]. */
  autoFlow: string | null
  /** `vxpFlow`; null without one [PAY-4]. */
  namedFlow: string | null
  /** Null for an address that tells of none [PAY-6 PAY-8]. */
  origin: Origin | null
}

/** What listeners are told: the payment client's answer to an action [PAY-40]. */
export type PayTourEmitted = { type: 'payClientAnswered'; action: PayClientAction; data: unknown }

export type PayTourEvent =
  | PayClientEvent
  | OverlayEvent
  | GuestIdentified
  | PushEvent<'sessionExpired'>
  | LanguageChanged
  | ReloadDue
  | ({ type: 'payTour.openRequested' } & PayTourRequest)
  | { type: 'payTour.closeRequested' }
  /** Another view of the open flow. */
  | { type: 'payTour.routeRequested'; route: string }
  | { type: 'payTour.paramsRequested'; options: PayTourOptions }
  /** Waits until the payment client is ready, asked every 500 ms [PAY-50]. */
  | { type: 'payTour.actionRequested'; action: PayClientAction; params?: Record<string, boolean> }
  /** The tab that shows the payment client is to come to the front. */
  | { type: 'payTour.frontRequested' }
  /** Another try of what did not answer or was not let open. */
  | { type: 'payTour.retryRequested' }
  /** What the document's address opens by itself, once per document [PAY-2 PAY-3 PAY-4]. */
  | ({ type: 'payTour.arrived' } & PayTourArrival)
  /** What an earlier visit stored of where it came from. */
  | { type: 'payTour.originStored'; value: string }

/** What the owner of the opened flow is told when it is over, success or not. */
export type PayTourEnded = {
  type: 'payTour.ended'
  flow: PayTourFlow
  isSuccess: boolean
  /** It was a login or signup: `login.succeeded` or `login.confirmFailed` follows. */
  isLogin: boolean
}

declare module '../../core/address.ts' {
  interface Addresses {
    payTour: PayTourEvent
  }
}
