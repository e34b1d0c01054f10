/** What the socket service needs of a WebSocket: the browser's and the one of `ws` fit. */
export interface WebSocketLike {
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

/** What can happen to the page, by name of the browser's event. */
export type PageChange = 'online' | 'offline' | 'pageshow' | 'resume' | 'visibilitychange'

/** Everything of the outside that services touch, each behind one small replaceable name. */
export interface Environment {
  fetch(url: string, init: RequestInit): Promise<Response>
  openSocket(url: string): WebSocketLike
  /** Calls `react` on each such event of the page; the answer stops it. */
  onPageChange(change: PageChange, react: (event: Event) => void): () => void
  /** Calls `react` with each message posted to this window; the answer stops it. */
  onWindowMessage(react: (message: WindowMessage) => void): () => void
  isOnline(): boolean
  isVisible(): boolean
  /** The window of the payment client's iframe, or null when none is shown. */
  payFrameWindow(): WindowLike | null
  /** The address of the page, with query and fragment. */
  address(): string
  reload(): void
  /** Offers a text to the guest as a file to keep. */
  saveFile(name: string, text: string): void
  /** Milliseconds since the epoch. */
  now(): number
  /** Calls `run` after `ms` milliseconds unless the answer is called before. */
  after(ms: number, run: () => void): () => void
}

/** By when a browser has taken the file that a link offers, in ms. */
const downloadStarts = 60_000

/**
 * The environment that a browser window gives.
 * @param page the window that the app runs in
 */
export function browserEnvironment(page: Window & typeof globalThis): Environment {
  function listen(target: EventTarget, type: string, react: (event: Event) => void) {
    target.addEventListener(type, react)
    return () => target.removeEventListener(type, react)
  }

  return {
    fetch: (url, init) => page.fetch(url, init),
    openSocket: (url) => new page.WebSocket(url),
    onPageChange(change, react) {
      const ofDocument = change === 'visibilitychange' || change === 'resume'
      return listen(ofDocument ? page.document : page, change, react)
    },
    onWindowMessage: (react) =>
      listen(page, 'message', (event) => {
        if (event instanceof page.MessageEvent) react(event)
      }),
    isOnline: () => page.navigator.onLine,
    isVisible: () => page.document.visibilityState === 'visible',
    payFrameWindow() {
      const frame = page.document.querySelector('iframe[data-pay-frame]')
      return frame instanceof page.HTMLIFrameElement ? frame.contentWindow : null
    },
    address: () => page.location.href,
    reload: () => page.location.reload(),
    saveFile(name, text) {
      const url = page.URL.createObjectURL(new page.Blob([text], { type: 'application/x-ndjson' }))
      const link = page.document.createElement('a')
      link.href = url
      link.download = name
      link.click()
      page.setTimeout(() => page.URL.revokeObjectURL(url), downloadStarts)
    },
    now: () => Date.now(),
    after(ms, run) {
      const timer = page.setTimeout(run, ms)
      return () => page.clearTimeout(timer)
    },
  }
}
