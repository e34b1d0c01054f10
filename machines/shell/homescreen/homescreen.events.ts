import type { PageEvent } from '../navigation/navigation.events.ts'

/** What the browser reports about installing the app. */
export type InstallEvent =
  /** It can be installed: by the browser's own prompt, or by hand where the browser has none. */
  { type: 'homescreen.offered'; way: 'prompt' | 'manual' } | { type: 'homescreen.installed' }

/** What the browser is told. */
export type InstallRequest = { type: 'homescreen.promptSubmitted' }

export type HomescreenEvent =
  | InstallEvent
  | PageEvent
  | { type: 'homescreen.installRequested' }
  | { type: 'homescreen.dismissed' }

declare module '../../core/address.ts' {
  interface Addresses {
    homescreen: HomescreenEvent
  }
}
