import type { SnapshotFrom } from 'xstate'
import type { ListRef } from '../../core/list/list.selectors.ts'
import { fewestRatings } from '../cams/listedPerformer.ts'
import type { TopCam, TopCamsQuery } from './topCams.events.ts'
import type { topCamsMachine } from './topCams.machine.ts'

type TopCamsSnapshot = SnapshotFrom<typeof topCamsMachine>

/** Which list is shown, and whether of those alone who are online. */
export function selectTopCamsQuery({ context }: TopCamsSnapshot): TopCamsQuery {
  return context.query
}

/** The list itself, the best first. */
export function selectTopCamsList({ children }: TopCamsSnapshot): ListRef {
  return children.list as ListRef
}

/** Whether the list is the guest's own and nobody is logged in. */
export function selectIsForGuestsAlone(snapshot: TopCamsSnapshot): boolean {
  return snapshot.matches({ shown: 'forGuestsAlone' })
}

/** The share of guests who were content, from 0 to 1; null while too few said so [ACT-21]. */
export function selectTopCamContentment({ ratingCount, satisfactionRate }: TopCam): number | null {
  return ratingCount < fewestRatings ? null : satisfactionRate / 100
}
