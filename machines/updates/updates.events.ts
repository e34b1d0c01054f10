/** What the service worker reports. */
export type ServiceWorkerEvent =
  /** A newer build is installed and waits. */
  | { type: 'updates.versionReady' }
  /** The newer build took over: the page must be loaded again. */
  | { type: 'updates.versionTookOver' }

/** What the service worker is told. */
export type ServiceWorkerRequest = { type: 'updates.activationSubmitted' }

export type UpdatesEvent =
  | ServiceWorkerEvent
  | { type: 'updates.installRequested' }
  | { type: 'updates.postponed' }

/** What the payment tour is told: the page is to be loaded again, though not during a payment. */
export type ReloadDue = { type: 'updates.reloadDue' }
