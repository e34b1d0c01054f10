import type { Environment, PageChange } from './environment.ts'
import { failedAssetOf } from './failedAsset.ts'
import { heldReload } from './heldReload.ts'
import { pageHistory } from './pageHistory.ts'

type Page = Window & typeof globalThis

declare global {
  interface Window {
    /** Requests that were begun before the app's code came (`src/firstView/early.ts`), by address. */
    early?: Map<string, Promise<Response>>
  }
}

/** By when a browser has taken the file that a link offers, in ms. */
const downloadStarts = 60_000

const changesOfDocument: ReadonlySet<PageChange> = new Set(['visibilitychange', 'resume'])

/**
 * Leaves the document, after steps through the history that are asked for with it: one that is on its
 * way undoes the leaving, so that it is begun again whenever a step arrives.
 */
function leave(page: Window, go: () => void): void {
  page.setTimeout(() => {
    listen(page, 'popstate', () => page.setTimeout(go))
    go()
  })
}

function afterIn(page: Window): Environment['after'] {
  return (ms, run) => {
    const timer = page.setTimeout(run, ms)
    return () => page.clearTimeout(timer)
  }
}

function listen(
  target: EventTarget,
  type: string,
  react: (event: Event) => void,
  options?: AddEventListenerOptions,
) {
  target.addEventListener(type, react, options)
  return () => target.removeEventListener(type, react, options)
}

/**
 * The environment that a browser window gives.
 * @param page the window that the app runs in
 * @param options `hasServiceWorker`: whether the server has a `/sw.js`; the one of development has
 * none
 */
export function browserEnvironment(
  page: Page,
  options: { hasServiceWorker: boolean },
): Environment {
  return {
    ...networkOf(page),
    ...documentOf(page),
    ...windowsOf(page),
    ...viewportOf(page),
    ...storageOf(page),
    ...installationOf(page, options.hasServiceWorker),
    now: () => Date.now(),
    after: afterIn(page),
    whenDrawn(run) {
      const isDrawn = () => page.document.querySelector('[data-drawn]') !== null
      let isStopped = false
      const afterPaint = () =>
        page.requestAnimationFrame(() => page.setTimeout(() => isStopped || run()))
      const watching = new page.MutationObserver(() => {
        if (!isDrawn()) return
        watching.disconnect()
        afterPaint()
      })
      if (isDrawn()) afterPaint()
      else watching.observe(page.document, { childList: true, subtree: true })
      return () => {
        isStopped = true
        watching.disconnect()
      }
    },
  }
}

/** The answer to what was asked before the app's code came; whoever asks again asks anew. */
function earlyAnswer({ early }: Page, url: string, signal: AbortSignal | null | undefined) {
  const answer = early?.get(url)
  if (!answer) return
  early?.delete(url)
  return new Promise<Response>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
    answer.then(resolve, reject)
  })
}

function networkOf(page: Page) {
  return {
    fetch: (url, init) => earlyAnswer(page, url, init.signal) ?? page.fetch(url, init),
    sendBeacon: (url, text) => page.navigator.sendBeacon(url, text),
    openSocket: (url, protocol) => new page.WebSocket(url, protocol),
    isOnline: () => page.navigator.onLine,
  } satisfies Partial<Environment>
}

function documentOf(page: Page) {
  return {
    onPageChange: (change, react) =>
      listen(changesOfDocument.has(change) ? page.document : page, change, react, {
        passive: true,
      }),
    onAssetFailed(react) {
      function take(event: Event) {
        const url = failedAssetOf(event)
        if (url !== undefined) react(url)
      }
      const stops = [
        listen(page, 'vite:preloadError', take),
        listen(page, 'error', take, { capture: true }),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
    isVisible: () => page.document.visibilityState === 'visible',
    userAgent: () => page.navigator.userAgent,
    warn: (text) => page.console.warn(text),
    address: () => page.location.href,
    ...heldReload(afterIn(page), () => leave(page, () => page.location.reload())),
    leaveFor: (url) => leave(page, () => page.location.assign(url)),
    openHistory: () => pageHistory(page),
    saveFile(name, file) {
      const url = page.URL.createObjectURL(file)
      const link = page.document.createElement('a')
      link.href = url
      link.download = name
      link.click()
      page.setTimeout(() => page.URL.revokeObjectURL(url), downloadStarts)
    },
  } satisfies Partial<Environment>
}

/** The window of a frame once its document has come: what is posted before reaches nobody. */
function shownWindow({ contentWindow }: HTMLIFrameElement): Window | null {
  return contentWindow && !isEmpty(contentWindow) ? contentWindow : null
}

function isEmpty(frame: Window): boolean {
  try {
    return frame.location.href === 'about:blank'
  } catch {
    // It shows a document of another origin
    return false
  }
}

function windowsOf(page: Page) {
  function frameWindow(selector: string) {
    const frame = page.document.querySelector(selector)
    return frame instanceof page.HTMLIFrameElement ? shownWindow(frame) : null
  }

  return {
    onWindowMessage: (react) =>
      listen(page, 'message', (event) => {
        if (event instanceof page.MessageEvent && event.isTrusted) react(event)
      }),
    openBroadcast(name, react) {
      if (!page.BroadcastChannel) return null
      const channel = new page.BroadcastChannel(name)
      channel.onmessage = ({ data }) => react(data)
      return { post: (message) => channel.postMessage(message), close: () => channel.close() }
    },
    payFrameWindow: () => frameWindow('iframe[data-pay-frame]'),
    checkoutFrameWindow: () => frameWindow('iframe[data-checkout-frame]'),
    openWindow: (url, kind) =>
      page.open(url, '_blank', kind === 'popup' ? 'popup,width=675,height=740' : ''),
    openHiddenFrame(url) {
      const frame = page.document.createElement('iframe')
      frame.hidden = true
      frame.tabIndex = -1
      frame.setAttribute('aria-hidden', 'true')
      frame.src = url
      page.document.body.append(frame)
      return { window: () => frame.contentWindow, remove: () => frame.remove() }
    },
    isFramed: () => page.self !== page.top,
  } satisfies Partial<Environment>
}

function viewportOf(page: Page) {
  return {
    width: () => page.innerWidth,
    matchesMedia: (query) => page.matchMedia(query).matches,
    onMediaChange: (query, react) => listen(page.matchMedia(query), 'change', react),
    scrollTop: () => page.scrollY,
    scrollTo: (top) => page.scrollTo({ top, behavior: 'instant' }),
    topOf(selector) {
      const element = page.document.querySelector(selector)
      return element ? element.getBoundingClientRect().top + page.scrollY : undefined
    },
    onNextFrame(run) {
      const frame = page.requestAnimationFrame(run)
      return () => page.cancelAnimationFrame(frame)
    },
  } satisfies Partial<Environment>
}

function storageOf(page: Page) {
  return {
    cookies: () => page.document.cookie,
    writeCookie(cookie) {
      page.document.cookie = cookie
    },
    localItem: (name) => page.localStorage.getItem(name),
    keepLocalItem: (name, value) => keep(page.localStorage, name, value),
    tabItem: (name) => page.sessionStorage.getItem(name),
    keepTabItem: (name, value) => keep(page.sessionStorage, name, value),
  } satisfies Partial<Environment>
}

function keep(storage: Storage, name: string, value: string | null): void {
  if (value === null) storage.removeItem(name)
  else storage.setItem(name, value)
}

function installationOf(page: Page, hasServiceWorker: boolean) {
  return {
    onInstallOffered: (react) =>
      listen(page, 'beforeinstallprompt', (event) => {
        if (!('prompt' in event) || typeof event.prompt !== 'function') return
        event.preventDefault()
        const show: () => unknown = event.prompt.bind(event)
        react(() => void Promise.resolve(show()).catch(() => {}))
      }),
    isInstalled: () => page.matchMedia('(display-mode: standalone)').matches,
    isInstalledByHand: () => isAppleMobile(page.navigator),
    serviceWorkers: () =>
      hasServiceWorker && page.navigator.serviceWorker
        ? import('./workerContainer.ts').then(({ workerContainer }) => workerContainer(page))
        : null,
  } satisfies Partial<Environment>
}

/** An iPad says that it is a Mac; no Mac is touched with more than one finger. */
function isAppleMobile({ userAgent, maxTouchPoints }: Navigator): boolean {
  return /iPad|iPhone|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}
