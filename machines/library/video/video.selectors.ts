import type { SnapshotFrom } from 'xstate'
import type { SuggestedVideo, Video } from './video.events.ts'
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
export function selectOpinionProgress(snapshot: VideoSnapshot): 'settled' | 'sent' | 'failed' {
  if (snapshot.matches({ opinion: 'storing' })) return 'sent'
  return snapshot.matches({ opinion: 'failed' }) ? 'failed' : 'settled'
}
