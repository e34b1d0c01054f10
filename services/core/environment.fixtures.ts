import { UNSAFE_createMemoryHistory } from 'react-router'
import { afterBy, steppedClock } from '../../fixtures/core/clock.fixtures.ts'
import type {
  Environment,
  PageChange,
  PageHistory,
  WebSocketLike,
  WindowMessage,
} from './environment.ts'
import { fakeInstallation, fakeStorage, fakeViewport } from './page.fixtures.ts'

/** A WebSocket whose other end is the test. */
export class FakeSocket implements WebSocketLike {
  readonly url: string
  /** Until the closing is over the browser says 2 and complains of what is sent. */
  readyState = 0
  readonly #events = new EventTarget()
  readonly sent: string[] = []
  readonly closings: { code?: number; reason?: string }[] = []

  constructor(url: string) {
    this.url = url
  }

  addEventListener(type: string, listener: (event: never) => void): void {
    this.#events.addEventListener(type, listener as (event: Event) => void)
  }

  send(text: string): void {
    this.sent.push(text)
  }

  close(code?: number, reason?: string): void {
    this.closings.push({ code, reason })
  }

  open(): void {
    this.readyState = 1
    this.#events.dispatchEvent(new Event('open'))
  }

  receive(data: unknown): void {
    this.#events.dispatchEvent(new MessageEvent('message', { data }))
  }

  closed(code: number, reason = ''): void {
    this.readyState = 3
    this.#events.dispatchEvent(Object.assign(new Event('close'), { code, reason }))
  }
}

/** A window that keeps what is posted to it. */
export function fakeWindow() {
  const posted: { message: unknown; targetOrigin: string }[] = []
  return {
    posted,
    postMessage: (message: unknown, targetOrigin: string) =>
      void posted.push({ message, targetOrigin }),
  }
}

/** A window that the client opened; the guest closes it by setting `closed`. */
function fakeOpenedWindow(url: string, kind: 'tab' | 'popup') {
  const opened = {
    ...fakeWindow(),
    url,
    kind,
    closed: false,
    /** How often it was brought to the front. */
    fronted: 0,
    close() {
      opened.closed = true
    },
    focus() {
      opened.fronted += 1
    },
  }
  return opened
}

/** A frame that nobody sees, its window there until it is removed. */
function fakeHiddenFrame(url: string) {
  const frame = {
    url,
    content: fakeWindow(),
    isRemoved: false,
    window: () => (frame.isRemoved ? null : frame.content),
    remove() {
      frame.isRemoved = true
    },
  }
  return frame
}

/** An environment in the test's hands: nothing of it reaches the outside. */
export function fakeEnvironment() {
  const clock = steppedClock()
  const after = afterBy(clock)
  const page = new EventTarget()
  let pageListeners = 0
  const messageListeners = new Set<(message: WindowMessage) => void>()
  const assetListeners = new Set<(url: string) => void>()
  const broadcasts = new Map<string, (message: unknown) => void>()
  const storage = fakeStorage()
  const viewport = fakeViewport(clock)
  const installation = fakeInstallation()

  const outside = {
    clock,
    storage: storage.outside,
    viewport: viewport.outside,
    installation: installation.outside,
    online: true,
    visible: true,
    /** What this tab posted to the others. */
    broadcast: [] as { name: string; message: string }[],
    reachesTabs: true,
    pageAddress: 'https://app.example/en/?page=2#top',
    history: undefined as PageHistory | undefined,
    payWindow: null as ReturnType<typeof fakeWindow> | null,
    checkoutWindow: null as ReturnType<typeof fakeWindow> | null,
    opened: [] as ReturnType<typeof fakeOpenedWindow>[],
    opensWindows: true,
    hiddenFrames: [] as ReturnType<typeof fakeHiddenFrame>[],
    framed: false,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36',
    warnings: [] as string[],
    /** Where the page was left for. */
    left: [] as string[],
    requests: [] as { url: URL; init: RequestInit; headers: Headers }[],
    answer: (_request: { url: URL; init: RequestInit }): Response | Promise<Response> =>
      Response.json({}),
    beacons: [] as { url: string; text: string }[],
    takesBeacons: true,
    sockets: [] as FakeSocket[],
    reloads: 0,
    heldWorks: [] as Promise<unknown>[],
    files: [] as { name: string; file: Blob }[],
    change(change: PageChange, fields: object = {}) {
      page.dispatchEvent(Object.assign(new Event(change), fields))
    },
    post(message: WindowMessage) {
      for (const listener of messageListeners) listener(message)
    },
    /** Another tab posts something. */
    postFromTab: (name: string, message: unknown) => broadcasts.get(name)?.(message),
    failAsset(url: string) {
      for (const listener of assetListeners) listener(url)
    },
    listeners: () =>
      pageListeners +
      messageListeners.size +
      assetListeners.size +
      broadcasts.size +
      viewport.listeners(),
  }

  const environment: Environment = {
    ...storage.environment,
    ...viewport.environment,
    ...installation.environment,
    async fetch(url, init) {
      const request = {
        url: new URL(url, outside.pageAddress),
        init,
        headers: new Headers(init.headers),
      }
      outside.requests.push(request)
      return outside.answer(request)
    },
    sendBeacon(url, text) {
      if (outside.takesBeacons) outside.beacons.push({ url, text })
      return outside.takesBeacons
    },
    openSocket(url) {
      const socket = new FakeSocket(url)
      outside.sockets.push(socket)
      return socket
    },
    onPageChange(change, react) {
      page.addEventListener(change, react)
      pageListeners += 1
      return () => {
        page.removeEventListener(change, react)
        pageListeners -= 1
      }
    },
    onWindowMessage(react) {
      messageListeners.add(react)
      return () => messageListeners.delete(react)
    },
    onAssetFailed(react) {
      assetListeners.add(react)
      return () => assetListeners.delete(react)
    },
    openBroadcast(name, react) {
      if (!outside.reachesTabs) return null
      broadcasts.set(name, react)
      return {
        post: (message) => void outside.broadcast.push({ name, message }),
        close: () => void broadcasts.delete(name),
      }
    },
    isOnline: () => outside.online,
    isVisible: () => outside.visible,
    payFrameWindow: () => outside.payWindow,
    checkoutFrameWindow: () => outside.checkoutWindow,
    openWindow(url, kind) {
      if (!outside.opensWindows) return null
      const opened = fakeOpenedWindow(url, kind)
      outside.opened.push(opened)
      return opened
    },
    openHiddenFrame(url) {
      const frame = fakeHiddenFrame(url)
      outside.hiddenFrames.push(frame)
      return frame
    },
    isFramed: () => outside.framed,
    userAgent: () => outside.userAgent,
    warn: (text) => void outside.warnings.push(text),
    address: () => outside.pageAddress,
    reload: () => void outside.reloads++,
    holdReload: (work) => void outside.heldWorks.push(work),
    leaveFor: (url) => void outside.left.push(url),
    openHistory() {
      const { pathname, search, hash } = new URL(outside.pageAddress)
      const initialEntries = [pathname + search + hash]
      outside.history = UNSAFE_createMemoryHistory({ initialEntries, v5Compat: true })
      return outside.history
    },
    saveFile: (name, file) => void outside.files.push({ name, file }),
    now: clock.now,
    after,
    whenDrawn: (run) => after(0, run),
  }
  return { environment, outside }
}

/** A valid `/config.json` (contract §1). */
export function runtimeConfig(overrides: object = {}) {
  return {
    build: 'test',
    environment: 'lp',
    ver: 'v7',
    realtimeUrl: 'wss://platform.example/realtime',
    restUrl: 'https://platform.example/rest/v1/',
    queryUrl: 'https://platform.example/graphql/query',
    feedUrl: 'https://platform.example/graphql/feed',
    guestUrl: 'https://platform.example/graphql/guest',
    contentUrl: 'https://platform.example/graphql/content',
    bonusCodeUrl: 'https://platform.example/graphql/bonus-code',
    trackingUrl: 'https://platform.example/graphql/tracking',
    payUrl: 'https://pay.example/',
    checkoutOrigin: 'https://checkout.example',
    reconnect: 'steady' as const,
    reportUrl: 'https://platform.example/reports',
    loginEnabled: true,
    forcedAgeVerification: false,
    siteVariant: null,
    ...overrides,
  }
}
