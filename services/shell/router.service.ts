import { fromCallback } from 'xstate'
import type { Arrival } from '../../machines/account/login/login.events.ts'
import type {
  Location,
  RouterArrived,
  RouterEvent,
  RouterRequest,
} from '../../machines/shell/navigation/navigation.events.ts'
import {
  type SecretParameter,
  secretParameters,
} from '../../machines/shell/navigation/secretParameters.ts'
import type { Environment, PageHistory } from '../core/environment.ts'

/** The secret query parameters that the page was opened with. */
export type Secrets = Readonly<Partial<Record<SecretParameter, string>>>

type Entry = PageHistory['location']
type Cause = RouterEvent['cause']

const causes = { PUSH: 'push', REPLACE: 'replace', POP: 'pop' } as const satisfies Record<
  string,
  Cause
>

/**
 * Makes the service that knows where the tab is. At once it takes the secret query parameters out
 * of the address.
 * @returns `router`, the logic of that slot: it reports what the page was opened with and then where
 * the tab is and went, without secrets, and goes where it is told, which is always a path of this site; `secrets`, which gives the secret
 * parameters seen last
 */
export function createRouterService(environment: Pick<Environment, 'openHistory' | 'scrollTop'>) {
  const history = environment.openHistory()
  let kept: Secrets = {}

  /** The path without secrets, which are kept; undefined when it has none. */
  function withheld({ pathname, search, hash }: Entry): string | undefined {
    const query = new URLSearchParams(search)
    const found = secretParameters.filter((name) => query.has(name))
    if (found.length === 0) return undefined
    kept = Object.fromEntries(found.map((name) => [name, query.get(name) ?? '']))
    for (const name of found) query.delete(name)
    return pathname + (query.size > 0 ? `?${query}` : '') + hash
  }

  const cleaned = withheld(history.location)
  if (cleaned !== undefined) history.replace(cleaned, history.location.state)
  const arrival = arrivalOf(history.location, kept)

  const router = fromCallback<RouterRequest>(({ sendBack, receive }) => {
    let renamed: Cause | undefined

    function report(cause: Cause, leftAt: number) {
      const location = locationOf(history.location)
      const event: RouterEvent = { type: 'router.locationChanged', location, cause, leftAt }
      sendBack(event)
    }

    const stop = history.listen(({ action, location, delta }) => {
      // A link within the page makes an entry by itself, which neither has a key nor counts
      const isNameless = delta === null
      const cause = renamed ?? (isNameless ? 'push' : causes[action])
      renamed = undefined
      const path = withheld(location) ?? (isNameless ? pathOf(location) : undefined)
      if (path === undefined) return report(cause, environment.scrollTop())
      renamed = cause
      history.replace(path, stateOf(location))
    })
    sendBack({ type: 'router.arrived', arrival } satisfies RouterArrived)
    report('load', 0)

    receive((request) => {
      if (request.type === 'router.backRequested') return history.go(-request.steps)
      const path = request.path.replace(/^[/\\]*/, '/')
      const { overlays, isSameVisit } = request
      const state = { overlays, isSameVisit }
      if (request.type === 'router.pushRequested') history.push(path, state)
      else history.replace(path, state)
    })
    return stop
  })

  return { router, secrets: () => kept }
}

/** What the page was opened with, as far as it is no secret [LGN-1 LGN-2 LGN-14 PAY-3 PAY-4]. */
function arrivalOf({ search }: Entry, secrets: Secrets): Arrival {
  const has = (...names: SecretParameter[]) => names.every((name) => secrets[name])
  return {
    hasPasswordReset: has('uid', 'uname', 'ukey', 'umail'),
    hasExternalToken: has('externalToken'),
    hasRedirectToken: has('redirect_token'),
    hasSignupPreset: has('signupEmail', 'signupName'),
    flow: flowOf(new URLSearchParams(search)),
  }
}

/** `openvipabo` and `openVipabo` name the flow `vipabo`; `open` alone leaves that to `vxpFlow`. */
function flowOf(query: URLSearchParams): string | null {
  const [, named = ''] = /^open(.*)$/is.exec(query.get('vxpAutoFlow') ?? '') ?? []
  return (named || query.get('vxpFlow') || '').toLowerCase() || null
}

function pathOf({ pathname, search, hash }: Entry): string {
  return pathname + search + hash
}

function locationOf(entry: Entry): Location {
  return {
    path: entry.pathname,
    query: Object.fromEntries(new URLSearchParams(entry.search)),
    hash: entry.hash.slice(1),
    key: entry.key,
    ...stateOf(entry),
  }
}

/** What a history entry keeps, which may be of another build or not of ours. */
function stateOf({ state }: Entry): Pick<Location, 'overlays' | 'isSameVisit'> {
  const { overlays, isSameVisit }: { overlays?: unknown; isSameVisit?: unknown } = state ?? {}
  return {
    overlays: typeof overlays === 'number' && Number.isSafeInteger(overlays) ? overlays : 0,
    ...(isSameVisit === true && { isSameVisit }),
  }
}
