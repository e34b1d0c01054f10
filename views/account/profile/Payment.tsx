import { selectGuest } from '../../../machines/account/guest/guest.selectors.ts'
import { formatAmount } from '../../../machines/core/money.ts'
import { Badge } from '../../core/design/Badge.tsx'
import { useActorState } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { Balance } from '../../shell/shell/Balance.tsx'
import { Panel, Part, Row } from '../personalArea/Part.tsx'
import { FlowButton } from './FlowButton.tsx'

const coins = (amount: number) => formatAmount(amount, 'VXC')

/** The balance, how it is filled and what limits it. */
export function Payment() {
  const text = useAreaText('account')
  const { autoRechargeAmount, autoRechargeConfig, oneClickAmount, oneClickConfig } = useActorState(
    'guest',
    selectGuest,
  )
  const recharges = autoRechargeConfig.isEnabled && autoRechargeAmount !== null
  const charges = oneClickConfig.isEnabled && oneClickAmount !== null
  return (
    <Part id="payment" title={text('payment.title')} lead={text('payment.lead')}>
      <Panel>
        <Row
          title={text('shell.balance')}
          state={
            <strong>
              <Balance />
            </strong>
          }
          actions={<FlowButton flow="moneycharge" words="area.topUp" about="shell.balance" />}
        >
          {text('payment.balance.words')}
        </Row>
        <Row
          title={text('payment.recharge')}
          state={<OnOff isOn={recharges} />}
          actions={
            <FlowButton flow="autorecharge" words="payment.change" about="payment.recharge" />
          }
        >
          {recharges
            ? text('payment.recharge.on', {
                amount: coins(autoRechargeAmount),
                threshold: coins(autoRechargeConfig.threshold),
              })
            : text('payment.recharge.off')}
        </Row>
        <Row
          title={text('payment.oneClick')}
          state={<OnOff isOn={charges} />}
          actions={<FlowButton flow="oneclick" words="payment.change" about="payment.oneClick" />}
        >
          {charges
            ? text('payment.oneClick.on', { amount: coins(oneClickAmount) })
            : text('payment.oneClick.off')}
        </Row>
        <Row
          title={text('payment.limit')}
          actions={<FlowButton flow="limit" words="payment.change" about="payment.limit" />}
        >
          {text('payment.limit.words')}
        </Row>
        <Row
          title={text('payment.means')}
          actions={
            <>
              <FlowButton flow="changecc" words="payment.card" about="payment.means" />
              <FlowButton flow="changels" words="payment.debit" about="payment.means" />
              <FlowButton flow="settings" words="payment.all" about="payment.means" />
            </>
          }
        >
          {text('payment.means.words')}
        </Row>
        <Row
          title={text('payment.payments')}
          actions={
            <FlowButton flow="settings" words="payment.payments.show" about="payment.payments" />
          }
        >
          {text('payment.payments.words')}
        </Row>
      </Panel>
    </Part>
  )
}

function OnOff({ isOn }: { isOn: boolean }) {
  const text = useAreaText('account')
  return <Badge tone={isOn ? 'accent' : 'quiet'}>{text(isOn ? 'payment.on' : 'payment.off')}</Badge>
}
