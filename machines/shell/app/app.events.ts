import type { EventHeld } from '../../core/address.ts'
import type { Language } from '../../core/language.ts'
import type { BrowserStorageEvent, StoredItems } from '../storage/storage.events.ts'
import type { BrowserEvent } from './browser.events.ts'

/** What machines and views need of the runtime configuration (contract §1); no secret is in it. */
export interface AppConfig {
  build: string
  environment: string
  payUrl: string
  loginEnabled: boolean
  forcedAgeVerification: boolean
  siteVariant: string | null
  /** The only origin whose checkout messages are accepted [CHK-4]. */
  checkoutOrigin: string
  /** How the waits between attempts to connect are, when one after the other fails [RT-9]. */
  reconnect: Reconnect
  /** What the guest holds, as far as the browser says; it is not part of the file. */
  device: Device
}

/** Always the same, or growing: a platform under load asks for that. */
export const reconnectKinds = ['steady', 'growing'] as const
export type Reconnect = (typeof reconnectKinds)[number]

/** Kinds of devices that the payment client is shown on in their own way [PAY-25 PAY-26]. */
export type Device = 'desktop' | 'mobile' | 'ieMobile'

/** Why the boot stopped. */
export type BootFailure =
  | { reason: 'configUnreachable' }
  | { reason: 'configInvalid'; key: string }
  /** The service itself failed, or none is there. */
  | { reason: 'defect'; message: string }

/** What everybody is told who speaks to the platform or the guest in a language. */
export type LanguageChanged = { type: 'navigation.languageChanged'; language: Language }

/** What the root tells itself of an actor that failed. */
export type Restarted = {
  type: 'app.restarted'
  address: string
  /** The name of its error: what an error says differs from browser to browser. */
  errorName: string
}

export type AppEvent =
  | BrowserEvent
  | LanguageChanged
  | EventHeld
  /** What the guest asked of actors that did not come is no longer wanted. */
  | { type: 'app.wishesDropped' }
  /** An actor failed, and what begins anew because of it runs. */
  | Restarted
  /** The guest asked for another try after a failed boot. */
  | { type: 'app.retryRequested' }
  /** A medium that was to be shown did not come [CAL-12]. */
  | { type: 'app.mediaPreloadFailed'; asset: string }
  /** Everything that is stored and that consent covers, once, as the app starts. */
  | { type: 'storage.itemsKnown'; items: StoredItems }
  | Extract<BrowserStorageEvent, { type: 'storage.itemChanged' }>

/** What the app tells listeners. */
export type AppEmitted =
  /** A part of the page, or a medium, did not load [LOAD-3 CAL-12]. */
  { type: 'preloadFailed'; asset: string }

declare module '../../core/address.ts' {
  interface Addresses {
    app: AppEvent
  }
}

declare module '../../core/facts.ts' {
  interface Facts {
    'navigation.languageChanged': LanguageChanged
  }
}
