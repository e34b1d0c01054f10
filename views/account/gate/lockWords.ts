import type { RestrictionReason } from '../../../machines/account/gate/gate.actions.ts'
import type { TextKey } from '../../core/text/text.tsx'
import type { Lock } from './useLock.ts'

const reasons: Record<RestrictionReason, TextKey> = {
  needLogin: 'gate.needLogin',
  needAgeCheck: 'gate.needAgeCheck',
  needAbo: 'gate.needAbo',
  needPurchase: 'gate.needPurchase',
}

/** What is said of a lock; undefined when there is none. */
export function lockWords({ reason, isRefused }: Lock): TextKey | undefined {
  if (isRefused && reason === 'needLogin') return 'shell.loginOff'
  if (isRefused) return 'gate.refused'
  return reason ? reasons[reason] : undefined
}
