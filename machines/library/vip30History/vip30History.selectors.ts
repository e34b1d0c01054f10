import type { SnapshotFrom } from 'xstate'
import type { Vip30Month } from './vip30History.events.ts'
import type { vip30HistoryMachine } from './vip30History.machine.ts'

type Vip30HistorySnapshot = SnapshotFrom<typeof vip30HistoryMachine>

/** This month first; null until they came. */
export function selectVip30Months({ context }: Vip30HistorySnapshot): readonly Vip30Month[] | null {
  return context.months
}

export function selectHasHistoryFailed(snapshot: Vip30HistorySnapshot): boolean {
  return snapshot.matches({ shown: 'failed' })
}

/** What all months together are worth, and the best of them, in coins. */
export function worthOf(months: readonly Vip30Month[]): { total: number; most: number } {
  const values = months.map(({ value }) => value.value)
  return { total: values.reduce((sum, value) => sum + value, 0), most: Math.max(0, ...values) }
}
