import { fromCallback } from 'xstate'
import type {
  ServiceWorkerEvent,
  ServiceWorkerRequest,
} from '../machines/updates/updates.events.ts'
import type { Environment, WorkerContainerLike, WorkerRegistrationLike } from './environment.ts'

/** How often a newer build is asked for, in ms. */
const checkInterval = 60 * 60_000

/**
 * The logic of slot `serviceWorker`: registers the service worker, reports a newer one that waits
 * and one that took over, and lets the waiting one take over when told. It asks for a newer one
 * every hour and whenever the tab is looked at again. Without service workers it does nothing.
 */
export function createServiceWorkerLogic(environment: Environment) {
  return fromCallback<ServiceWorkerRequest>(({ sendBack, receive }) => {
    const workers = environment.serviceWorkers()
    return workers ? watch(environment, workers, sendBack, receive) : () => {}
  })
}

function watch(
  environment: Environment,
  workers: WorkerContainerLike,
  report: (event: ServiceWorkerEvent) => void,
  receive: (take: (request: ServiceWorkerRequest) => void) => void,
): () => void {
  let isStopped = false
  let registration: WorkerRegistrationLike | undefined
  let wasControlled = workers.isControlled()
  let stopTimer = () => {}

  function reportReady() {
    if (!isStopped && workers.isControlled()) report({ type: 'updates.versionReady' })
  }

  function check() {
    registration?.update().catch(() => {})
  }

  function checkLater() {
    stopTimer = environment.after(checkInterval, () => {
      check()
      checkLater()
    })
  }

  const stops = [
    environment.onPageChange('visibilitychange', () => {
      if (environment.isVisible()) check()
    }),
    workers.onControllerChange(() => {
      // The first one that takes over a page is none newer
      if (wasControlled) report({ type: 'updates.versionTookOver' })
      wasControlled = true
    }),
  ]
  checkLater()
  workers.register(reportReady).then(
    (registered) => {
      registration = registered
      if (registered.waiting) reportReady()
    },
    // A browser that refuses to register one, as in private mode, shows the app all the same
    () => {},
  )

  receive(() => registration?.waiting?.postMessage({ type: 'activate' }))
  return () => {
    isStopped = true
    stopTimer()
    for (const stop of stops) stop()
  }
}
