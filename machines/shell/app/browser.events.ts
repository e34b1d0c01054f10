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
  /** The page was to be left for what is no address of http(s). */
  | { type: 'browser.leaveRefused' }

/** What whoever asked to leave the page is told when nothing came of it. */
export type LeaveRefused = Extract<BrowserEvent, { type: 'browser.leaveRefused' }>

/** What machines ask of the browser. */
export type BrowserRequest =
  | { type: 'browser.reloadRequested' }
  /** To another site, or to this one by loading it anew; of http(s), a path of this site included. */
  | { type: 'browser.leaveRequested'; url: string }
