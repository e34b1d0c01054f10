import type { ServiceWorkerEvent } from '../../machines/shell/updates/updates.events.ts'
import type {
  Environment,
  WorkerContainerLike,
  WorkerRegistrationLike,
} from '../core/environment.ts'

/** How often a newer build is asked for, in ms. */
const checkInterval = 60 * 60_000

/**
 * Registers the service worker and watches for newer ones.
 * @param report hears of one that waits and of one that took over
 * @returns `activate` lets the waiting one take over; `stop` ends the watch
 */
export function watchWorkers(
  environment: Environment,
  workers: WorkerContainerLike,
  report: (event: ServiceWorkerEvent) => void,
) {
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

  return {
    activate: () => registration?.waiting?.postMessage({ type: 'activate' }),
    stop() {
      isStopped = true
      stopTimer()
      for (const stop of stops) stop()
    },
  }
}
