import type { Laws } from '../../../src/testing/laws.ts'
import { conversionModal, type ModalsContext, type modalsMachine } from './modals.machine.ts'
import { isDismissible, type Modal, nextToLoad } from './modals.stack.ts'

type Stacking = Parameters<Laws<typeof modalsMachine>[string]>[0]

const stackBefore = ({ before }: Stacking) => before?.context.stack ?? []
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const idsOf = (stack: ModalsContext['stack']) => stack.map(({ id }) => id)

/** Whether a visitor of the site variant is to be shown its modal, and does not see it [MOD-14]. */
function isConversionDue({ on, before }: Stacking): boolean {
  const isVisitor = on('guest.identified')?.guest.isLoggedIn === false
  if (!(isVisitor && before) || idsOf(before.context.stack).includes(conversionModal)) return false
  return before.context.siteVariant === 'ms' && !before.context.hasOfferedConversion
}

/** The box that is opened at this step, unless it is open [MOD-11]. */
function openedIn(step: Stacking) {
  const id = step.on('modals.openRequested')?.id ?? (isConversionDue(step) ? conversionModal : null)
  return id === null || idsOf(stackBefore(step)).includes(id) ? undefined : id
}

/** The boxes that the guest closes at this step: by a button, by going back, by going to another page. */
function dismissedIn(step: Stacking): readonly Modal[] {
  const stack = stackBefore(step)
  const closing = step.on('modals.closeRequested')
  const closed = closing && (stack.find(({ id }) => id === closing.id) ?? stack.at(-1))
  const left = step.on('navigation.overlayLeft') && stack.findLast(({ isInHistory }) => isInHistory)
  const isOtherPage = step.on('navigation.pageEntered') && step.before?.context.hasEnteredPage
  return (isOtherPage ? stack : [closed, left].filter((modal) => modal !== undefined)).filter(
    isDismissible,
  )
}

/** The box that who opened it needs no more, or that there is not. */
function withdrawnIn(step: Stacking): Modal | undefined {
  const isLoggedIn = step.on('guest.identified')?.guest.isLoggedIn
  const id = step.on('modals.withdrawRequested')?.id ?? (isLoggedIn ? conversionModal : undefined)
  if (step.answered('loadModal')?.output === false) return nextToLoad(stackBefore(step))
  return stackBefore(step).find((modal) => modal.id === id)
}

export const laws: Laws<typeof modalsMachine> = {
  'a box that is opened lies on top, and each is there once [MOD-11 MOD-14]': (step) => {
    const gone = [...dismissedIn(step), withdrawnIn(step)]
    const kept = stackBefore(step).filter(({ id }) => gone.every((modal) => modal?.id !== id))
    return same(idsOf(step.after.context.stack), [...idsOf(kept), ...[openedIn(step) ?? []].flat()])
  },
  'the site variant shows its modal once [MOD-14]': (step) =>
    step.after.context.hasOfferedConversion ===
    (isConversionDue(step) || step.before?.context.hasOfferedConversion === true),
  'the first page closes nothing': ({ on, before, after }) =>
    after.context.hasEnteredPage ===
    (on('navigation.pageEntered') !== undefined || before?.context.hasEnteredPage === true),
  'loads the code of the highest box that waits, and says whether its frame is shown already [MOD-9]':
    ({ after, began, runs }) => {
      const next = nextToLoad(after.context.stack)
      const isLoading = next !== undefined
      const expected = next && { id: next.id, isShown: next.loads > 1 }
      return (
        runs('loadModal') === isLoading &&
        after.matches(isLoading ? 'loading' : 'settled') &&
        began('loadModal').every((input) => same(input, expected))
      )
    },
  'a box is ready once its code is there': (step) => {
    const loaded = nextToLoad(stackBefore(step))?.id
    const modal = step.after.context.stack.find(({ id }) => id === loaded)
    return step.answered('loadModal')?.output !== true || modal?.status === 'ready'
  },
  'a box whose code did not come says so, and those who try again are told': (step) => {
    const hasFailed = step.failed('loadModal') !== undefined
    const failed = nextToLoad(stackBefore(step))?.id
    const modal = step.after.context.stack.find(({ id }) => id === failed)
    const isTold = step.told('recovery').length === 1
    return isTold === hasFailed && (!hasFailed || modal?.status === 'failed')
  },
  'the highest box that failed is loaded again when that is due or wanted': (step) => {
    const isAgain = step.on('modals.retryRequested') ?? step.on('recovery.retryDue')
    const failed = stackBefore(step).findLast(({ status }) => status === 'failed')
    if (!(isAgain && failed)) return true
    return step.after.context.stack.find(({ id }) => id === failed.id)?.status === 'loading'
  },
  'the history has an entry for each box, unless the guest left it with the page': (step) => {
    const types = step.told('navigation').map(({ type }) => type)
    const opened = types.filter((type) => type === 'navigation.overlayOpened').length
    const entriesOf = (stack: ModalsContext['stack']) =>
      stack.filter(({ isInHistory }) => isInHistory).length
    const before = entriesOf(stackBefore(step))
    const left = step.on('navigation.overlayLeft') && before > 0 ? 1 : 0
    const entries = before - left + opened - (types.length - opened)
    const isOfPage = step.on('navigation.pageEntered') && step.before?.context.hasEnteredPage
    return isOfPage
      ? step.after.context.stack.every(({ isInHistory }) => isInHistory)
      : entriesOf(step.after.context.stack) === entries
  },
  'who closes a box that was on the way to something has left that way': (step) => {
    const ways = dismissedIn(step).filter(({ options }) => options.isWay).length
    const at = step.addressees.indexOf('gate')
    const isBefore =
      !step.on('modals.closeRequested') || !step.addressees.slice(0, at).includes('navigation')
    return step.told('gate').length === ways && (ways === 0 || isBefore)
  },
}
