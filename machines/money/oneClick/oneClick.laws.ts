import type { AnyEventObject } from 'xstate'
import type { Laws, Step } from '../../../src/testing/laws.ts'
import type { oneClickMachine } from './oneClick.machine.ts'

type OneClickStep = Step<typeof oneClickMachine>

const isOtherGuest = ({ on, before }: OneClickStep) => {
  const identified = on('guest.identified')
  return identified !== undefined && identified.guest.id !== before?.context.guestId
}
const isAwaiting = (snapshot: OneClickStep['before']) =>
  snapshot?.matches('asking') || snapshot?.matches('charging') || false
const messagesOf = (events: readonly AnyEventObject[], type: string) =>
  events.map(({ message }) => message).filter((message) => message.type === type)

export const laws: Laws<typeof oneClickMachine> = {
  'asks before each charge whether it can be [PAY-42], for who is no visitor and one at a time': ({
    on,
    before,
    told,
  }) => {
    const isWished = (on('oneClick.askRequested') ?? on('oneClick.chargeRequested')) !== undefined
    const isAsked = isWished && before?.context.guestId !== null && !isAwaiting(before)
    return messagesOf(told('realtime'), 'canOneClick').length === (isAsked ? 1 : 0)
  },
  'what was clicked first is what is to be charged, while it may be': ({ on, before, after }) => {
    const { charge } = after.context
    if (!isAwaiting(after)) return charge === null
    const known = before?.context.charge
    if (known) return charge === known
    const click = on('oneClick.chargeRequested')
    return charge?.amount === click?.amount && charge?.channelId === click?.channelId
  },
  'charges what was clicked once the platform says that it can be, and at no other time [PAY-43 PAY-44]':
    ({ on, before, after, told }) => {
      const charge = before?.matches('asking') ? before.context.charge : null
      const isCharged = charge !== null && on('push.canOneClickResult')?.possible === true
      const [message, ...others] = messagesOf(told('realtime'), 'chargeOneClick')
      if (!isCharged) return message === undefined
      return (
        others.length === 0 &&
        message?.amount === charge.amount &&
        message.channelId === charge.channelId &&
        after.matches('charging')
      )
    },
  'tells who asked whether it can be, with the reason [PAY-44]': ({ on, before, after }) => {
    const result = isAwaiting(before) ? on('push.canOneClickResult') : undefined
    if (!result) return true
    if (!result.possible) {
      return after.matches('impossible') && after.context.reason === (result.reason ?? null)
    }
    return before?.context.charge !== null ? after.matches('charging') : after.matches('possible')
  },
  'a charge is done when its payment is told': ({ on, before, after }) => {
    const isPaid = before?.matches('charging') && on('push.guestBalance')?.isPayment === true
    return !isPaid || after.matches('possible')
  },
  'waits 10 s for each answer and for the payment, and is not sure then': ({
    told,
    delays,
    fired,
    after,
  }) =>
    delays.join() ===
      told('realtime')
        .map(() => 10_000)
        .join() &&
    (!fired || after.matches('unknown')),
  'what is clicked and cannot be charged is paid by a top-up of that amount': ({
    before,
    after,
    told,
  }) => {
    const isNew = after.matches('impossible') && !before?.matches('impossible')
    const charge = isNew ? before?.context.charge : null
    const [opened] = told('payTour')
    return charge ? opened?.prefill.selectedAmount === charge.amount : opened === undefined
  },
  'nothing is known of another guest': (step) => {
    const { on, before, after } = step
    const { guestId, reason } = after.context
    if (!isOtherGuest(step)) return guestId === (before?.context.guestId ?? null)
    return (
      guestId === on('guest.identified')?.guest.id && reason === null && after.matches('unknown')
    )
  },
  'begins unsure, and nothing else changes what it stands for': (step) => {
    const { on, fired, before, after } = step
    if (!before) return after.matches('unknown')
    const cause =
      fired ||
      isOtherGuest(step) ||
      on('oneClick.askRequested') ||
      on('oneClick.chargeRequested') ||
      on('push.canOneClickResult') ||
      on('push.guestBalance')?.isPayment
    return after.value === before.value || cause !== undefined
  },
}
