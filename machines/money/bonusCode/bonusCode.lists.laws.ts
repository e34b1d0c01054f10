import type { Laws, Step } from '../../../src/testing/laws.ts'
import type { BonusCodeAnswer } from './bonusCode.events.ts'
import type { bonusCodeMachine } from './bonusCode.machine.ts'

type CodeStep = Step<typeof bonusCodeMachine>

/** The lists, with the slot and the key of the context of each. */
const lists = {
  remainingCodes: 'loadRemainingCodes',
  redeemedCodes: 'loadRedeemedCodes',
} as const
type List = keyof typeof lists
const names = Object.keys(lists) as List[]

const isOther = ({ on, before }: CodeStep) => {
  const guest = on('guest.identified')?.guest
  return guest !== undefined && guest.id !== before?.context.guestId
}
/** Whether what the guest has is another than it was. */
const isOutdated = (step: CodeStep) => {
  const { on, answered, before } = step
  const push = on('push.bonusCodeRedeemed')
  const isRedeeming = before?.matches({ code: 'redeeming' })
  const isTold =
    push && (!isRedeeming || push.code.toLowerCase() === before?.context.code.trim().toLowerCase())
  const answer = answered('redeemCode')?.output as BonusCodeAnswer | undefined
  return isTold || answer?.success === true || isOther(step)
}
const isWanted = ({ context: { isOpen, guestId } }: CodeStep['after']) => isOpen && guestId !== null
const is = (
  snapshot: CodeStep['before'],
  name: List,
  state: 'unknown' | 'loading' | 'loaded' | 'failed',
) => snapshot?.matches({ [name]: state } as never) ?? false

/** The codes that the guest has and had [VCH-21 VCH-22]. */
export const listing: Laws<typeof bonusCodeMachine> = {
  'each list is asked for once the guest looks, when it is another, and again after a failure': (
    step,
  ) =>
    names.every((name) => {
      const { on, before, after, began, runs } = step
      const isAgain =
        on('bonusCode.openRequested') ?? on('bonusCode.retryRequested') ?? on('recovery.retryDue')
      const isFirst = !before || is(before, name, 'unknown')
      const isDue = isFirst || isOutdated(step) || (is(before, name, 'failed') && isAgain)
      return (
        began(lists[name]).length === (isDue && isWanted(after) ? 1 : 0) &&
        runs(lists[name]) === is(after, name, 'loading') &&
        is(after, name, 'unknown') === !isWanted(after)
      )
    }),
  'each list is shown as answered, and kept for this guest': (step) =>
    names.every((name) => {
      const { answered, before, after } = step
      const list = after.context[name]
      const answer = answered(lists[name])
      if (answer) return list === answer.output && is(after, name, 'loaded')
      if (!before || isOther(step)) return list.length === 0
      return list === before.context[name]
    }),
  'a failure is shown, and told those who try again': ({ failed, after, told }) => {
    const gone = names.filter((name) => failed(lists[name]))
    return (
      told('recovery').length === gone.length && gone.every((name) => is(after, name, 'failed'))
    )
  },
  'knows who is here, and whether they look': (step) => {
    const { on, before, after } = step
    const { guestId, isOpen } = after.context
    const known = before?.context.guestId ?? null
    return (
      guestId === (isOther(step) ? on('guest.identified')?.guest.id : known) &&
      isOpen === (on('bonusCode.openRequested') !== undefined || before?.context.isOpen === true)
    )
  },
}
