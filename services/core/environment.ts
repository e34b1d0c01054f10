import type { UNSAFE_createMemoryHistory } from 'react-router'

/** What the socket service needs of a WebSocket: the browser's and the one of `ws` fit. */
export interface WebSocketLike {
  /** 1 while it is open. */
  readonly readyState: number
  send(text: string): void
  close(code?: number, reason?: string): void
  addEventListener(type: 'open' | 'error', listener: () => void): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
  addEventListener(type: 'close', listener: (event: { code: number; reason: string }) => void): void
}

/** A message that another window posted to this one. */
export interface WindowMessage {
  origin: string
  source: unknown
  data: unknown
}

/** A window that messages can be posted to. */
export interface WindowLike {
  postMessage(message: unknown, targetOrigin: string): void
}

/** A window that we opened. */
export interface OpenedWindow extends WindowLike {
  /** Whether the guest or its page closed it. */
  readonly closed: boolean
  close(): void
  focus(): void
}

/** Tells the other tabs of this origin something, and hears it from them. */
export interface Broadcast {
  post(message: string): void
  close(): void
}

/** A frame that nobody sees. */
export interface HiddenFrame {
  /** Null once it is removed. */
  window(): WindowLike | null
  remove(): void
}

/** The history of the tab, as react-router keeps it; it takes one listener. */
export type PageHistory = Pick<
  ReturnType<typeof UNSAFE_createMemoryHistory>,
  'go' | 'listen' | 'location' | 'push' | 'replace'
>

/** What services need of a registered service worker. */
export interface WorkerRegistrationLike {
  /** The newer one that waits for its turn. */
  readonly waiting: { postMessage(message: unknown): void } | null
  /** Asks the server for a newer one. */
  update(): Promise<unknown>
  /** Has the next load answered by the network alone. */
  unregister(): Promise<unknown>
}

/** What services need of the place where service workers are registered. */
export interface WorkerContainerLike {
  /** Whether a service worker answers for this page. */
  isControlled(): boolean
  /** Registers the app's worker; `onInstalled` is called whenever one was installed since. */
  register(onInstalled: () => void): Promise<WorkerRegistrationLike>
  /** Calls `react` whenever another worker took over the page; the answer stops it. */
  onControllerChange(react: () => void): () => void
}

/** What can happen to the page, by name of the browser's event. */
export type PageChange =
  | 'appinstalled'
  | 'keydown'
  | 'mouseout'
  | 'offline'
  | 'online'
  | 'pagehide'
  | 'pageshow'
  | 'resume'
  | 'scroll'
  | 'storage'
  | 'touchmove'
  | 'visibilitychange'
  | 'wheel'

/** Everything of the outside that services touch, each behind one small replaceable name. */
export interface Environment {
  fetch(url: string, init: RequestInit): Promise<Response>
  /** Sends a text that the browser delivers even when the page is left; false when it refused. */
  sendBeacon(url: string, text: string): boolean
  openSocket(url: string, protocol?: string): WebSocketLike

  /** Calls `react` on each such event of the page; the answer stops it. */
  onPageChange(change: PageChange, react: (event: Event) => void): () => void
  /** Calls `react` with each message that a window posted to this one; the answer stops it. */
  onWindowMessage(react: (message: WindowMessage) => void): () => void
  /** Calls `react` with the address of each script or style that did not load, as far as known. */
  onAssetFailed(react: (url: string) => void): () => void
  /** Calls `react` with what other tabs post under the name; null where they cannot be reached. */
  openBroadcast(name: string, react: (message: unknown) => void): Broadcast | null
  isOnline(): boolean
  isVisible(): boolean
  /** The window of the payment client's iframe, or null when none is shown or its page has not come. */
  payFrameWindow(): WindowLike | null
  /** The window of the checkout's iframe, or null when none is shown or its page has not come. */
  checkoutFrameWindow(): WindowLike | null
  /** Shows an address in a tab or a window of its own; null when the browser lets none open. */
  openWindow(url: string, kind: 'tab' | 'popup'): OpenedWindow | null
  openHiddenFrame(url: string): HiddenFrame
  /** Whether the page itself is shown in another page's frame. */
  isFramed(): boolean
  userAgent(): string
  /** Writes a warning to the browser's console. */
  warn(text: string): void

  /** The address of the page, with query and fragment. */
  address(): string
  /** Loads the page anew, once that is written which holds it. */
  reload(): void
  /** What is being written: a reload of ours waits for it, though not for long. */
  holdReload(work: Promise<unknown>): void
  /** Leaves the page for another address. */
  leaveFor(url: string): void
  /** The tab's history; from now on the browser leaves the place to scroll to to us. */
  openHistory(): PageHistory

  /** The width of the viewport in px. */
  width(): number
  matchesMedia(query: string): boolean
  /** Calls `react` whenever the media query begins or ceases to match; the answer stops it. */
  onMediaChange(query: string, react: () => void): () => void
  /** How far the page is scrolled, in px. */
  scrollTop(): number
  /** Scrolls there at once. */
  scrollTo(top: number): void
  /** How far below the top of the page the first element of the selector begins, in px. */
  topOf(selector: string): number | undefined
  /** Calls `run` before the next picture is drawn unless the answer is called before. */
  onNextFrame(run: () => void): () => void

  /** The cookies as the document gives them: `a=1; b=2`. */
  cookies(): string
  /** Writes one cookie, attributes and all. */
  writeCookie(cookie: string): void
  /** What is kept under a name; it throws where the browser forbids storage. */
  localItem(name: string): string | null
  /** Keeps a value; null removes it. It throws where the browser forbids storage or it is full. */
  keepLocalItem(name: string, value: string | null): void
  /** What this tab alone keeps under a name; it throws where the browser forbids storage. */
  tabItem(name: string): string | null
  /** Keeps a value as long as the tab is there; null removes it. It throws as `keepLocalItem` does. */
  keepTabItem(name: string, value: string | null): void

  /** Calls `react` with what shows the browser's prompt when the app can be installed. */
  onInstallOffered(react: (prompt: () => void) => void): () => void
  /** Whether the page runs as an installed app. */
  isInstalled(): boolean
  /** Whether guests install an app by hand here, for the browser has no prompt. */
  isInstalledByHand(): boolean
  /** Null where there are no service workers, and in development; its code comes later. */
  serviceWorkers(): Promise<WorkerContainerLike> | null

  /** Offers a file to the guest to keep. */
  saveFile(name: string, file: Blob): void
  /** Milliseconds since the epoch. */
  now(): number
  /** Calls `run` after `ms` milliseconds unless the answer is called before. */
  after(ms: number, run: () => void): () => void
  /**
   * Calls `run` after the first page was drawn, unless the answer is called before: an element says so by
   * `data-drawn`. Until then each change of the document is looked at.
   */
  whenDrawn(run: () => void): () => void
}
