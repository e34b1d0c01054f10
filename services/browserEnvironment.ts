import type { Environment, PageChange } from './environment.ts'
import { failedAssetOf } from './failedAsset.ts'
import { pageHistory } from './pageHistory.ts'
import { workerContainer } from './workerContainer.ts'

type Page = Window & typeof globalThis

/** By when a browser has taken the file that a link offers, in ms. */
const downloadStarts = 60_000

const changesOfDocument: ReadonlySet<PageChange> = new Set(['visibilitychange', 'resume'])

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
    ...viewportOf(page),
    ...storageOf(page),
    ...installationOf(page, options.hasServiceWorker),
    now: () => Date.now(),
    after(ms, run) {
      const timer = page.setTimeout(run, ms)
      return () => page.clearTimeout(timer)
    },
  }
}

function networkOf(page: Page) {
  return {
    fetch: (url, init) => page.fetch(url, init),
    sendBeacon: (url, text) => page.navigator.sendBeacon(url, text),
    openSocket: (url) => new page.WebSocket(url),
    isOnline: () => page.navigator.onLine,
  } satisfies Partial<Environment>
}

function documentOf(page: Page) {
  return {
    onPageChange: (change, react) =>
      listen(changesOfDocument.has(change) ? page.document : page, change, react, {
        passive: true,
      }),
    onWindowMessage: (react) =>
      listen(page, 'message', (event) => {
        if (event instanceof page.MessageEvent) react(event)
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
    payFrameWindow() {
      const frame = page.document.querySelector('iframe[data-pay-frame]')
      return frame instanceof page.HTMLIFrameElement ? frame.contentWindow : null
    },
    address: () => page.location.href,
    reload: () => page.location.reload(),
    openHistory: () => pageHistory(page),
    saveFile(name, text) {
      const url = page.URL.createObjectURL(new page.Blob([text], { type: 'application/x-ndjson' }))
      const link = page.document.createElement('a')
      link.href = url
      link.download = name
      link.click()
      page.setTimeout(() => page.URL.revokeObjectURL(url), downloadStarts)
    },
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
    keepLocalItem(name, value) {
      if (value === null) page.localStorage.removeItem(name)
      else page.localStorage.setItem(name, value)
    },
  } satisfies Partial<Environment>
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
      hasServiceWorker && page.navigator.serviceWorker ? workerContainer(page) : null,
  } satisfies Partial<Environment>
}

/** An iPad says that it is a Mac; no Mac is touched with more than one finger. */
function isAppleMobile({ userAgent, maxTouchPoints }: Navigator): boolean {
  return /iPad|iPhone|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}
