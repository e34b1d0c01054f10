import type { BrowserEvent } from './browser.events.ts'

/** What machines and views need of the runtime configuration (contract §1); no secret is in it. */
export interface AppConfig {
  build: string
  environment: string
  payUrl: string
  loginEnabled: boolean
  forcedAgeVerification: boolean
  siteVariant: string | null
}

/** Why the boot stopped. */
export type BootFailure =
  | { reason: 'configUnreachable' }
  | { reason: 'configInvalid'; key: string }
  /** The service itself failed, or none is there. */
  | { reason: 'defect'; message: string }

export type AppEvent =
  | BrowserEvent
  /** The guest asked for another try after a failed boot. */
  | { type: 'app.retryRequested' }
