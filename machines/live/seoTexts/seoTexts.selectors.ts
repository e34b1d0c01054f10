import type { SnapshotFrom } from 'xstate'
import { keyOf, type SeoText } from './seoTexts.events.ts'
import type { seoTextsMachine } from './seoTexts.machine.ts'

const none: readonly SeoText[] = []

/** Selects the texts about a subject, by its key; none while those of another are there. */
export function selectSeoTexts(key: string) {
  return ({ context: { about, texts } }: SnapshotFrom<typeof seoTextsMachine>) =>
    about && keyOf(about) === key ? texts : none
}
