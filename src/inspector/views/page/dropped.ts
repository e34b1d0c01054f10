import type { DroppedCounts } from '../../link/link.types.ts'
import { counted } from '../core/words.ts'

const reasons: Readonly<Record<keyof DroppedCounts, string>> = {
  origin: 'of another origin',
  version: 'of another version',
  peer: 'for another inspector',
  form: 'of no known form',
}

/** @returns how many messages were not taken and why, and what helps */
export function droppedSentence(counts: DroppedCounts): string {
  const named = Object.entries(reasons) as [keyof DroppedCounts, string][]
  const parts = named
    .filter(([reason]) => counts[reason] > 0)
    .map(([reason, words]) => `${counts[reason]} ${words}`)
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const help =
    counts.version > 0
      ? ' The app and the inspector are of different builds: load both again.'
      : ' Another page of this origin may have sent them.'
  return `${counted(all, 'message was', 'messages were')} not taken: ${parts.join(', ')}.${help}`
}
