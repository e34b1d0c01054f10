import type { RestrictionReason } from '../../../machines/account/gate/gate.actions.ts'
import { selectRestrictionReason } from '../../../machines/account/gate/gate.selectors.ts'
import { Icon } from '../../core/design/Icon.tsx'
import { useStateOfLater } from '../../core/environment.tsx'
import { type TextKey, useText } from '../../core/text/text.tsx'
import style from './WhyOpened.module.css'

const words: Partial<Record<RestrictionReason, TextKey>> = {
  needAgeCheck: 'payTour.reason.needAgeCheck',
  needAbo: 'payTour.reason.needAbo',
  needPurchase: 'payTour.reason.needPurchase',
}

/** Why the payment client opened, when something that the guest chose waits for it. */
export function WhyOpened() {
  const text = useText()
  const reason = useStateOfLater('gate', selectRestrictionReason, null)
  const known = reason && words[reason]
  if (!known) return null
  return (
    <p className={style.reason}>
      <Icon name="lock" />
      <span>{text(known)}</span>
    </p>
  )
}
