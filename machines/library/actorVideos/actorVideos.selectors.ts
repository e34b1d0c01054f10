import type { SnapshotFrom } from 'xstate'
import type { ActorVideos } from './actorVideos.events.ts'
import type { actorVideosMachine } from './actorVideos.machine.ts'

type ActorVideosSnapshot = SnapshotFrom<typeof actorVideosMachine>

/**
 * Of the performer with that id: their videos.
 * @returns a selector; it gives null until they came
 */
export function selectVideosOf(actorId: string) {
  return ({ context }: ActorVideosSnapshot): ActorVideos | null =>
    context.actorId === actorId ? context.videos : null
}

export function selectHaveActorVideosFailed(snapshot: ActorVideosSnapshot): boolean {
  return snapshot.matches({ wanted: 'failed' })
}
