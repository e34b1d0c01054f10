import type { ServiceWorkerEvent } from '../../machines/shell/updates/updates.events.ts'
import { takeoverTimeout } from '../../machines/shell/updates/updates.machine.ts'
import type {
  Environment,
  WorkerContainerLike,
  WorkerRegistrationLike,
} from '../core/environment.ts'

/**
 * By when a newer build has taken over, in ms, before the page loads anew without (`takeoverTimeout`).
 * Requests in the moment of the change can leave Chromium between the two workers for good: a load would
 * wait with them. Without a registration it comes from the network, and registers the newer one.
 */
const giveUpAfter = takeoverTimeout - 500

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
  let stopGivingUp = () => {}

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
      stopGivingUp()
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
    activate() {
      registration?.waiting?.postMessage({ type: 'activate' })
      stopGivingUp = environment.after(giveUpAfter, () => {
        registration?.unregister().catch(() => {})
      })
    },
    stop() {
      isStopped = true
      stopTimer()
      stopGivingUp()
      for (const stop of stops) stop()
    },
  }
}
