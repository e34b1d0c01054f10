import type { Language } from '../../machines/core/language.ts'
import type { ReadCredentials } from '../../services/core/credentials.ts'
import type { Environment } from '../../services/core/environment.ts'
import { createGraphqlService } from '../../services/core/graphql.service.ts'
import type { RequestService } from '../../services/core/request.service.ts'
import type { RuntimeConfig } from '../../services/shell/config.service.ts'
import type { SaveLog } from '../../services/shell/logFile.service.ts'
import type { Secrets } from '../../services/shell/router.service.ts'
import type { LoadOwnLog } from '../../services/support/ownLog.ts'

/** What the services of all areas stand on. */
export interface Ground {
  environment: Environment
  request: RequestService
  credentials: ReadCredentials
  /** Those of the page's address. */
  secrets: () => Secrets
  /** The interface language; asked anew at each request. */
  language: () => Language
  config: () => RuntimeConfig
  saveLog: SaveLog
  ownLog: LoadOwnLog
}

export type Reach = ReturnType<typeof createReach>

/**
 * What the services of the areas work with.
 * @returns what they stand on, and the GraphQL services (contract §1), each asked with its own token
 */
export function createReach(ground: Ground) {
  const { environment, config, credentials } = ground
  const accessToken = () => credentials().accessToken
  return {
    ...ground,
    query: createGraphqlService(environment, {
      name: 'query service',
      url: () => config().queryUrl,
      tokenMissing: 'Missing Vxql-Token',
      token: () => credentials().queryToken,
    }),
    feed: createGraphqlService(environment, {
      name: 'feed service',
      url: () => config().feedUrl,
      tokenMissing: null,
      token: () => accessToken() && credentials().feedToken,
    }),
    guest: createGraphqlService(environment, {
      name: 'guest service',
      url: () => config().guestUrl,
      tokenMissing: 'the guest service needs the access token',
      token: accessToken,
    }),
    content: createGraphqlService(environment, {
      name: 'content service',
      url: () => config().contentUrl,
      tokenMissing: 'the content service needs the access or the query token',
      token: () => accessToken() ?? credentials().queryToken,
    }),
    bonusCodes: createGraphqlService(environment, {
      name: 'bonus-code service',
      url: () => config().bonusCodeUrl,
      tokenMissing: 'the bonus-code service needs the access token',
      token: accessToken,
    }),
  }
}
