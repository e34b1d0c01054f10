import type { SnapshotFrom } from 'xstate'
import type { Clash, ClashSide } from './clashOfCams.events.ts'
import type { clashOfCamsMachine } from './clashOfCams.machine.ts'

type ClashSnapshot = SnapshotFrom<typeof clashOfCamsMachine>

/** The clash that runs, or ended just now; null while there is none. */
export function selectClash({ context }: ClashSnapshot): Clash | null {
  return context.clash
}

/** Whether the votes are counted. */
export function selectIsClashOver(snapshot: ClashSnapshot): boolean {
  return snapshot.matches('over')
}

/** Who has more votes; null while both have as many. */
export function leaderOf({ sides: [one, other] }: Clash): ClashSide | null {
  if (one.votes === other.votes) return null
  return one.votes > other.votes ? one : other
}

/** The share of a side in all votes, from 0 to 1; a half before anybody has voted. */
export function shareOf({ sides }: Clash, { votes }: ClashSide): number {
  const all = sides[0].votes + sides[1].votes
  return all === 0 ? 0.5 : votes / all
}
