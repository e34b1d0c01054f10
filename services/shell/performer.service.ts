import * as v from 'valibot'
import type { FoundPerformer } from '../../machines/shell/performer/performer.events.ts'
import { id } from '../core/bounds.ts'
import { pathPart } from '../core/pathPart.ts'
import { RequestFailed, type RequestService } from '../core/request.service.ts'

const actorSchema = v.object({ actor: v.object({ id }) })

/**
 * The work of slot `findPerformer`: GET actor/getActorDataByIdOrName/{actorIdOrName} [ACT-26].
 * @param actorName as an address has it: in small letters
 * @returns the performer, or null when nobody has that name; rejects as `RequestService` does
 */
export async function findPerformer(
  request: Pick<RequestService, 'ask'>,
  { actorName }: { actorName: string },
  signal?: AbortSignal,
): Promise<FoundPerformer | null> {
  try {
    const path = `actor/getActorDataByIdOrName/${pathPart(actorName)}`
    return (await request.ask({ path, signal }, actorSchema)).actor
  } catch (error) {
    if (error instanceof RequestFailed && error.status === 404) return null
    throw error
  }
}
