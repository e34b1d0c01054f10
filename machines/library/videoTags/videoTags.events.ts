import type { LanguageChanged } from '../../shell/app/app.events.ts'
import type { PageEvent } from '../../shell/navigation/navigation.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'

/** What videos are about [TAG-2]. */
export interface Tag {
  id: string
  label: string
}

export type VideoTagsEvent =
  | RetryDue
  | PageEvent
  | LanguageChanged
  /** What the guest has typed so far. */
  | { type: 'videoTags.typed'; text: string }
  | { type: 'videoTags.retryRequested' }

declare module '../../core/address.ts' {
  interface Addresses {
    videoTags: VideoTagsEvent
  }
}
