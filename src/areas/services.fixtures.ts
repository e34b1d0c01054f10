import {
  type AnyActorRef,
  createActor,
  fromPromise,
  type PromiseActorLogic,
  toPromise,
} from 'xstate'
import type { PageRequest } from '../../machines/core/list/list.events.ts'
import type { createSessionService } from '../../services/account/session.service.ts'
import { loadTileGrid } from '../../services/content/tileGrid.service.ts'
import { type fakeEnvironment, runtimeConfig } from '../../services/core/environment.fixtures.ts'
import { eachTestItsServices } from '../../services/core/platform.fixtures.ts'
import { loadModels } from '../../services/live/models.service.ts'
import { loadContent } from '../../services/messenger/messengerContent.service.ts'
import type { Clock } from '../../simulator/core/clock.ts'
import { account } from './account.ts'
import { asks } from './area.ts'
import { content } from './content.ts'
import { library } from './library.ts'
import { live } from './live.ts'
import { messenger } from './messenger.ts'
import { money } from './money.ts'
import { createReach, type Ground, type Reach } from './reach.ts'
import { shell } from './shell.ts'
import { support } from './support.ts'

const asked = new Set<AnyActorRef>()

/** Nobody waits any more for what was asked. */
export function endAsked(): void {
  for (const actor of asked) actor.stop()
  asked.clear()
}

/** The work of a slot, asked once. */
export function ask<TOutput, TInput>(
  logic: PromiseActorLogic<TOutput, TInput> | undefined,
  ...[input]: unknown extends TInput ? [] : [input: NoInfer<TInput>]
): Promise<TOutput> {
  if (!logic) throw new Error('nobody fills this slot')
  const actor = createActor(logic, { input } as never)
  asked.add(actor)
  return toPromise(actor.start()) as Promise<TOutput>
}

const actors = {
  ...account,
  ...money,
  ...messenger,
  ...shell,
  ...live,
  ...content,
  ...support,
  ...library,
}

type Actors = typeof actors
type Slots = { [A in keyof Actors]: ReturnType<Actors[A]['slots']> }[keyof Actors]
type Every<T> = (T extends unknown ? (one: T) => void : never) extends (all: infer A) => void
  ? A
  : never

/** What the services of all areas do, by the names of their slots. */
export type Services = Every<Slots> & {
  loadContent: ReturnType<typeof loadsContent>
  loadListPage: ReturnType<typeof loadsListPage>
  loadTileGrid: ReturnType<typeof loadsTileGrid>
}

type Session = ReturnType<typeof createSessionService>

/** The slots of the guest's session. */
const sessionSlots = (session: Session) => ({
  loadBalance: fromPromise(() => session.loadBalance()),
  loadSession: fromPromise(() => session.loadSession()),
  logOut: fromPromise(() => session.logOut()),
})

const loadsContent = (reach: Reach) => asks(reach, loadContent)

const loadsListPage = ({ query, language }: Reach) =>
  asks(query, (service, request: PageRequest, signal) =>
    loadModels(service, request, language(), signal),
  )

const loadsTileGrid = ({ request }: Reach) => asks(request, loadTileGrid)

/** The slots of all areas, each with its service. */
export function slotsOf(
  ground: Omit<Ground, 'secrets' | 'language' | 'saveLog' | 'ownLog'>,
): Services {
  const reach = createReach({
    ...ground,
    secrets: () => ({}),
    language: () => 'en',
    saveLog: async () => {},
    ownLog: () => Promise.reject(new Error('no log is recorded')),
  })
  const slots = Object.values(actors).map((actor) => actor.slots(reach))
  return Object.assign(
    {
      loadContent: loadsContent(reach),
      loadListPage: loadsListPage(reach),
      loadTileGrid: loadsTileGrid(reach),
    },
    ...slots,
  )
}

/** All services, and those of the guest's session. */
export type BegunServices = Services & ReturnType<typeof sessionSlots>

/** What there is around the page. */
export type Outside = ReturnType<typeof fakeEnvironment>['outside']

/**
 * Gives each test of a file a platform of its own, and all services before it.
 * @param clock of the platform; the machine's own time without it
 */
export function eachTestAllServices(clock?: Clock) {
  const platform = eachTestItsServices(clock)

  /** @param guestId who asks; a visitor without an account when nobody is named */
  let outside: Outside

  async function begin(guestId?: string): Promise<BegunServices> {
    const begun = await platform.begin({ guestId })
    const { environment, request, session, credentials } = begun
    outside = begun.outside
    const { url, payUrl } = platform.simulator
    const config = runtimeConfig({
      payUrl,
      queryUrl: `${url}graphql/query`,
      feedUrl: `${url}graphql/feed`,
      guestUrl: `${url}graphql/guest`,
      contentUrl: `${url}graphql/content`,
      bonusCodeUrl: `${url}graphql/bonus-code`,
    })
    const slots = slotsOf({ environment, request, config: () => config, credentials })
    return { ...slots, ...sessionSlots(session) }
  }

  return {
    begin,
    /** What whoever began last sees of a browser. */
    get outside() {
      return outside
    },
    get simulator() {
      return platform.simulator
    },
  }
}
