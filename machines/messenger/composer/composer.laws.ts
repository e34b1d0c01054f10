import type { Laws, Step } from '../../../src/testing/laws.ts'
import {
  type ComposerContext,
  type composerMachine,
  draftRest,
  missingForToy,
  missingOf,
  priceOf,
} from './composer.machine.ts'
import { isEmpty, isTooLong } from './draft.ts'

type Happening = Step<typeof composerMachine>

const isOutOfReach = ({ channel }: ComposerContext) => channel.blocked || !channel.isActorOnline

/** Whether what is written is sent: there is something, it may be, and it is paid for. */
function isSent({ on, before }: Happening): boolean {
  if (!on('composer.submitted') || !before?.matches({ writing: 'open' })) return false
  const { channel, draft, purse } = before.context
  const isSendable = !(channel.blocked || isEmpty(draft) || isTooLong(draft))
  return isSendable && priceOf(before.context) <= purse.balance
}

/** Whether the toy that is asked about is paid for and sent. */
const isToySent = ({ on, before }: Happening) =>
  on('composer.toySubmitted') !== undefined &&
  before?.matches({ toyControl: 'asked' }) === true &&
  missingForToy(before.context) <= 0

const ofType = ({ told }: Happening, type: string) =>
  told('delivery').filter((event) => event.type === type)

const draftLaws: Laws<typeof composerMachine> = {
  'asks what the guest has as it begins, once': ({ before, told }) =>
    told('guest').length === (before ? 0 : 1),
  'knows the channel and the purse as they were told last': ({ on, before, after, changed }) => {
    const { channel, purse } = after.context
    const [ofChannel, ofPurse] = [on('composer.channelChanged'), on('composer.purseChanged')]
    if (ofChannel) return channel === ofChannel.channel
    if (ofPurse) return purse.balance === ofPurse.purse.balance
    return !before || !(changed.includes('channel') || changed.includes('purse'))
  },
  'what is written and given with it stands there [GFT-3 GFT-4]': ({ on, before, after }) => {
    const { draft } = after.context
    const typed = on('composer.textChanged')
    if (typed) return draft.text === typed.text
    const gift = on('composer.giftAdded')?.gift.id ?? on('composer.giftRemoved')?.giftId
    if (gift === undefined) return true
    const countIn = (context: ComposerContext | undefined) =>
      context?.draft.gifts.find((one) => one.gift.id === gift)?.quantity ?? 0
    const count = countIn(before?.context) + (on('composer.giftAdded') ? 1 : -1)
    return countIn(after.context) === Math.max(0, count)
  },
  'what was written before comes back where nothing is': ({ on, before, after, changed }) => {
    const restored = on('composer.draftRestored')
    if (!restored || !before) return true
    return isEmpty(before.context.draft)
      ? after.context.draft === restored.draft
      : changed.length === 0
  },
  'nothing is written once it is sent, and nothing else changes it': (step) => {
    if (isSent(step)) return isEmpty(step.after.context.draft)
    const { on, before, changed } = step
    const isWritten =
      on('composer.textChanged') ?? on('composer.giftAdded') ?? on('composer.giftRemoved')
    return (
      !before ||
      !changed.includes('draft') ||
      (isWritten ?? on('composer.draftRestored')) !== undefined
    )
  },
  'what is written is told half a second after the last change, or when that is asked for': (
    step,
  ) => {
    const { on, before, fired, delays } = step
    const isChanged =
      on('composer.textChanged') ?? on('composer.giftAdded') ?? on('composer.giftRemoved')
    if (isChanged) return delays.join() === String(draftRest)
    const wasChanged = before?.matches({ keeping: 'changed' })
    const isTold = wasChanged && (fired || on('composer.keepRequested'))
    if (isTold && !step.after.matches({ keeping: 'kept' })) return false
    return ofType(step, 'delivery.draftChanged').length === (isTold ? 1 : 0) && delays.length === 0
  },
}

const sendingLaws: Laws<typeof composerMachine> = {
  'sends what is written once, where it may be and is paid for; a toy too [GFT-6 MSG-25]': (
    step,
  ) => {
    const sent = ofType(step, 'delivery.messageSubmitted')
    const { channel } = step.after.context
    return (
      sent.length === Number(isSent(step) || isToySent(step)) &&
      sent.every(
        ({ wish }) =>
          wish.channelId === channel.id && (wish.messageType === 'toyControl') === isToySent(step),
      )
    )
  },
  'says that coins are missing for what is to be sent, until they are not': ({
    on,
    before,
    after,
  }) => {
    const isMissing = missingOf(after.context) > 0
    const isShort = after.matches({ writing: 'short' })
    const wasShort = before?.matches({ writing: 'short' }) ?? false
    const { channel, draft } = after.context
    const isSendable = !(channel.blocked || isEmpty(draft) || isTooLong(draft))
    const isTried = on('composer.submitted') !== undefined && isSendable
    return isShort === (isMissing && (wasShort || isTried))
  },
  'asks about the toy that was chosen last, where the performer would see it': ({
    on,
    before,
    after,
  }) => {
    const chosen = on('composer.toyChosen')?.toy
    const isReached = !isOutOfReach(after.context)
    if (!isReached) return after.matches({ toyControl: 'none' })
    if (chosen) return after.context.toy === chosen && after.matches({ toyControl: 'asked' })
    return after.context.toy === null || after.context.toy === before?.context.toy
  },
  'asks about it until it is sent or dropped': (step) => {
    const { on, before, after } = step
    if (on('composer.toyDropped') || isToySent(step)) return after.matches({ toyControl: 'none' })
    if (isOutOfReach(after.context)) return true
    if (on('composer.toySubmitted') && before?.matches({ toyControl: 'asked' })) {
      return after.matches({ toyControl: 'short' }) === missingForToy(before.context) > 0
    }
    return before?.context.toy == null || after.context.toy !== null
  },
  'the guest tops up by what is missing, for the toy before the message': ({
    on,
    before,
    told,
  }) => {
    const asked = told('payTour')
    const isForToy = before?.matches({ toyControl: 'short' })
    const isShort = isForToy || before?.matches({ writing: 'short' })
    const isAsked = on('composer.topUpRequested') && isShort
    if (!before || !isAsked) return asked.length === 0
    const missing = isForToy ? missingForToy(before.context) : missingOf(before.context)
    return asked.length === 1 && asked[0]?.prefill.selectedAmount === missing
  },
}

export const laws: Laws<typeof composerMachine> = { ...draftLaws, ...sendingLaws }
