import { fromCallback } from 'xstate'
import type {
  TrackerRequest,
  TrackingEntry,
} from '../../machines/shell/tracking/tracking.events.ts'
import type { ReadCredentials } from '../core/credentials.ts'
import type { Environment } from '../core/environment.ts'
import { textOf } from '../core/graphql/document.ts'
import { trackDocument } from '../core/graphql/tracking.documents.ts'
import type { RequestService } from '../core/request.service.ts'

/** How many entries wait for a web token at most; the newest count. */
const mostWaiting = 100

/**
 * The logic of slot `tracker`. Entries go by beacon, as a mutation with the web token [TRK-10], by a
 * kept-alive request where the browser refuses the beacon; without a token they wait for the next
 * ones. Calls go to tracker/track [TRK-9] and tracker/trackActorProfileVisit [TRK-8]. What cannot be
 * delivered is given up: tracking must not fail the page.
 * @param credentials whose query token is the web token
 */
export function createTrackerLogic(
  environment: Pick<Environment, 'fetch' | 'sendBeacon'>,
  request: Pick<RequestService, 'tell'>,
  trackingUrl: () => string,
  credentials: ReadCredentials,
) {
  return fromCallback<TrackerRequest>(({ receive }) => {
    let waiting: readonly TrackingEntry[] = []

    function submit(entries: readonly TrackingEntry[]) {
      const { queryToken: webToken } = credentials()
      waiting = [...waiting, ...entries].slice(-mostWaiting)
      if (!webToken) return
      const query = textOf(trackDocument)
      const body = JSON.stringify({ query, variables: { webToken, entries: waiting } })
      waiting = []
      if (environment.sendBeacon(trackingUrl(), body)) return
      const headers = { 'content-type': 'text/plain;charset=UTF-8' }
      environment
        .fetch(trackingUrl(), { method: 'POST', headers, body, keepalive: true })
        .catch(() => {})
    }

    function call(path: string, data: Record<string, unknown>) {
      request.tell({ path: `tracker/${path}`, method: 'POST', data }).catch(() => {})
    }

    receive((submitted) => {
      switch (submitted.type) {
        case 'tracker.entriesSubmitted':
          return submit(submitted.entries)
        case 'tracker.callSubmitted': {
          const { type: _, ...data } = submitted
          return call('track', data)
        }
        case 'tracker.profileVisitSubmitted':
          return call('trackActorProfileVisit', { actorName: submitted.actorName })
      }
    })
  })
}
