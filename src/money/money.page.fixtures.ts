import {
  type ActorRefFrom,
  createActor,
  createMachine,
  fromCallback,
  fromPromise,
  sendTo,
} from 'xstate'
import type { SteppedClock } from '../../fixtures/core/clock.fixtures.ts'
import type { OtherTabsRequest } from '../../machines/account/guest/otherTabs.events.ts'
import type { Machines } from '../../machines/core/address.ts'
import { to } from '../../machines/core/address.ts'
import type {
  MediumNamed,
  Offer,
  PurchaseAnswer,
  PurchaseOrder,
  PurchaseWishRequest,
} from '../../machines/library/purchase/purchase.events.ts'
import type { ExitCode } from '../../machines/live/liveChat/exitCodes.ts'
import type {
  ChatAnswer,
  ChatOrder,
  LiveChat,
  MinuteAnswer,
  MinuteOrder,
} from '../../machines/live/liveChat/liveChat.events.ts'
import type { PayClientRequest } from '../../machines/money/payTour/payTour.events.ts'
import type { PayClientInput, PaySuccess } from '../../machines/money/payTour/payTour.machine.ts'
import type { SocketRequest } from '../../machines/shell/realtime/realtime.events.ts'
import { createSessionService } from '../../services/account/session.service.ts'
import { createCredentialStore, type ReadCredentials } from '../../services/core/credentials.ts'
import type { Environment } from '../../services/core/environment.ts'
import { createGraphqlService, type GraphqlService } from '../../services/core/graphql.service.ts'
import { createRequestService, type RequestService } from '../../services/core/request.service.ts'
import { buyMedium, loadOffer } from '../../services/library/purchase.service.ts'
import { createPurchaseWishWork } from '../../services/library/purchaseWish.service.ts'
import {
  bookMinute,
  endLiveChat,
  goPrivate,
  loadRunningChat,
  openLiveChat,
} from '../../services/live/liveChat.service.ts'
import { createPayTourService, type PayTourService } from '../../services/money/payTour.service.ts'
import { createBrowserLogic } from '../../services/shell/browser.service.ts'
import { createSocketWork } from '../../services/shell/socket.service.ts'
import { createStorageLogic, readStoredItems } from '../../services/shell/storage.service.ts'
import { sharedMachines } from '../areas/all.ts'

/** What of the runtime configuration money has to do with. */
export interface MoneyConfig {
  restUrl: string
  queryUrl: string
  realtimeUrl: string
  payUrl: string
  environment: string
  ver: string
}

type MoneyAddress =
  | 'guest'
  | 'realtime'
  | 'payTour'
  | 'gate'
  | 'login'
  | 'storage'
  | 'liveChat'
  | 'purchase'

export type Page = ReturnType<typeof startPage>

interface Services {
  request: RequestService
  query: GraphqlService
  environment: Environment
  config: MoneyConfig
  credentials: ReadCredentials
  session: ReturnType<typeof createSessionService>
  payTour: PayTourService
}

/** By actor system: each page has services of its own. */
const pages = new WeakMap<object, Services>()

function of(system: object): Services {
  const services = pages.get(system)
  if (!services) throw new Error('the actor belongs to no page')
  return services
}

const { guest, realtime, payTour, gate, login, storage, liveChat, purchase } = sharedMachines

/** Each slot with the work of its service, as the app has it, but that tabs say nothing to each other; made once for all pages. */
const actors = {
  guest: guest.provide({
    actors: {
      loadBalance: fromPromise(({ signal, system }) => of(system).session.loadBalance(signal)),
      loadSession: fromPromise(({ signal, system }) => of(system).session.loadSession(signal)),
      logOut: fromPromise(({ system }) => of(system).session.logOut()),
      otherTabs: fromCallback<OtherTabsRequest>(() => {}),
    },
  }),
  realtime: realtime.provide({
    actors: {
      socket: fromCallback<SocketRequest>((slot) => {
        const { environment, config, credentials } = of(slot.system)
        return createSocketWork(environment, () => config.realtimeUrl, credentials)(slot)
      }),
    },
  }),
  payTour: payTour.provide({
    actors: {
      payFrame: fromCallback<PayClientRequest, PayClientInput>((slot) => {
        const { environment, payTour: service } = of(slot.system)
        return service.talkTo(() => environment.payFrameWindow())(slot)
      }),
      confirmSuccess: fromPromise<{ targetUrl: string | null }, PaySuccess>(({ input, system }) =>
        of(system).payTour.confirmSuccess(input),
      ),
    },
  }),
  gate,
  login,
}

/** The same for live chats, where a model has them. */
const chats = {
  liveChat: liveChat.provide({
    actors: {
      livePicture: fromCallback(() => {}),
      loadRunningChat: fromPromise(({ signal, system }) =>
        loadRunningChat(of(system).request, signal),
      ),
      openLiveChat: fromPromise<ChatAnswer, ChatOrder>(({ input, system, signal }) =>
        openLiveChat(of(system).request, input, signal),
      ),
      bookMinute: fromPromise<MinuteAnswer, MinuteOrder>(({ input, system, signal }) =>
        bookMinute(of(system).request, input, signal),
      ),
      goPrivate: fromPromise<ChatAnswer, { chatId: string }>(({ input, system, signal }) =>
        goPrivate(of(system).request, input, signal),
      ),
      endLiveChat: fromPromise<LiveChat, { chatId: string; code: ExitCode }>(
        ({ input, system, signal }) => endLiveChat(of(system).request, input, signal),
      ),
    },
  }),
}

/** The same for the purchase of videos and albums. */
const purchases = {
  purchase: purchase.provide({
    actors: {
      purchaseWish: fromCallback<PurchaseWishRequest>((slot) =>
        createPurchaseWishWork(of(slot.system).environment)(slot),
      ),
      loadOffer: fromPromise<Offer | null, MediumNamed>(({ input, system, signal }) =>
        loadOffer(of(system), input, 'en', signal),
      ),
      buyMedium: fromPromise<PurchaseAnswer, PurchaseOrder>(({ input, system, signal }) =>
        buyMedium(of(system).request, input, signal),
      ),
    },
  }),
}

/** What a model has beside the money itself. */
export type Beside = keyof typeof besides
const besides = { chats, purchases }

const silent = fromCallback(() => {})
/** Whom those machines tell something at once; for all others the root would hold it. */
const silentAddresses = [
  'freePreview',
  'lightBox',
  'logger',
  'modals',
  'navigation',
  'notifications',
  'recovery',
  'tracking',
]

/** Starts the page as far as money goes; whoever else is told something stays silent. */
export function startPage(
  environment: Environment,
  clock: SteppedClock,
  config: MoneyConfig,
  beside?: Beside,
) {
  const store = createCredentialStore()
  const settings = () => ({ restUrl: config.restUrl, ver: config.ver, language: 'en' })
  const request = createRequestService(environment, settings, store.read)
  const session = createSessionService(request, store)
  const payUrl = () => config.payUrl
  const service = createPayTourService(environment, request, store.read, payUrl, () => ({}))
  const storedAction = readStoredItems(environment).onLoginAction ?? null
  const site = { payUrl: config.payUrl, environment: config.environment, language: 'en' }
  const own = {
    browser: createBrowserLogic(environment),
    storage: storage.provide({ actors: { browserStorage: createStorageLogic(environment) } }),
  }
  const inputs = {
    guest: { language: 'en' },
    realtime: { isOnline: environment.isOnline() },
    payTour: { ...site, loginEnabled: true, device: 'desktop' },
    login: { loginEnabled: true, siteVariant: null, storedAction },
  }
  const app = createMachine({
    id: 'app',
    invoke: [
      ...silentAddresses.map((name) => ({ src: silent, id: name, systemId: name })),
      ...Object.entries({ ...actors, ...own, ...(beside && besides[beside]) }).map(
        ([name, src]) => ({
          src,
          id: name,
          systemId: name,
          input: inputs[name as keyof typeof inputs],
        }),
      ),
    ],
    on: {
      'browser.wentOffline': { actions: sendTo(to('realtime'), { type: 'browser.wentOffline' }) },
      'browser.wentOnline': {
        actions: [
          sendTo(to('realtime'), { type: 'browser.wentOnline' }),
          sendTo(to('guest'), { type: 'guest.retryRequested' }),
        ],
      },
    },
  })
  const page = createActor(app, { systemId: 'app', clock })
  pages.set(page.system, {
    request,
    query: createGraphqlService(environment, {
      name: 'query service',
      tokenMissing: 'there is no token',
      url: () => config.queryUrl,
      token: () => store.read().queryToken,
    }),
    environment,
    config,
    credentials: store.read,
    session,
    payTour: service,
  })
  page.start()
  return {
    at: <A extends MoneyAddress>(address: A) =>
      page.system.get(address) as ActorRefFrom<Machines[A]>,
    stop: () => void page.stop(),
  }
}
