import { fromCallback } from 'xstate'
import type { BrowserEvent, BrowserRequest } from '../machines/app/browser.events.ts'
import type { Environment } from './environment.ts'

const longHidden = 60_000

/**
 * The logic of slot `browser`: reports going online and offline [NET-1] and the page's return from
 * the back-forward cache, a freeze or more than a minute out of sight; reloads the page when asked.
 * A page that starts without a network reports it at once.
 */
export function createBrowserLogic(environment: Environment) {
  return fromCallback<BrowserRequest>(({ sendBack, receive }) => {
    const report: (event: BrowserEvent) => void = sendBack
    let hiddenAt = environment.isVisible() ? undefined : environment.now()

    function visibilityChanged() {
      const since = hiddenAt
      hiddenAt = environment.isVisible() ? undefined : environment.now()
      if (hiddenAt !== undefined || since === undefined) return
      if (environment.now() - since > longHidden) report({ type: 'browser.resumed' })
    }

    const stops = [
      environment.onPageChange('online', () => report({ type: 'browser.wentOnline' })),
      environment.onPageChange('offline', () => report({ type: 'browser.wentOffline' })),
      environment.onPageChange('visibilitychange', visibilityChanged),
      environment.onPageChange('resume', () => report({ type: 'browser.resumed' })),
      environment.onPageChange('pageshow', (event) => {
        if (isFromCache(event)) report({ type: 'browser.resumed' })
      }),
    ]
    if (!environment.isOnline()) report({ type: 'browser.wentOffline' })

    receive((request) => {
      if (request.type === 'browser.reloadRequested') environment.reload()
    })
    return () => {
      for (const stop of stops) stop()
    }
  })
}

function isFromCache(event: Event): boolean {
  return 'persisted' in event && event.persisted === true
}
