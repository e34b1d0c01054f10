import { concerns, inOrder, outside, partiesOf } from './entries.ts'
import type { Page } from './usePages.ts'

interface Wish {
  /** Whether actors that do nothing are left out. */
  isFolded: boolean
  actors: readonly string[]
}

/** Lifelines for the pages that are seen, from left to right; the outside is always the first. */
export function columnsOf(pages: readonly Page[], { isFolded, actors }: Wish): string[] {
  const paths = new Set([outside])
  for (const { entries } of pages) {
    for (const { arrows, lives } of entries.values()) {
      const shown = arrows.filter((arrow) => concerns(arrow, actors))
      for (const party of partiesOf(shown)) paths.add(party)
      if (isFolded || actors.length > 0) continue
      for (const { path } of lives) paths.add(path)
    }
  }
  for (const actor of actors) paths.add(actor)
  return inOrder(paths)
}
