import type { SnapshotFrom } from 'xstate'
import type { SuggestedVideo, Video, VideoOpinion } from './video.events.ts'
import type { videoMachine } from './video.machine.ts'

type VideoSnapshot = SnapshotFrom<typeof videoMachine>

export const selectVideo = ({ context }: VideoSnapshot): Video | null => context.video

/** Other videos of the performer; null until they came. */
export const selectSuggestions = ({ context }: VideoSnapshot): readonly SuggestedVideo[] | null =>
  context.suggestions

/** How far the video of the page is. */
export function selectVideoProgress(
  snapshot: VideoSnapshot,
): 'loading' | 'there' | 'gone' | 'failed' {
  if (snapshot.matches({ page: { shown: 'gone' } })) return 'gone'
  if (snapshot.matches({ page: { shown: 'failed' } })) return 'failed'
  return snapshot.context.video ? 'there' : 'loading'
}

/** Whether the guest’s opinion is on its way, or did not arrive. */
export function selectOpinionProgress({ context }: VideoSnapshot): 'settled' | 'sent' | 'failed' {
  const isOfVideo = ({ videoId }: VideoOpinion) => videoId === context.videoId
  if (context.said.some(isOfVideo)) return 'sent'
  return context.unstored.some(isOfVideo) ? 'failed' : 'settled'
}
