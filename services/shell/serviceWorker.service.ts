import { fromCallback } from 'xstate'
import type {
  ServiceWorkerEvent,
  ServiceWorkerRequest,
} from '../../machines/shell/updates/updates.events.ts'
import { withDeadline } from '../core/deadline.ts'
import type { Environment, WorkerContainerLike } from '../core/environment.ts'
import type { watchWorkers as WatchWorkers } from './watchWorkers.ts'

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
    let isStopped = false
    let watched: ReturnType<typeof WatchWorkers> | undefined

    async function watch(coming: Promise<WorkerContainerLike>): Promise<void> {
      const [{ watchWorkers }, workers] = await Promise.all([import('./watchWorkers.ts'), coming])
      if (!isStopped) watched = watchWorkers(environment, workers, report)
    }

    const workers = environment.serviceWorkers()
    // without that code the app runs on as without service workers
    if (workers) watch(workers).catch(() => {})

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
