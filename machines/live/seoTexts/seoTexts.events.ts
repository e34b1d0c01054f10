import type { LanguageChanged } from '../../shell/app/app.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'

/** What a page says of its subject beside what it lists, in the language of the page. */
export interface SeoText {
  title: string
  /** Paragraphs, parted by empty lines. */
  text: string
}

/** What texts are about: subjects by their tags, or a performer's page of a group of tags. */
export type SeoSubject = { tags: readonly string[] } | { actorId: string; tagGroup: string }

/** Names a subject; the same for the same. */
export const keyOf = (subject: SeoSubject): string => JSON.stringify(subject)

export type SeoTextsEvent =
  | RetryDue
  | LanguageChanged
  /** A page that has texts is shown. */
  | { type: 'seoTexts.wanted'; about: SeoSubject }

declare module '../../core/address.ts' {
  interface Addresses {
    seoTexts: SeoTextsEvent
  }
}
