import { codeMissing } from '../../../machines/money/bonusCode/bonusCode.setup.ts'
import type { TextKey } from '../../core/text/text.tsx'

const known: Readonly<Record<string, TextKey>> = {
  [codeMissing]: 'code.refused.missing',
  unknownCode: 'code.refused.unknownCode',
  loginRequired: 'code.refused.loginRequired',
  expired: 'code.refused.expired',
  alreadyRedeemed: 'code.refused.alreadyRedeemed',
  usedUp: 'code.refused.usedUp',
  mobileAuthRequired: 'code.refused.mobileAuthRequired',
  vipOnly: 'code.refused.vipOnly',
  restricted: 'code.refused.restricted',
}

/** Why a code is not redeemed, in words; a reason that is not known, or none, has words of its own. */
export function refusalWords(reason: string | null): TextKey {
  return (reason !== null && Object.hasOwn(known, reason) && known[reason]) || 'code.refused'
}
