import type { SnapshotFrom } from 'xstate'
import type { LegalTextId } from '../legal/legal.events.ts'
import type { LegalVersion } from './legalVersions.events.ts'
import type { legalVersionsMachine } from './legalVersions.machine.ts'

type LegalVersionsSnapshot = SnapshotFrom<typeof legalVersionsMachine>

const none: readonly LegalVersion[] = []

/** The versions of that document, the newest first, as far as they are here. */
export function selectLegalVersions(id: LegalTextId) {
  return ({ context }: LegalVersionsSnapshot): readonly LegalVersion[] =>
    context.id === id ? context.versions : none
}

/** Whether there are earlier ones. */
export function selectHasEarlierVersions({
  context: { total, versions },
}: LegalVersionsSnapshot): boolean {
  return versions.length < total
}

/** Whether some are on their way. */
export function selectAreVersionsLoading(snapshot: LegalVersionsSnapshot): boolean {
  return snapshot.matches('loading')
}
