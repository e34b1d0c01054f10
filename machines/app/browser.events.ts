/** What the browser reports. */
export type BrowserEvent =
  | { type: 'browser.wentOnline' }
  | { type: 'browser.wentOffline' }
  /** The tab went out of sight, or the page is being left. */
  | { type: 'browser.hidden' }
  | { type: 'browser.shown' }
  /** A part of the page did not load [LOAD-3]. */
  | { type: 'browser.preloadFailed'; asset: string }
  /** The page was frozen, asleep or in the back-forward cache and runs again. */
  | { type: 'browser.resumed' }

/** What machines ask of the browser. */
export type BrowserRequest = { type: 'browser.reloadRequested' }
