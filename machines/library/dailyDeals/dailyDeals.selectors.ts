import type { SnapshotFrom } from 'xstate'
import type { DailyDeals } from './dailyDeals.events.ts'
import type { dailyDealsMachine } from './dailyDeals.machine.ts'

type DailyDealsSnapshot = SnapshotFrom<typeof dailyDealsMachine>

/** What costs less today; null until it came. */
export function selectDailyDeals({ context }: DailyDealsSnapshot): DailyDeals | null {
  return context.deals
}

export function selectHaveDealsFailed(snapshot: DailyDealsSnapshot): boolean {
  return snapshot.matches({ shown: 'failed' })
}
