import { fromPromise } from 'xstate'
import { sharedActors } from '../machines/app/app.actors.ts'
import { appMachine, type Language } from '../machines/app/app.machine.ts'
import type { LegalTextId } from '../machines/legal/legal.events.ts'
import type { ModalLoad } from '../machines/modals/modals.machine.ts'
import type { PageName } from '../machines/navigation/routes.ts'
import type { PaySuccess } from '../machines/payTour/payTour.machine.ts'
import type { SocketEvent } from '../machines/realtime/realtime.events.ts'
import { createBrowserLogic } from '../services/browser.service.ts'
import { createConfigService } from '../services/config.service.ts'
import { createCredentialStore } from '../services/credentials.ts'
import type { Environment } from '../services/environment.ts'
import { createInstallPromptLogic } from '../services/installPrompt.service.ts'
import { lazyCallback } from '../services/lazyCallback.ts'
import { createLoggerLogic } from '../services/logger.service.ts'
import { createPayTourService } from '../services/payTour.service.ts'
import { createReporterLogic } from '../services/reporter.service.ts'
import { createRequestService } from '../services/request.service.ts'
import { createRouterService } from '../services/router.service.ts'
import { createServiceWorkerLogic } from '../services/serviceWorker.service.ts'
import { createSessionService } from '../services/session.service.ts'
import { createStorageLogic } from '../services/storage.service.ts'
import { createTrackerLogic } from '../services/tracker.service.ts'
import { createWindowLogic } from '../services/window.service.ts'

/** What the services need of the page beside the browser. */
export interface PageParts {
  /** The interface language; asked anew at each request. */
  language: () => Language
  /** Loads the code of a page; rejects when it does not come. */
  loadPage: (page: PageName) => Promise<void>
  /** Loads the contents of a modal unless its id is taken; rejects when they do not come. */
  loadModal: (load: ModalLoad) => Promise<'loaded' | 'presentAlready'>
}

/**
 * The app with every slot filled by its service: the one place that says which.
 * @param environment what of the outside the services reach; secrets leave the address at once
 */
export function wire(environment: Environment, { language, loadPage, loadModal }: PageParts) {
  const store = createCredentialStore()
  const config = createConfigService(environment)
  const settings = () => ({ ...config.current(), language: language() })
  const request = createRequestService(environment, settings, store.read)
  const session = createSessionService(request, store)
  const realtimeUrl = () => config.current().realtimeUrl
  const payUrl = () => config.current().payUrl
  const payTour = createPayTourService(environment, request, store.read, payUrl)
  const { router } = createRouterService(environment)
  const trackingUrl = () => config.current().trackingUrl
  /** What no visitor needs at first comes when it is asked for. */
  const onDemand = async () => {
    const { createServicesOnDemand } = await import('./onDemand.ts')
    return createServicesOnDemand(environment, request, () => config.current(), store.read)
  }
  const loadSocketWork = async () => {
    const { createSocketWork } = await import('../services/socket.service.ts')
    return createSocketWork(environment, realtimeUrl, store.read)
  }
  const machines = sharedActors

  return appMachine.provide({
    actors: {
      browser: createBrowserLogic(environment),
      loadConfig: fromPromise(() => config.loadConfig()),
      logger: createLoggerLogic(request),
      camFilter: machines.camFilter.provide({
        actors: {
          findPlace: fromPromise(async ({ input, signal }: Asked<{ zipCode: string }>) =>
            (await onDemand()).findPlace(input.zipCode, signal),
          ),
        },
      }),
      categories: machines.categories.provide({
        actors: {
          loadCategories: fromPromise(async ({ signal }) =>
            (await onDemand()).loadCategories(language(), signal),
          ),
        },
      }),
      guest: machines.guest.provide({
        actors: {
          loadBalance: fromPromise(({ signal }) => session.loadBalance(signal)),
          loadSession: fromPromise(({ signal }) => session.loadSession(signal)),
          logOut: fromPromise(() => session.logOut()),
        },
      }),
      homescreen: machines.homescreen.provide({
        actors: { installPrompt: createInstallPromptLogic(environment) },
      }),
      legal: machines.legal.provide({
        actors: {
          loadLegalText: fromPromise(async ({ input, signal }: Asked<{ id: LegalTextId }>) =>
            (await onDemand()).loadLegalText(input.id, signal),
          ),
        },
      }),
      modals: machines.modals.provide({
        actors: {
          loadModal: fromPromise(({ input }: Asked<ModalLoad>) => loadModal(input)),
        },
      }),
      navigation: machines.navigation.provide({
        actors: {
          loadPage: fromPromise(({ input }: Asked<{ page: PageName }>) => loadPage(input.page)),
          router,
        },
      }),
      payTour: machines.payTour.provide({
        actors: {
          confirmSuccess: fromPromise(({ input }: Asked<PaySuccess>) =>
            payTour.confirmSuccess(input),
          ),
          payFrame: payTour.payFrame,
        },
      }),
      realtime: machines.realtime.provide({
        actors: { socket: lazyCallback(loadSocketWork, socketNotLoaded) },
      }),
      reporting: machines.reporting.provide({
        actors: { reporter: createReporterLogic(request) },
      }),
      statusBar: machines.statusBar.provide({
        actors: {
          loadBonusAvailable: fromPromise(async ({ signal }) =>
            (await onDemand()).loadBonusAvailable(signal),
          ),
        },
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
  })
}

const socketNotLoaded = {
  type: 'socket.closed',
  code: 1006,
  reason: 'the code of the channel did not come',
} satisfies SocketEvent

/** What the body of a slot is started with. */
interface Asked<TInput> {
  input: TInput
  signal: AbortSignal
}
