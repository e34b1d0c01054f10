/** What the browser reports. */
export type BrowserEvent =
  | { type: 'browser.wentOnline' }
  | { type: 'browser.wentOffline' }
  /** The page was frozen, asleep or in the back-forward cache and runs again. */
  | { type: 'browser.resumed' }

/** What machines ask of the browser. */
export type BrowserRequest = { type: 'browser.reloadRequested' }
