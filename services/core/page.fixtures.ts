import { afterBy, type SteppedClock } from '../../fixtures/core/clock.fixtures.ts'
import type { Environment, WorkerContainerLike, WorkerRegistrationLike } from './environment.ts'

/** How long a fake picture is seen, in ms. */
export const frame = 16

/** A viewport of 1440 px that the test resizes and scrolls; a picture is drawn every 16 ms. */
export function fakeViewport(clock: SteppedClock) {
  const medias = new Set<{ query: string; react: () => void }>()
  let width = 1440

  const outside = {
    top: 0,
    /** Where the page was scrolled to by the client, oldest first. */
    scrolledTo: [] as number[],
    /** Tops of the elements that are there, by selector. */
    tops: new Map<string, number>(),
    prefersReducedMotion: false,
    prefersDark: false,
    hasMouse: true,
    resize: (next: number) =>
      change(() => {
        width = next
      }),
    /** The guest asks their device for something else. */
    prefer: (asked: Partial<Record<'prefersDark' | 'prefersReducedMotion', boolean>>) =>
      change(() => Object.assign(outside, asked)),
  }

  function change(make: () => void): void {
    const before = new Map([...medias].map((media) => [media, matches(media.query)]))
    make()
    for (const [media, matched] of before) if (matches(media.query) !== matched) media.react()
  }

  function matches(query: string): boolean {
    const [, least] = /^\(min-width: (\d+)px\)$/.exec(query) ?? []
    if (least) return width >= Number(least)
    if (query === '(prefers-reduced-motion: reduce)') return outside.prefersReducedMotion
    if (query === '(prefers-color-scheme: dark)') return outside.prefersDark
    if (query === '(hover: hover) and (pointer: fine)') return outside.hasMouse
    throw new Error(`the fake viewport knows no ${query}`)
  }

  const environment = {
    width: () => width,
    matchesMedia: matches,
    onMediaChange(query, react) {
      const media = { query, react }
      medias.add(media)
      return () => medias.delete(media)
    },
    scrollTop: () => outside.top,
    scrollTo(top) {
      outside.top = top
      outside.scrolledTo.push(top)
    },
    topOf: (selector) => outside.tops.get(selector),
    onNextFrame: (run) => afterBy(clock)(frame, run),
  } satisfies Partial<Environment>
  return { outside, environment, listeners: () => medias.size }
}

/** Cookies and local items that the test reads and writes as another tab would. */
export function fakeStorage() {
  const outside = {
    /** Values by name, as the browser holds them. */
    jar: new Map<string, string>(),
    cookieWrites: [] as string[],
    localItems: new Map<string, string>(),
    /** What the tab alone keeps. */
    tabItems: new Map<string, string>(),
    /** The browser keeps nothing and throws, as some do in private mode. */
    isStorageForbidden: false,
  }

  function requireStorage() {
    if (outside.isStorageForbidden) throw new DOMException('forbidden', 'SecurityError')
  }

  const environment = {
    cookies: () => [...outside.jar].map(([name, value]) => `${name}=${value}`).join('; '),
    writeCookie(cookie) {
      outside.cookieWrites.push(cookie)
      if (outside.isStorageForbidden) return
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (cookie.includes('Max-Age=0')) outside.jar.delete(name)
      else outside.jar.set(name, value)
    },
    localItem(name) {
      requireStorage()
      return outside.localItems.get(name) ?? null
    },
    keepLocalItem(name, value) {
      requireStorage()
      if (value === null) outside.localItems.delete(name)
      else outside.localItems.set(name, value)
    },
    tabItem(name) {
      requireStorage()
      return outside.tabItems.get(name) ?? null
    },
    keepTabItem(name, value) {
      requireStorage()
      if (value === null) outside.tabItems.delete(name)
      else outside.tabItems.set(name, value)
    },
  } satisfies Partial<Environment>
  return { outside, environment }
}

/** Service workers and the browser's prompt, in the test's hands. */
export function fakeInstallation() {
  const offerListeners = new Set<(prompt: () => void) => void>()
  const installed = new Set<() => void>()
  const controllerListeners = new Set<() => void>()

  const outside = {
    runsInstalled: false,
    isInstalledByHand: false,
    promptsShown: 0,
    offerInstall() {
      for (const listener of offerListeners) listener(() => void outside.promptsShown++)
    },
    worker: {
      exists: true,
      refuses: false,
      isControlling: true,
      registrations: 0,
      updates: 0,
      /** How often the registration was given up. */
      removals: 0,
      received: [] as unknown[],
      isWaiting: false,
      /** A newer one was installed and waits. */
      install() {
        outside.worker.isWaiting = true
        for (const react of installed) react()
      },
      /** Another one answers for the page from now on. */
      takeOver() {
        outside.worker.isControlling = true
        for (const react of controllerListeners) react()
      },
      listeners: () => controllerListeners.size,
    },
  }

  const registration: WorkerRegistrationLike = {
    get waiting() {
      const { worker } = outside
      return worker.isWaiting
        ? { postMessage: (message: unknown) => worker.received.push(message) }
        : null
    },
    update: async () => void outside.worker.updates++,
    unregister: async () => void outside.worker.removals++,
  }

  const workers: WorkerContainerLike = {
    isControlled: () => outside.worker.isControlling,
    async register(onInstalled) {
      outside.worker.registrations += 1
      if (outside.worker.refuses) throw new DOMException('forbidden', 'SecurityError')
      installed.add(onInstalled)
      return registration
    },
    onControllerChange(react) {
      controllerListeners.add(react)
      return () => controllerListeners.delete(react)
    },
  }

  const environment = {
    onInstallOffered(react) {
      offerListeners.add(react)
      return () => offerListeners.delete(react)
    },
    isInstalled: () => outside.runsInstalled,
    isInstalledByHand: () => outside.isInstalledByHand,
    serviceWorkers: () => (outside.worker.exists ? Promise.resolve(workers) : null),
  } satisfies Partial<Environment>
  return { outside, environment }
}
