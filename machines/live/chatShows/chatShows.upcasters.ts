import type { Upcaster } from '../../core/upcaster.ts'

/** One actor more is told of pages and guests: what the root holds for those to come is more. */
export const showsAdded: readonly Upcaster[] = [
  { version: 6, changes: 'part', actor: 'app', from: '.held', to: '.held', remade: true },
]
