import * as v from 'valibot'
import { type AnyActorLogic, fromPromise } from 'xstate'
import { areas } from '../../machines/core/areas.ts'
import type { Language } from '../../machines/core/language.ts'
import { emptySlots } from '../../machines/shell/app/app.emptySlots.ts'
import { firstActors } from '../../machines/shell/app/app.firstActors.ts'
import { createApp } from '../../machines/shell/app/app.machine.ts'
import { type AppParts, type AreaActor, addArea } from '../../machines/shell/app/app.parts.ts'
import { createSessionService } from '../../services/account/session.service.ts'
import type { Credentials } from '../../services/core/credentials.ts'
import type { Environment } from '../../services/core/environment.ts'
import { createRequestService, type RequestService } from '../../services/core/request.service.ts'
import type { RuntimeConfig } from '../../services/shell/config.service.ts'
import { manifests } from '../areas/all.ts'
import { fill } from '../areas/fill.ts'
import type { Ground } from '../areas/reach.ts'

/** Where the services believe the platform to be. */
export const origin = 'http://platform.invalid'
const payOrigin = 'http://pay.invalid'

/** How the platform configures the app there. */
export const config: RuntimeConfig = {
  build: 'replayed',
  environment: 'lp',
  ver: 'replayed',
  realtimeUrl: 'ws://platform.invalid/realtime',
  restUrl: `${origin}/rest/v1/`,
  queryUrl: `${origin}/graphql/query`,
  feedUrl: `${origin}/graphql/feed`,
  guestUrl: `${origin}/graphql/guest`,
  contentUrl: `${origin}/graphql/content`,
  bonusCodeUrl: `${origin}/graphql/bonus-code`,
  trackingUrl: `${origin}/graphql/tracking`,
  payUrl: `${payOrigin}/`,
  checkoutOrigin: payOrigin,
  reportUrl: `${origin}/reports`,
  loginEnabled: true,
  forcedAgeVerification: false,
  siteVariant: null,
  reconnect: 'steady',
}

const tokens: Credentials = {
  accessToken: 'access',
  queryToken: 'query',
  feedToken: 'feed',
  guestId: null,
}

/** What stands for the browser: services reach nothing of it but the platform. */
export interface Reached {
  fetch: Environment['fetch']
  language: () => Language
  now: () => number
  /** Where the payment client was; where nobody knows, somewhere. */
  payUrl?: string | undefined
}

/** What services stand on that reach nothing else. */
export function groundOf({ fetch, language, now, payUrl = config.payUrl }: Reached): Ground {
  const environment = {
    fetch,
    now,
    after: () => () => {},
    address: () => `${origin}/`,
    userAgent: () => '',
  } as Partial<Environment> as Environment
  const request = createRequestService(
    environment,
    () => ({ ...config, language: language() }),
    () => tokens,
  )
  return {
    ...{ environment, request, language },
    credentials: () => tokens,
    config: () => ({ ...config, payUrl }),
    secrets: () => ({}),
    saveLog: async () => {},
    ownLog: () => Promise.reject(new Error('nothing is recorded')),
  }
}

/**
 * The app with its own services in the slots that ask the platform, each as the page has it.
 * @param reached what they reach
 * @returns the root's logic, to be replayed
 */
export function servedApp(reached: Reached) {
  const ground = groundOf(reached)
  const { request } = ground
  const store = { read: () => tokens, known: async () => {}, keep() {}, forget() {} }
  const session = createSessionService(request, store)
  const parts: AppParts = {
    areas: {},
    actors: {
      ...firstActors,
      ...emptySlots,
      loadConfig: fromPromise(async () => (await reached.fetch('/config.json', {})).json()),
      guest: firstActors.guest.provide({
        actors: {
          loadBalance: fromPromise(() => session.loadBalance()),
          loadSession: fromPromise(() => session.loadSession()),
          logOut: fromPromise(() => session.logOut()),
        },
      }),
    },
  }
  for (const area of areas) addArea(parts, area, fill(manifests[area], ground))
  const { payTour, ...money } = fill(manifests.money, ground)
  if (payTour) addArea(parts, 'money', { ...money, payTour: confirming(payTour, request) })
  return createApp(parts)
}

/** The payment tour without the secret of a success, which stands in no log. */
function confirming(payTour: AreaActor, request: RequestService): AreaActor {
  const confirmSuccess = fromPromise(async ({ input }: { input: Record<string, unknown> }) => {
    const data = { result: input }
    const answer = await request.ask({ path: 'pay/loginSuccess', method: 'POST', data }, confirmed)
    return { targetUrl: answer.data.url }
  })
  const machine = payTour.machine.provide({ actors: { confirmSuccess } } as never)
  return { ...payTour, machine }
}

const confirmed = v.object({ data: v.object({ url: v.nullable(v.string()) }) })

/** The work that a promise's logic does, with what it is given. */
export type Work = (scope: { input: unknown; signal: AbortSignal }) => PromiseLike<unknown>

/** The work of an actor's logic; undefined where it is none that answers once. */
export function workOf(logic: AnyActorLogic): Work | undefined {
  const { config: work } = logic as { config?: unknown }
  return typeof work === 'function' ? (work as Work) : undefined
}
