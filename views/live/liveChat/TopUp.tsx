import { selectGuest } from '../../../machines/account/guest/guest.selectors.ts'
import type { LiveChat } from '../../../machines/live/liveChat/liveChat.events.ts'
import { selectIsCharging } from '../../../machines/money/oneClick/oneClick.selectors.ts'
import { Button, type ButtonLook } from '../../core/design/Button.tsx'
import { useActorState, useAddress, useStateOfLater } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'

interface Props extends Pick<ButtonLook, 'look'> {
  /** For which coins are wanted; null before there is one. */
  chat: LiveChat | null
}

/** The way to more coins: at once for who has set that up, else over the payment window [PAY-42]. */
export function TopUp({ chat, look }: Props) {
  const text = useAreaText('live')
  const gate = useAddress('gate')
  const { oneClickAmount: amount, oneClickConfig } = useActorState('guest', selectGuest)
  const isCharging = useStateOfLater('oneClick', selectIsCharging, false)
  const isAtOnce = chat !== null && oneClickConfig.isEnabled && amount !== null
  const action = isAtOnce
    ? ({ type: 'chargeOneClick', params: { targetId: chat.channelId, value: amount } } as const)
    : ({ type: 'openFlow', params: { value: 'moneycharge' } } as const)
  return (
    <Button
      size="small"
      icon="coin"
      {...(look && { look })}
      isPending={isAtOnce && isCharging}
      onPress={() => gate.send({ type: 'gate.actionRequested', action })}
    >
      {isAtOnce ? text('liveChat.topUp.oneClick', { amount }) : text('liveChat.topUp')}
    </Button>
  )
}
