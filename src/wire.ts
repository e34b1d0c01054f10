import { type ActorRefFrom, fromPromise, type SnapshotFrom, waitFor } from 'xstate'
import type { Area } from '../machines/core/areas.ts'
import { firstActors } from '../machines/shell/app/app.firstActors.ts'
import { type AppMachine, createApp } from '../machines/shell/app/app.machine.ts'
import { type AppParts, addArea } from '../machines/shell/app/app.parts.ts'
import {
  selectIsMissing,
  selectIsRunning,
  selectLanguage,
} from '../machines/shell/app/app.selectors.ts'
import type { ModalLoad } from '../machines/shell/modals/modals.machine.ts'
import type { PageName } from '../machines/shell/navigation/routes.ts'
import type { SocketEvent } from '../machines/shell/realtime/realtime.events.ts'
import { reportingRefusals } from '../services/account/loginRefusals.ts'
import { createOtherTabsLogic } from '../services/account/otherTabs.service.ts'
import { createSessionService } from '../services/account/session.service.ts'
import { createCredentialStore } from '../services/core/credentials.ts'
import type { Environment } from '../services/core/environment.ts'
import { lazyCallback } from '../services/core/lazyCallback.ts'
import { createRequestService } from '../services/core/request.service.ts'
import { createBrowserLogic } from '../services/shell/browser.service.ts'
import { createConfigService } from '../services/shell/config.service.ts'
import { createInstallPromptLogic } from '../services/shell/installPrompt.service.ts'
import type { SaveLog } from '../services/shell/logFile.service.ts'
import { createLoggerLogic } from '../services/shell/logger.service.ts'
import { createReporterLogic } from '../services/shell/reporter.service.ts'
import { createRouterService } from '../services/shell/router.service.ts'
import { createServiceWorkerLogic } from '../services/shell/serviceWorker.service.ts'
import { createStorageLogic } from '../services/shell/storage.service.ts'
import { createTrackerLogic } from '../services/shell/tracker.service.ts'
import { createWindowLogic } from '../services/shell/window.service.ts'
import type { LoadOwnLog } from '../services/support/ownLog.ts'
import { createAreaLoader } from './areas/loader.ts'

export type AppActor = ActorRefFrom<AppMachine>
type AppSnapshot = SnapshotFrom<AppMachine>

/** What the services need of the page beside the browser. */
export interface PageParts {
  /** The running app; asked for only once it was started. */
  app: () => AppActor
  /** Loads the code of a page; rejects when it does not come. */
  loadPage: (page: PageName) => Promise<void>
  /** The areas whose actors a page cannot do without; rejects when the code that knows does not come. */
  areasOf: (page: PageName) => Promise<readonly Area[]>
  /** Loads the contents of a modal; false when its id is taken, rejects when they do not come. */
  loadModal: (load: ModalLoad) => Promise<boolean>
  saveLog: SaveLog
  ownLog: LoadOwnLog
}

/**
 * The app with every slot filled by its service: the one place that says which.
 * @param outside what of the outside the services reach; secrets leave the address at once
 */
export function wire(
  outside: Environment,
  { app, loadPage, areasOf, loadModal, saveLog, ownLog }: PageParts,
) {
  const environment = reportingRefusals(outside, () =>
    app().system.get('guest')?.send({ type: 'guest.loginRefused' }),
  )
  const language = () => selectLanguage(app().getSnapshot())
  const store = createCredentialStore()
  const config = createConfigService(environment)
  const settings = () => ({ ...config.current(), language: language() })
  const request = createRequestService(environment, settings, store.read, store.known)
  const session = createSessionService(request, store)
  const realtimeUrl = () => config.current().realtimeUrl
  const { router, secrets } = createRouterService(environment)
  const trackingUrl = () => config.current().trackingUrl
  const loadSocketWork = async () => {
    const { createSocketWork } = await import('../services/shell/socket.service.ts')
    return createSocketWork(environment, realtimeUrl, store.read)
  }
  const ground = {
    environment,
    request,
    credentials: store.read,
    secrets,
    language,
    saveLog,
    ownLog,
  }
  const loader = createAreaLoader(environment, { ...ground, config: () => config.current() })
  async function loadArea(area: Area): Promise<void> {
    addArea(parts, area, await loader.load(area))
  }
  async function withAreas(page: PageName): Promise<void> {
    await Promise.all([loadPage(page), whenAreasRun(page)])
  }
  async function whenAreasRun(page: PageName): Promise<void> {
    const needed = await areasOf(page)
    for (const area of needed) loader.want(area)
    if (needed.length > 0) await whenRunning(app(), needed)
  }
  const machines = firstActors

  const parts: AppParts = {
    areas: {},
    actors: {
      ...machines,
      browser: createBrowserLogic(environment),
      loadConfig: fromPromise(() => config.loadConfig()),
      loadArea: fromPromise(({ input }) => loadArea(input.area)),
      logger: createLoggerLogic(request),
      guest: machines.guest.provide({
        actors: {
          loadBalance: fromPromise(({ signal }) => session.loadBalance(signal)),
          loadSession: fromPromise(({ signal }) => session.loadSession(signal)),
          logOut: fromPromise(() => session.logOut()),
          otherTabs: createOtherTabsLogic(environment, store),
        },
      }),
      homescreen: machines.homescreen.provide({
        actors: { installPrompt: createInstallPromptLogic(environment) },
      }),
      modals: machines.modals.provide({
        actors: {
          loadModal: fromPromise(({ input }: Asked<ModalLoad>) => loadModal(input)),
        },
      }),
      navigation: machines.navigation.provide({
        actors: {
          loadPage: fromPromise(({ input }: Asked<{ page: PageName }>) => withAreas(input.page)),
          router,
        },
      }),
      realtime: machines.realtime.provide({
        actors: { socket: lazyCallback(loadSocketWork, socketNotLoaded) },
      }),
      reporting: machines.reporting.provide({
        actors: { reporter: createReporterLogic(request) },
      }),
      storage: machines.storage.provide({
        actors: { browserStorage: createStorageLogic(environment) },
      }),
      tracking: machines.tracking.provide({
        actors: { tracker: createTrackerLogic(environment, request, trackingUrl, store.read) },
      }),
      updates: machines.updates.provide({
        actors: { serviceWorker: createServiceWorkerLogic(environment) },
      }),
      viewport: machines.viewport.provide({
        actors: { watchWindow: createWindowLogic(environment) },
      }),
    },
  }
  return createApp(parts)
}

/** Resolves when the actors of those areas run; code that did not come is asked for once more. */
async function whenRunning(app: AppActor, needed: readonly Area[]): Promise<void> {
  const isMissing = (state: AppSnapshot) => needed.some((area) => selectIsMissing[area](state))
  if (isMissing(app.getSnapshot())) app.send({ type: 'app.retryRequested' })
  const isRunning = (state: AppSnapshot) => needed.every((area) => selectIsRunning[area](state))
  const settled = await waitFor(app, (state) => isRunning(state) || isMissing(state))
  if (isMissing(settled)) throw new Error(`the code of ${needed.join(' or ')} did not come`)
}

const socketNotLoaded = {
  type: 'socket.closed',
  code: 1006,
  reason: 'the code of the channel did not come',
} satisfies SocketEvent

/** What the body of a slot is started with. */
interface Asked<TInput> {
  input: TInput
}
