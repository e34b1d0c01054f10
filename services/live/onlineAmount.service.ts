import * as v from 'valibot'
import { count } from '../core/bounds.ts'
import type { RequestService } from '../core/request.service.ts'

const amountAnswer = v.object({ onlineActorsAmount: count })

/**
 * The work of slot `loadOnlineAmount`: GET monitoringActors/onlineActorsAmount [ACT-35].
 * @returns how many performers are online; rejects as `RequestService` does
 */
export async function loadOnlineAmount(
  request: Pick<RequestService, 'ask'>,
  signal?: AbortSignal,
): Promise<number> {
  const path = 'monitoringActors/onlineActorsAmount'
  return (await request.ask({ path, signal }, amountAnswer)).onlineActorsAmount
}
