import type { SnapshotFrom } from 'xstate'
import type { Tag } from './videoTags.events.ts'
import type { videoTagsMachine } from './videoTags.machine.ts'

type VideoTagsSnapshot = SnapshotFrom<typeof videoTagsMachine>

export function selectPopularTags({ context }: VideoTagsSnapshot): readonly Tag[] {
  return context.popular
}

/** What the guest has typed. */
export function selectTypedTag({ context }: VideoTagsSnapshot): string {
  return context.typed
}

/** What fits the typed text; null while nothing was typed, or while it is looked for. */
export function selectSuggestedTags({ context }: VideoTagsSnapshot): readonly Tag[] | null {
  return context.suggested
}

/** Whether what was typed could not be looked for. */
export function selectHaveTagsFailed(snapshot: VideoTagsSnapshot): boolean {
  return snapshot.matches({ search: 'failed' })
}
