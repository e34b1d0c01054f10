import { withDeadline } from './deadline.ts'
import type { Environment } from './environment.ts'
import { RequestFailed } from './request.service.ts'

/**
 * Loads a medium before it is shown: GET, read as a blob [CAL-11].
 * @param address of the medium, relative to the page's
 * @throws RequestFailed when it does not come within 30 s, or something else is answered
 */
export function preloadMedia(
  environment: Environment,
  address: string,
  outer?: AbortSignal,
): Promise<Blob> {
  const url = new URL(address, environment.address()).href
  return withDeadline(
    environment,
    async (signal) => {
      const response = await environment.fetch(url, {
        method: 'GET',
        credentials: 'omit',
        signal,
      })
      if (!response.ok) throw new RequestFailed(response.status)
      return await response.blob()
    },
    outer,
  )
}
