import { concerns, type Entry, inOrder, outside, partiesOf } from './entries.ts'

interface Wish {
  /** Whether actors that do nothing are left out. */
  isFolded: boolean
  actors: readonly string[]
}

/** Lifelines for some entries, from left to right; the outside is always the first. */
export function columnsOf(entries: Iterable<Entry>, { isFolded, actors }: Wish): string[] {
  const paths = new Set([outside, ...actors])
  for (const { arrows, lives } of entries) {
    const shown = arrows.filter((arrow) => concerns(arrow, actors))
    for (const party of partiesOf(shown)) paths.add(party)
    if (isFolded || actors.length > 0) continue
    for (const { path } of lives) paths.add(path)
  }
  return inOrder(paths)
}
