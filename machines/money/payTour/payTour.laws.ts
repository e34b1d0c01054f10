import type { Laws } from '../../../src/testing/laws.ts'
import { client } from './payTour.client.laws.ts'
import { ends } from './payTour.end.laws.ts'
import { isPaymentFlow } from './payTour.flows.ts'
import type { payTourMachine } from './payTour.machine.ts'
import { storedOrigin } from './payTour.origin.ts'
import {
  dealtWith,
  endingOf,
  hasConfirmed,
  isOpen,
  isOpenedAgain,
  openedNow,
  wishOf,
} from './payTour.steps.laws.ts'

/** Which flow is open, and for whom. */
const flows: Laws<typeof payTourMachine> = {
  'opens what is asked for, one flow after the other, for who is known and offered it [PAY-33 PAY-52 LGN-21]':
    (step) => {
      const { before, after, began, runs } = step
      const flow = openedNow(step)
      const inputs = [...began('payFrame'), ...began('payTab')] as { flow: string; url: string }[]
      const { opening } = after.context
      const stays = isOpen(before) && !endingOf(step)
      return (
        inputs.map((one) => one.flow).join() === (flow ?? '') &&
        inputs.every(({ url }) => url === opening?.url) &&
        isOpen(after) === (flow !== undefined || stays) &&
        runs('payClient') === isOpen(after) &&
        (opening?.flow ?? null) ===
          (flow ?? (stays ? (before?.context.opening?.flow ?? null) : null))
      )
    },
  'waits for who is here, and for the server where it is told of a success [LGN-8 LGN-28]': (
    step,
  ) => {
    const { on, before, after, began, runs } = step
    const isWaiting = !before || (before.matches('awaitingGuest') && !on('guest.identified'))
    const isConfirmed = endingOf(step)?.isConfirmed === true
    const isConfirming =
      isConfirmed || (before?.matches('confirming') === true && !hasConfirmed(step))
    const { success } = after.context
    const inputs = began('confirmSuccess')
    return (
      after.matches('awaitingGuest') === isWaiting &&
      after.matches('confirming') === isConfirming &&
      runs('confirmSuccess') === isConfirming &&
      inputs.length === (isConfirmed ? 1 : 0) &&
      inputs.every((input) => JSON.stringify(input) === JSON.stringify(success))
    )
  },
  'what is wished waits until nothing else is open': (step) => {
    const wish = dealtWith(step) || isOpenedAgain(step) ? undefined : wishOf(step)
    return (step.after.context.wish?.flow ?? undefined) === wish
  },
  'a payment is in progress while its flow is open [PAY-29 PAY-30]': (step) => {
    const { before, after } = step
    const flow = after.context.opening?.flow
    const isAnew = openedNow(step) !== undefined || endingOf(step) !== undefined
    const known = before?.context.isPaymentInProgress ?? false
    return (
      after.context.isPaymentInProgress ===
      (isAnew ? flow !== undefined && isPaymentFlow(flow) : known)
    )
  },
  'knows who is here, in which language, and where they came from, which is kept [PAY-6 PAY-8]': ({
    on,
    before,
    after,
    told,
  }) => {
    const { isLoggedIn, isRestricted, language, origin } = after.context
    const guest = on('guest.identified')?.guest ?? before?.context
    const arrived = on('payTour.arrived')?.origin
    const stored = on('payTour.originStored')
    const known = before?.context.origin ?? null
    const earlier = stored && known === null ? storedOrigin(stored.value) : known
    return (
      isLoggedIn === (guest?.isLoggedIn ?? false) &&
      isRestricted === (guest?.isRestricted ?? false) &&
      language ===
        (on('navigation.languageChanged')?.language ?? before?.context.language ?? language) &&
      JSON.stringify(origin) === JSON.stringify(arrived ?? earlier) &&
      told('storage').length === (arrived ? 1 : 0)
    )
  },
}

export const laws: Laws<typeof payTourMachine> = { ...flows, ...ends, ...client }
