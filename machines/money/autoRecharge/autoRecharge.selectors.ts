import type { SnapshotFrom } from 'xstate'
import type { autoRechargeMachine } from './autoRecharge.machine.ts'

type AutoRechargeSnapshot = SnapshotFrom<typeof autoRechargeMachine>

/** The amounts that the automatic top-up offers, in coins. */
export function selectAutoRechargeAmounts({ context }: AutoRechargeSnapshot): readonly number[] {
  return context.guest.autoRechargeConfig.amounts
}

/** Below how many coins the automatic top-up tops up. */
export function selectAutoRechargeThreshold({ context }: AutoRechargeSnapshot): number {
  return context.guest.autoRechargeConfig.threshold
}
