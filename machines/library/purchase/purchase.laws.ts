import type { Laws } from '../../../src/testing/laws.ts'
import { factAudience } from '../../core/facts.ts'
import type { Offer, PurchaseAnswer, PurchaseOrder } from './purchase.events.ts'
import type { purchaseMachine } from './purchase.machine.ts'
import {
  closedBy,
  isAgain,
  isBuying,
  isOther,
  type PurchaseStep,
  wantedNow,
  wishing,
  wishOf,
} from './purchase.wish.laws.ts'

const found = ({ answered }: PurchaseStep) =>
  answered('loadOffer')?.output as Offer | null | undefined
const came = ({ answered }: PurchaseStep) =>
  answered('buyMedium')?.output as PurchaseAnswer | undefined
/** What the guest says yes to, where it is for sale. */
const allowed = ({ on, before }: PurchaseStep) => {
  const consent = before?.matches({ open: 'asked' }) ? on('purchase.allowed') : undefined
  const offer = before?.context.offer
  if (!consent || offer?.mediumId !== consent.mediumId) return undefined
  return offer.isOwned || offer.isVipOnly || offer.isSoldOut
    ? undefined
    : { ...consent, isOfNow: consent.price === offer.price }
}

/** What is paid, and what comes of it. */
const buying: Laws<typeof purchaseMachine> = {
  'says what it costs as answered: what the guest has already is done, all else is asked': (
    step,
  ) => {
    const offer = found(step)
    const { after } = step
    if (offer === undefined) return true
    const isRight = after.matches({ open: offer?.isOwned ? 'done' : 'asked' })
    return isRight && after.context.offer === offer && after.context.order === null
  },
  'buys what the guest said yes to, at the price of now, and nothing else [VID-12 GAL-14]': (
    step,
  ) => {
    const { before, after, began } = step
    const consent = allowed(step)
    const isUnsure = before?.matches({ open: { buying: 'unsure' } }) && isAgain(step)
    const isDue = consent?.isOfNow || isUnsure
    const inputs = began('buyMedium') as PurchaseOrder[]
    const { order, wanted } = after.context
    return (
      inputs.length === (isDue ? 1 : 0) &&
      inputs.every(
        ({ mediumId, key, price, payWith }) =>
          mediumId === wanted?.mediumId &&
          key === order?.key &&
          price === (consent ?? before?.context.order)?.price &&
          payWith === (consent ?? before?.context.order)?.payWith,
      )
    )
  },
  'an order whose answer did not come keeps its key until it is answered, here or as another guest is here':
    (step) => {
      const { failed, before, after, runs, told } = step
      const isEnded = came(step) !== undefined || isOther(step)
      const isUnsure = failed('buyMedium') !== undefined
      const was = isBuying(before)
      if (runs('buyMedium') !== after.matches({ open: { buying: 'asking' } })) return false
      if (was && isBuying(after) === isEnded) return false
      if (isUnsure && !after.matches({ open: { buying: 'unsure' } })) return false
      const isTold = isUnsure || failed('loadOffer') !== undefined
      if (told('recovery').length !== (isTold ? 1 : 0)) return false
      return !was || isEnded || after.context.order === before?.context.order
    },
  'what could not be asked is shown so': ({ failed, after }) =>
    !failed('loadOffer') || after.matches({ open: 'notFound' }),
  'an old price is refused, and the guest sees that of now': (step) => {
    const consent = allowed(step)
    const { seenPrice, refusal } = step.after.context
    if (!consent) return true
    return seenPrice === consent.price && refusal === (consent.isOfNow ? null : 'priceChanged')
  },
  'what was bought is the guest’s, and what was not is asked again, with the reason': (step) => {
    const answer = came(step)
    const { offer, order, refusal } = step.after.context
    if (!answer) return true
    if (!answer.isBought) {
      return (
        step.after.matches({ open: 'asked' }) &&
        refusal === answer.refusal &&
        offer?.price === answer.price &&
        order === null
      )
    }
    return (
      step.after.matches({ open: 'done' }) &&
      offer?.isOwned === true &&
      (order !== null) === answer.isByThisOrder
    )
  },
  'nothing else moves it': (step) => {
    const { failed, before, after } = step
    const isMoved = JSON.stringify(before?.value) !== JSON.stringify(after.value)
    const cause =
      wantedNow(step) ??
      closedBy(step) ??
      allowed(step) ??
      found(step) ??
      came(step) ??
      failed('loadOffer') ??
      failed('buyMedium') ??
      wishOf(step)
    return (
      !isMoved ||
      !before ||
      cause !== undefined ||
      isAgain(step) ||
      isOther(step) ||
      found(step) === null
    )
  },
  'all whom it concerns are told of what is the guest’s now [GAL-7 GAL-8]': (step) => {
    const { before, addressees, told } = step
    const isDone = found(step)?.isOwned || came(step)?.isBought
    const concerned = Object.keys(factAudience['purchase.done'])
    const tellings = concerned
      .flatMap((address) => told(address))
      .filter(({ type }) => type === 'purchase.done')
    return (
      tellings.length === (isDone ? concerned.length : 0) &&
      tellings.every(({ mediumId }) => mediumId === before?.context.wanted?.mediumId) &&
      concerned.every((address) => !isDone || addressees.includes(address))
    )
  },
  'the balance is asked for after each order, and each purchase is tracked once': (step) => {
    const answer = came(step)
    const isTracked = answer?.isBought && answer.isByThisOrder
    return (
      step.told('guest').length === (answer ? 1 : 0) &&
      step.told('tracking').length === (isTracked ? 1 : 0)
    )
  },
  'who closes it goes back to the picture that they bought': (step) => {
    const { on, before, told } = step
    const isBack = before?.matches({ open: 'done' }) && on('purchase.closeRequested')
    const wanted = isBack ? before?.context.wanted : undefined
    const returned = told('lightBox').filter(({ type }) => type === 'lightBox.returnRequested')
    const isDue = wanted?.kind === 'album' && wanted.at !== null && before?.context.offer
    return (
      returned.length === (isDue ? 1 : 0) && returned.every(({ place }) => place === wanted?.at)
    )
  },
}

export const laws: Laws<typeof purchaseMachine> = { ...wishing, ...buying }
