import { fromPromise } from 'xstate'
import { appMachine, type Language } from '../machines/app/app.machine.ts'
import { guestMachine } from '../machines/guest/guest.machine.ts'
import { type PaySuccess, payTourMachine } from '../machines/payTour/payTour.machine.ts'
import { realtimeMachine } from '../machines/realtime/realtime.machine.ts'
import { createBrowserLogic } from '../services/browser.service.ts'
import { createConfigService } from '../services/config.service.ts'
import { createCredentialStore } from '../services/credentials.ts'
import type { Environment } from '../services/environment.ts'
import { createLoggerLogic } from '../services/logger.service.ts'
import { createPayTourService } from '../services/payTour.service.ts'
import { createRequestService } from '../services/request.service.ts'
import { createSessionService } from '../services/session.service.ts'
import { createSocketLogic } from '../services/socket.service.ts'

/**
 * The app with every slot filled by its service: the one place that says which.
 * @param environment what of the outside the services reach
 * @param language what requests ask the platform to answer in; the machine's input has the same
 */
export function wire(environment: Environment, language: Language) {
  const store = createCredentialStore()
  const config = createConfigService(environment)
  const settings = () => ({ ...config.current(), language })
  const request = createRequestService(environment, settings, store.read)
  const session = createSessionService(request, store)
  const realtimeUrl = () => config.current().realtimeUrl
  const payUrl = () => config.current().payUrl
  const payTour = createPayTourService(environment, request, store.read, payUrl)

  return appMachine.provide({
    actors: {
      browser: createBrowserLogic(environment),
      loadConfig: fromPromise(() => config.loadConfig()),
      logger: createLoggerLogic(request),
      guest: guestMachine.provide({
        actors: {
          loadBalance: fromPromise(({ signal }) => session.loadBalance(signal)),
          loadSession: fromPromise(({ signal }) => session.loadSession(signal)),
          logOut: fromPromise(() => session.logOut()),
        },
      }),
      payTour: payTourMachine.provide({
        actors: {
          confirmSuccess: fromPromise<{ targetUrl: string | null }, PaySuccess>(({ input }) =>
            payTour.confirmSuccess(input),
          ),
          payFrame: payTour.payFrame,
        },
      }),
      realtime: realtimeMachine.provide({
        actors: { socket: createSocketLogic(environment, realtimeUrl, store.read) },
      }),
    },
  })
}
