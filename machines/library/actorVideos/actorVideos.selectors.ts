import type { SnapshotFrom } from 'xstate'
import type { ListRef } from '../../core/list/list.selectors.ts'
import type { ActorHighlights } from './actorVideos.events.ts'
import type { actorVideosMachine } from './actorVideos.machine.ts'

type ActorVideosSnapshot = SnapshotFrom<typeof actorVideosMachine>

export function selectActorVideosList({ children }: ActorVideosSnapshot): ListRef {
  return children.list as ListRef
}

/** What stands out of all videos of a performer; null until it came. */
export function selectActorHighlights({ context }: ActorVideosSnapshot): ActorHighlights | null {
  return context.highlights
}

/** Whether it did not come, and nothing of before is there. */
export function selectHaveHighlightsFailed(snapshot: ActorVideosSnapshot): boolean {
  return snapshot.matches({ wanted: 'failed' }) && snapshot.context.highlights === null
}
