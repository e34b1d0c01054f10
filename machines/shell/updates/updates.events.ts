/** What the service worker reports. */
export type ServiceWorkerEvent =
  /** A newer build is installed and waits. */
  | { type: 'updates.versionReady' }
  /** The newer build took over: the page must be loaded again. */
  | { type: 'updates.versionTookOver' }
  /** The server has another build than this page's, whose files are gone. */
  | { type: 'updates.buildReplaced' }

/** What the service worker is told. */
export type ServiceWorkerRequest =
  | { type: 'updates.activationSubmitted' }
  /** Is this still the build that the server has? */
  | BuildAsked<'updates.comparisonSubmitted'>

interface BuildAsked<TType extends string> {
  type: TType
  /** The one that this page runs, as its configuration named it. */
  build: string
}

export type UpdatesEvent =
  | ServiceWorkerEvent
  | { type: 'updates.installRequested' }
  | { type: 'updates.postponed' }
  /** Code of this page did not come. */
  | BuildAsked<'updates.codeMissed'>

/** What the payment tour is told: the page is to be loaded again, though not during a payment. */
export type ReloadDue = { type: 'updates.reloadDue' }

declare module '../../core/address.ts' {
  interface Addresses {
    updates: UpdatesEvent
  }
}
