import type { LegalTextId } from '../machines/legal/legal.events.ts'
import { loadBonusAvailable } from '../services/avs.service.ts'
import { loadCategories } from '../services/categories.service.ts'
import type { RuntimeConfig } from '../services/config.service.ts'
import type { ReadCredentials } from '../services/credentials.ts'
import type { Environment } from '../services/environment.ts'
import { createGraphqlService } from '../services/graphql.service.ts'
import { loadLegalText } from '../services/legal.service.ts'
import { findPlace } from '../services/place.service.ts'
import type { RequestService } from '../services/request.service.ts'

/**
 * The services that the start page does without, in a chunk of their own.
 * @param config the configuration as it is known by then
 * @returns the work of the slots of these names, rejecting as each service does
 */
export function createServicesOnDemand(
  environment: Environment,
  request: RequestService,
  config: () => Pick<RuntimeConfig, 'queryUrl' | 'guestUrl'>,
  credentials: ReadCredentials,
) {
  const query = createGraphqlService(environment, {
    name: 'query service',
    url: () => config().queryUrl,
    tokenName: 'query token',
    token: () => credentials().queryToken,
  })
  const guest = createGraphqlService(environment, {
    name: 'guest service',
    url: () => config().guestUrl,
    tokenName: 'access token',
    token: () => credentials().accessToken,
  })

  return {
    findPlace: (zipCode: string, signal: AbortSignal) => findPlace(request, zipCode, signal),
    loadBonusAvailable: (signal: AbortSignal) => loadBonusAvailable(guest, signal),
    loadCategories: (language: string, signal: AbortSignal) =>
      loadCategories(query, language, signal),
    loadLegalText: (id: LegalTextId, signal: AbortSignal) => loadLegalText(request, id, signal),
  }
}
