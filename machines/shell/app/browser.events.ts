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

/** What the channel is told of the network. */
export type NetworkEvent = Extract<
  BrowserEvent,
  { type: 'browser.wentOnline' | 'browser.wentOffline' | 'browser.resumed' }
>

/** What whoever asked to leave the page is told when nothing came of it. */
export type LeaveRefused = Extract<BrowserEvent, { type: 'browser.leaveRefused' }>

/** What machines ask of the browser. */
export type BrowserRequest =
  | { type: 'browser.reloadRequested' }
  /** To another site, or to this one by loading it anew; of http(s), a path of this site included. */
  | { type: 'browser.leaveRequested'; url: string }

declare module '../../core/address.ts' {
  interface Addresses {
    browser: BrowserRequest
  }
}

declare module '../../core/facts.ts' {
  interface Facts {
    'browser.shown': Extract<BrowserEvent, { type: 'browser.shown' }>
    'browser.hidden': Extract<BrowserEvent, { type: 'browser.hidden' }>
    'browser.leaveRefused': LeaveRefused
  }
}
