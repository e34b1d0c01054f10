import type { SnapshotFrom } from 'xstate'
import type { Relation } from './relations.events.ts'
import { keyOf, type relationsMachine } from './relations.machine.ts'

type RelationsSnapshot = SnapshotFrom<typeof relationsMachine>

/**
 * Whether the guest has that relation, as last answered; false also when the call failed [REL-4],
 * undefined until there is an answer.
 */
export function selectHasRelation(relation: Relation) {
  return ({ context }: RelationsSnapshot): boolean | undefined => context.results[keyOf(relation)]
}
