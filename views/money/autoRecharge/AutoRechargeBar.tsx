import { formatAmount } from '../../../machines/core/money.ts'
import {
  selectAutoRechargeAmounts,
  selectAutoRechargeThreshold,
} from '../../../machines/money/autoRecharge/autoRecharge.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { NoticeCard } from '../../shell/shell/NoticeCard.tsx'
import type english from './autoRecharge.en.json'

/** Offers the automatic top-up; whether it is taken or put away, the platform is told [PAY-34]. */
export function AutoRechargeBar() {
  const text = useAreaText('money')
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

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    autoRecharge: typeof english
  }
}
