import type { SnapshotFrom } from 'xstate'
import type { performerMachine } from './performer.machine.ts'

type PerformerSnapshot = SnapshotFrom<typeof performerMachine>

/** The id of the performer whom the page names; null while it is not known. */
export function selectActorId({ context }: PerformerSnapshot): string | null {
  return context.actorId
}

/** How far it is known who the performer is. */
export function selectPerformerProgress({ value }: PerformerSnapshot): PerformerSnapshot['value'] {
  return value
}
