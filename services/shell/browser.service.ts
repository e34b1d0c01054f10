import { fromCallback } from 'xstate'
import type { BrowserEvent, BrowserRequest } from '../../machines/shell/app/browser.events.ts'
import type { Environment } from '../core/environment.ts'
import { isWebAddress } from '../core/webAddress.ts'

const longHidden = 60_000

/** One failure may be met twice, by the element and by the import that waits for it; in ms. */
const sameFailure = 1_000

/**
 * The logic of slot `browser`: reports going online and offline [NET-1], that the tab goes out of
 * sight and comes back, each script or style that did not load [LOAD-3], and the page's return from
 * the back-forward cache, a freeze or more than a minute out of sight; reloads the page, which it
 * reports as going out of sight first, and leaves it when asked; an address that is none of http(s)
 * is reported and left alone. A page that starts without a network or out of sight reports it at once.
 */
export function createBrowserLogic(environment: Environment) {
  return fromCallback<BrowserRequest>(({ sendBack, receive }) => {
    const report: (event: BrowserEvent) => void = sendBack
    const failedAssets = new Map<string, () => void>()
    let hiddenAt: number | undefined

    function hide() {
      if (hiddenAt !== undefined) return
      hiddenAt = environment.now()
      report({ type: 'browser.hidden' })
    }

    function show() {
      if (hiddenAt === undefined) return
      const hiddenFor = environment.now() - hiddenAt
      hiddenAt = undefined
      report({ type: 'browser.shown' })
      if (hiddenFor > longHidden) report({ type: 'browser.resumed' })
    }

    /** Browsers lose beacons that are sent while a page goes: it is said while the page stands. */
    function reload() {
      hide()
      environment.reload()
    }

    function reportFailedAsset(url: string) {
      const asset = pathOf(url, environment.address())
      if (failedAssets.has(asset)) return
      const forget = environment.after(sameFailure, () => failedAssets.delete(asset))
      failedAssets.set(asset, forget)
      report({ type: 'browser.preloadFailed', asset })
    }

    const stops = [
      environment.onPageChange('online', () => report({ type: 'browser.wentOnline' })),
      environment.onPageChange('offline', () => report({ type: 'browser.wentOffline' })),
      environment.onPageChange('visibilitychange', () => {
        if (environment.isVisible()) show()
        else hide()
      }),
      environment.onPageChange('pagehide', hide),
      environment.onPageChange('resume', () => report({ type: 'browser.resumed' })),
      environment.onPageChange('pageshow', (event) => {
        if (!isFromCache(event)) return
        if (environment.isVisible()) show()
        report({ type: 'browser.resumed' })
      }),
      environment.onAssetFailed(reportFailedAsset),
    ]
    if (!environment.isOnline()) report({ type: 'browser.wentOffline' })
    if (!environment.isVisible()) hide()

    receive((request) => {
      if (request.type === 'browser.reloadRequested') queueMicrotask(reload)
      else if (isWebAddress(request.url, environment.address())) environment.leaveFor(request.url)
      else report({ type: 'browser.leaveRefused' })
    })
    return () => {
      for (const stop of [...stops, ...failedAssets.values()]) stop()
    }
  })
}

function isFromCache(event: Event): boolean {
  return 'persisted' in event && event.persisted === true
}

/** The path of an asset, without query and fragment; empty when the address is none. */
function pathOf(url: string, base: string): string {
  return url !== '' && URL.canParse(url, base) ? new URL(url, base).pathname : ''
}
