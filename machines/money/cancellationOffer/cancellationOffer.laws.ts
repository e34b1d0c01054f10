import type { Laws, Step } from '../../../src/testing/laws.ts'
import type { CancellationOfferAnswer } from './cancellationOffer.events.ts'
import type { cancellationOfferMachine } from './cancellationOffer.machine.ts'

type OfferStep = Step<typeof cancellationOfferMachine>

const otherGuest = ({ on, before }: OfferStep) => {
  const identified = on('guest.identified')
  return identified && identified.guest.id !== before?.context.guestId
    ? identified.guest
    : undefined
}
const barOf = (snapshot: OfferStep['before']) => {
  if (snapshot?.matches('offered')) return 'cancelationoffer'
  return snapshot?.matches('failed') ? 'cancelationoffererror' : undefined
}
const subscriptionTold = ({ on }: OfferStep) =>
  on('push.vipAboUpdated') ?? on('push.vxtvAboUpdated')

export const laws: Laws<typeof cancellationOfferMachine> = {
  'begins with none, and has none for another guest': (step) => {
    const { before, after } = step
    const other = otherGuest(step)
    if (!before) return after.matches('none')
    if (!other) return after.context.guestId === before.context.guestId
    return (
      after.matches('none') && after.context.guestId === other.id && after.context.info === null
    )
  },
  'offers to keep a subscription that is over, of either kind, to who is no visitor [REQ-2]': (
    step,
  ) => {
    const { before, after } = step
    if (!before?.matches('none')) return true
    const isOver = subscriptionTold(step)?.active === false && before.context.guestId !== null
    return after.matches('offered') === isOver && !after.matches('failed')
  },
  'is gone when a subscription is there again, unless it is being accepted or was': (step) => {
    const { before, after } = step
    if (!before?.matches('offered') || !subscriptionTold(step)) return true
    const isGone =
      subscriptionTold(step)?.active === true && before.matches({ offered: 'awaitingAnswer' })
    return after.matches('none') === isGone
  },
  'the guest closes it, but not while it is being accepted': ({ on, before, after }) => {
    if (!on('cancellationOffer.closeRequested')) return true
    return after.matches('none') !== (before?.matches({ offered: 'accepting' }) ?? false)
  },
  'accepts it when the guest does, and again after it failed': (step) => {
    const { on, before, after, began, runs } = step
    const isOpen = before?.matches({ offered: 'awaitingAnswer' }) || before?.matches('failed')
    const isAccepted = on('cancellationOffer.acceptRequested') !== undefined && isOpen
    const inputs = began('acceptOffer') as { guestId: string }[]
    return (
      inputs.map(({ guestId }) => guestId).join() === (isAccepted ? after.context.guestId : '') &&
      runs('acceptOffer') === after.matches({ offered: 'accepting' })
    )
  },
  'shows what the platform says of it once it is accepted, else that it failed': ({
    answered,
    failed,
    after,
  }) => {
    const answer = answered('acceptOffer')?.output as CancellationOfferAnswer | undefined
    if (failed('acceptOffer')) return after.matches('failed')
    if (!answer) return true
    return answer.acceptedOffer
      ? after.matches({ offered: 'accepted' }) && after.context.info === answer.acceptedOfferInfo
      : after.matches('failed')
  },
  'its bar is shown with it and removed with it [STB-1]': ({ before, after, told }) => {
    const [old, bar] = [barOf(before), barOf(after)]
    const expected = [
      ...(old && old !== bar ? [`statusBar.removeRequested ${old}`] : []),
      ...(bar && old !== bar ? [`statusBar.showRequested ${bar}`] : []),
    ]
    return (
      told('statusBar')
        .map(({ type, bar }) => `${type} ${bar}`)
        .join() === expected.join()
    )
  },
}
