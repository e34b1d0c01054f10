import type { Upcaster } from '../core/upcaster.ts'

/** More of this area are told of pages, guests and pushes: what the root holds for those to come is more. */
export const liveActorsAdded: readonly Upcaster[] = [7, 8].map((version) => ({
  version,
  changes: 'part',
  actor: 'app',
  from: '.held',
  to: '.held',
  remade: true,
}))
