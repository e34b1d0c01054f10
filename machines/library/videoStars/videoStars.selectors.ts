import type { SnapshotFrom } from 'xstate'
import type { VideoStar } from './videoStars.events.ts'
import type { videoStarsMachine } from './videoStars.machine.ts'

type VideoStarsSnapshot = SnapshotFrom<typeof videoStarsMachine>

/** The best first; null until they came. */
export function selectVideoStars({ context }: VideoStarsSnapshot): readonly VideoStar[] | null {
  return context.stars
}

export function selectHaveStarsFailed(snapshot: VideoStarsSnapshot): boolean {
  return snapshot.matches({ shown: 'failed' })
}
