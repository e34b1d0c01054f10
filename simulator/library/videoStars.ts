import type { Performer } from '../core/world.simulator.ts'
import type { Video } from './media.ts'
import { modelOf } from './toldMedia.ts'

/** Everybody who has videos, whose are liked most first [VID-4]. */
export function videoStars(
  videos: readonly Video[],
  figuresOf: (video: Video) => { likes: number },
) {
  const stars = new Map<Performer, { videoCount: number; likes: number }>()
  for (const video of videos) {
    const known = stars.get(video.performer) ?? { videoCount: 0, likes: 0 }
    const likes = known.likes + figuresOf(video).likes
    stars.set(video.performer, { videoCount: known.videoCount + 1, likes })
  }
  return [...stars]
    .sort(([, one], [, other]) => other.likes - one.likes)
    .map(([performer, sums], at) => ({ ...modelOf(performer), place: at + 1, ...sums }))
}
