import * as v from 'valibot'
import type { MessengerActor } from '../../machines/messenger/channelDetails/channelDetails.events.ts'
import { count, flag, id, list, text } from '../core/bounds.ts'
import { pathPart } from '../core/pathPart.ts'
import type { RequestService } from '../core/request.service.ts'

const actorSchema = v.object({
  actor: v.object({
    id,
    name: text,
    age: count,
    isOnline: flag,
    pictureUrl: text,
    countryCode: text,
    languages: list(text),
    categories: list(text),
    hasToy: flag,
    isEmailEnabled: flag,
    isSmsEnabled: flag,
  }),
})

/**
 * The work of slot `loadMessengerActor`: GET messenger/actor/{actorId} [MSG-20].
 * @returns the actor; rejects as `RequestService` does
 */
export async function loadMessengerActor(
  request: Pick<RequestService, 'ask'>,
  { actorId }: { actorId: string },
  signal?: AbortSignal,
): Promise<MessengerActor> {
  const path = `messenger/actor/${pathPart(actorId)}`
  return (await request.ask({ path, signal }, actorSchema)).actor
}
