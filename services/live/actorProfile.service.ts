import type {
  ActorNote,
  ActorProfile,
  ActorState,
  WantedProfile,
} from '../../machines/live/actorProfile/actorProfile.events.ts'
import { pathPart } from '../core/pathPart.ts'
import { RequestFailed, type RequestService } from '../core/request.service.ts'
import { noteAnswer, profileAnswer, stateAnswer } from './actorProfile.schema.ts'

type Asks = Pick<RequestService, 'ask'>
type OfActor = { actorId: string }

/**
 * The work of slot `loadActorProfile`: GET actor/getActorDataByIdOrName/{actorIdOrName}, with the
 * parameter qmday only when a day is given [ACT-26].
 * @returns the performer, or null when nobody has that name; rejects as `RequestService` does
 */
export async function loadActorProfile(
  request: Asks,
  { actorName, qmDay }: WantedProfile,
  signal?: AbortSignal,
): Promise<ActorProfile | null> {
  try {
    const path = `actor/getActorDataByIdOrName/${pathPart(actorName)}`
    return (await request.ask({ path, data: { qmday: qmDay }, signal }, profileAnswer)).actor
  } catch (error) {
    if (error instanceof RequestFailed && error.status === 404) return null
    throw error
  }
}

/**
 * The work of slot `loadActorState`: GET actor/getActorStateById/{actorId} [ACT-27].
 * @returns how the performer can be met now; rejects as `RequestService` does
 */
export async function loadActorState(
  request: Asks,
  { actorId }: OfActor,
  signal?: AbortSignal,
): Promise<ActorState> {
  const path = `actor/getActorStateById/${pathPart(actorId)}`
  return (await request.ask({ path, signal }, stateAnswer)).state
}

/**
 * The work of slot `loadActorNote`: GET actor/getActorNoteById/{actorId} [ACT-28].
 * @returns the guest's note, empty when there is none; rejects as `RequestService` does
 */
export async function loadActorNote(
  request: Asks,
  { actorId }: OfActor,
  signal?: AbortSignal,
): Promise<ActorNote> {
  const path = `actor/getActorNoteById/${pathPart(actorId)}`
  return (await request.ask({ path, signal }, noteAnswer)).note
}

/**
 * The work of slot `storeActorNote`: POST actor/storeActorNote with {actorId, comment} [ACT-29].
 * @returns the note as the platform keeps it now; rejects as `RequestService` does
 */
export async function storeActorNote(
  request: Asks,
  { actorId, comment }: ActorNote,
  signal?: AbortSignal,
): Promise<ActorNote> {
  const path = 'actor/storeActorNote'
  const call = { method: 'POST', path, data: { actorId, comment }, signal } as const
  return (await request.ask(call, noteAnswer)).note
}
