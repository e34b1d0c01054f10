import {
  selectAutoRechargeAmounts,
  selectAutoRechargeThreshold,
} from '../../machines/autoRecharge/autoRecharge.selectors.ts'
import { formatAmount } from '../../machines/money/money.ts'
import { Button } from '../design/Button.tsx'
import { useActorState, useAddress } from '../environment.tsx'
import { NoticeCard } from '../shell/NoticeCard.tsx'
import { useAreaText } from '../text/text.tsx'

/** Offers the automatic top-up; whether it is taken or put away, the platform is told [PAY-34]. */
export function AutoRechargeBar() {
  const text = useAreaText('notices')
  const autoRecharge = useAddress('autoRecharge')
  const [amount] = useActorState('autoRecharge', selectAutoRechargeAmounts)
  const threshold = useActorState('autoRecharge', selectAutoRechargeThreshold)
  const words =
    amount === undefined
      ? text('statusBar.automaticrecharge')
      : text('statusBar.automaticrecharge.from', {
          amount: formatAmount(amount, 'VXC'),
          threshold: formatAmount(threshold, 'VXC'),
        })
  return (
    <NoticeCard
      icon="coin"
      tone="info"
      close={{
        words: text('statusBar.remove', { message: words }),
        onPress: () => autoRecharge.send({ type: 'autoRecharge.dismissRequested' }),
      }}
      actions={
        <Button
          size="small"
          onPress={() => autoRecharge.send({ type: 'autoRecharge.acceptRequested' })}
        >
          {text('statusBar.automaticrecharge.action')}
        </Button>
      }
    >
      <p>{words}</p>
    </NoticeCard>
  )
}
