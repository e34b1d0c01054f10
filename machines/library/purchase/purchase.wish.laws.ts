import type { Laws, Step } from '../../../src/testing/laws.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import type { purchaseMachine } from './purchase.machine.ts'

export type PurchaseStep = Step<typeof purchaseMachine>

const isOpen = (snapshot: PurchaseStep['before']) => snapshot?.matches('open') ?? false
export const isBuying = (snapshot: PurchaseStep['before']) =>
  snapshot?.matches({ open: 'buying' }) ?? false
const guestNow = ({ on, before }: PurchaseStep) => {
  const identified = on('guest.identified')
  return identified ? guestIdOf(identified.guest) : before?.context.guestId
}
/** Whether another guest is here than one who was. */
export const isOther = (step: PurchaseStep) =>
  step.before?.context.guestId !== undefined && guestNow(step) !== step.before.context.guestId
/** What waited over a reload, once it is known who is here. */
export const wishOf = (step: PurchaseStep) => {
  if (isOpen(step.before)) return undefined
  const wish = step.on('purchase.wishRead')?.wish ?? step.before?.context.wish
  const guestId = guestNow(step)
  if (!wish || guestId === undefined) return undefined
  const isTheirs = wish.guestId === null || wish.guestId === guestId
  return { wish, isTheirs, isAnothers: !isTheirs && guestId !== null }
}
export const wantedNow = (step: PurchaseStep) =>
  isBuying(step.before) ? undefined : step.on('purchase.wanted')
export const closedBy = ({ on, before }: PurchaseStep) =>
  !isOpen(before) || isBuying(before)
    ? undefined
    : (on('purchase.closeRequested') ?? on('navigation.overlayLeft'))
export const isAgain = ({ on }: PurchaseStep) =>
  (on('recovery.retryDue') ?? on('purchase.retryRequested')) !== undefined
/** What is wanted, and when it is asked for and closed. */
export const wishing: Laws<typeof purchaseMachine> = {
  'knows who is here': (step) => step.after.context.guestId === guestNow(step),
  'is open from when something is wanted, or was by this guest before a reload, until it is closed; not while money may move':
    (step) => {
      const { before, after } = step
      const begun = wantedNow(step) !== undefined || wishOf(step)?.isTheirs === true
      return isOpen(after) === (begun || (isOpen(before) && !closedBy(step)))
    },
  'is of what is wanted, at the place where the guest was': (step) => {
    const { before, after } = step
    const { wanted } = after.context
    const now = wantedNow(step) ?? (wishOf(step)?.isTheirs ? wishOf(step)?.wish : undefined)
    if (!isOpen(after)) return wanted === null
    if (!now) return wanted === before?.context.wanted
    return (
      wanted?.mediumId === now.mediumId &&
      wanted.kind === now.kind &&
      wanted.at === (now.at ?? null)
    )
  },
  'asks what it costs now for each wish and each guest, and again after a failure': (step) => {
    const { before, after, began, runs } = step
    const isFailed = before?.matches({ open: 'notFound' }) && isAgain(step)
    const isDue =
      wantedNow(step) || wishOf(step)?.isTheirs || isFailed || (isOpen(before) && isOther(step))
    const inputs = began('loadOffer') as { mediumId: string }[]
    return (
      inputs.length === (isDue ? 1 : 0) &&
      inputs.every(({ mediumId }) => mediumId === after.context.wanted?.mediumId) &&
      runs('loadOffer') === after.matches({ open: 'finding' })
    )
  },
  'what is wanted outlasts a reload, with who wants it, until it is closed or bought': (step) => {
    const { before, after, told } = step
    const { wanted, guestId = null } = after.context
    const kept = told('purchaseWish')
      .map(({ wish }) => JSON.stringify(wish))
      .at(-1)
    const isKept = wantedNow(step) ?? (wishOf(step)?.isTheirs || (isOpen(before) && isOther(step)))
    const isDropped =
      closedBy(step) ??
      (wishOf(step)?.isAnothers ||
        (after.matches({ open: 'done' }) && !before?.matches({ open: 'done' })))
    if (isKept) return kept === JSON.stringify({ ...wanted, guestId })
    return kept === (isDropped ? 'null' : undefined)
  },
  'what another guest wanted before a reload is forgotten': (step) =>
    !wishOf(step)?.isAnothers || step.after.context.wish === null,
  'the back button has one step more while it is open': (step) => {
    const { on, before, after, told } = step
    const types = told('navigation')
      .map(({ type }) => type)
      .join()
    if (isOpen(before) === isOpen(after)) return types === ''
    if (isOpen(after)) return types === 'navigation.overlayOpened'
    return types === (on('navigation.overlayLeft') ? '' : 'navigation.overlayClosed')
  },
}
