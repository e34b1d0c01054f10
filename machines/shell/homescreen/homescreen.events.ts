import type { PageEvent } from '../navigation/navigation.events.ts'

/** By the browser's own prompt, or by hand where the browser has none. */
export type HomescreenWay = 'prompt' | 'manual'

/** What the browser reports about installing the app. */
export type InstallEvent =
  /** It can be installed. */
  { type: 'homescreen.offered'; way: HomescreenWay } | { type: 'homescreen.installed' }

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
