import { fromCallback } from 'xstate'
import type {
  ServiceWorkerEvent,
  ServiceWorkerRequest,
} from '../../machines/shell/updates/updates.events.ts'
import { withDeadline } from '../core/deadline.ts'
import type {
  Environment,
  WorkerContainerLike,
  WorkerRegistrationLike,
} from '../core/environment.ts'

/** How often a newer build is asked for, in ms. */
const checkInterval = 60 * 60_000

/**
 * The logic of slot `serviceWorker`: registers the service worker, reports a newer one that waits
 * and one that took over, and lets the waiting one take over when told. It asks for a newer one
 * every hour and whenever the tab is looked at again. Without service workers it does nothing of
 * that. Asked whether this page's build is still the server's, it reports when it is not; a server
 * that does not answer counts as unchanged.
 */
export function createServiceWorkerLogic(environment: Environment) {
  return fromCallback<ServiceWorkerRequest>(({ sendBack, receive }) => {
    const report: (event: ServiceWorkerEvent) => void = sendBack
    const workers = environment.serviceWorkers()
    const watched = workers && watch(environment, workers, report)
    let isStopped = false

    async function compare(build: string): Promise<void> {
      const served = await servedBuild(environment).catch(() => build)
      if (served !== build && !isStopped) report({ type: 'updates.buildReplaced' })
    }

    receive((request) => {
      if (request.type === 'updates.activationSubmitted') watched?.activate()
      else void compare(request.build)
    })
    return () => {
      isStopped = true
      watched?.stop()
    }
  })
}

/** The build that the server names in its configuration (contract §1). */
function servedBuild(environment: Environment): Promise<string> {
  return withDeadline(environment, async (signal) => {
    const answer = await environment.fetch('/config.json', { cache: 'no-cache', signal })
    const config: unknown = await answer.json()
    const { build }: { build?: unknown } = Object(config)
    if (!answer.ok || typeof build !== 'string') throw new Error('the server names no build')
    return build
  })
}

function watch(
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
