import { afterEach, beforeEach } from 'vitest'
import type { Clock } from '../../simulator/core/clock.ts'
import { createSimulator } from '../../simulator/core/server.ts'
import type { Simulator } from '../../simulator/core/simulator.ts'
import { createSessionService } from '../account/session.service.ts'
import { createCredentialStore } from './credentials.ts'
import { fakeEnvironment } from './environment.fixtures.ts'
import type { Environment } from './environment.ts'
import { createRequestService } from './request.service.ts'

/**
 * Gives each test of a file a platform of its own, and the services that speak to it.
 * @param clock of the platform; the machine's own time without it
 */
export function eachTestItsServices(clock?: Clock) {
  let simulator: Simulator

  beforeEach(async () => {
    simulator = await createSimulator(clock && { clock })
  })
  afterEach(() => simulator.stop())

  return {
    get simulator() {
      return simulator
    },
    /**
     * Loads the session of an anonymous visitor, or of a guest.
     * @param options `language` of the page
     */
    async begin(options: { guestId?: string; language?: string } = {}) {
      const { guestId, language = 'en' } = options
      const { environment: fake, outside } = fakeEnvironment()
      let cookie = guestId === undefined ? '' : simulator.signIn(guestId).cookie
      const environment: Environment = {
        ...fake,
        address: () => `${simulator.url}${language}/`,
        async fetch(url, init) {
          const headers = new Headers(init.headers)
          const keepsCookies = init.credentials === 'include'
          if (keepsCookies) headers.set('cookie', cookie)
          const answer = await fetch(new URL(url, simulator.url), { ...init, headers })
          const given = answer.headers.get('set-cookie')
          if (keepsCookies && given) cookie = given.split(';')[0] ?? ''
          return answer
        },
      }
      const store = createCredentialStore()
      const settings = { restUrl: `${simulator.url}rest/v1/`, ver: 'v7', language }
      const request = createRequestService(environment, () => settings, store.read)
      const session = createSessionService(request, store)
      await session.loadSession()
      return { environment, outside, request, session, credentials: store.read }
    },
  }
}
