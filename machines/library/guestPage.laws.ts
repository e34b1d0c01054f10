import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { Laws, Step } from '../../src/testing/laws.ts'
import { guestIdOf } from '../account/guest/guestIdOf.ts'

/** A step of any page. */
export type PageStep = Step<AnyStateMachine>

/** Where a page stands, and how it is told by what the navigation says. */
export interface Page {
  /** The region of the page, where others stand beside it. */
  region?: string
  isTheirs: (entered: { page: string; path: string }) => boolean
}

/** Whether a page stands in one of its states, or in one below. */
export function isAt(
  { region }: Pick<Page, 'region'>,
  snapshot: AnyMachineSnapshot | undefined,
  state: string | object,
): boolean {
  return snapshot?.matches((region ? { [region]: state } : state) as never) ?? false
}

/** Whether another guest is here than before, or it is known first. */
export function isOtherGuest({ before, after }: PageStep): boolean {
  return before !== undefined && before.context.guestId !== after.context.guestId
}

/** Whether the page was entered, or what it shows depends on something that is otherwise now. */
export function isShownAnew(page: Page, step: PageStep): boolean {
  const entered = step.on('navigation.pageEntered')
  return (entered && page.isTheirs(entered)) || isOtherGuest(step)
}

/** Whether the connection was lost, and what is known may be outdated. */
export function isConnectedAnew({ on }: PageStep): boolean {
  return on('realtime.sessionEstablished')?.resumed === false
}

/** The laws of who is shown a page, see `guestPage`. */
export function visitLaws(page: Page): Laws<AnyStateMachine> {
  return {
    'shows its page, and nothing on another': ({ on, before, after }) => {
      const entered = on('navigation.pageEntered')
      const isShown = entered ? page.isTheirs(entered) : isAt(page, before, 'shown')
      return isAt(page, after, 'shown') === isShown
    },
    'knows who is here': ({ on, before, after }) => {
      const identified = on('guest.identified')
      return (
        after.context.guestId ===
        (identified ? guestIdOf(identified.guest) : before?.context.guestId)
      )
    },
  }
}

/**
 * The laws of a page that asks for what it shows.
 * @param load the slot that is asked
 * @param retried the event by which a guest asks again
 * @param isOutdated whether something happened that makes what is known another
 */
export function loadLaws({
  load,
  retried,
  isOutdated,
  ...page
}: Page & {
  load: string
  retried: string
  isOutdated: (step: PageStep) => boolean
}): Laws<AnyStateMachine> {
  return {
    'asks when it is shown, and when what is known may be another, once it is known who asks': (
      step,
    ) => {
      const { on, before, after, began } = step
      const isFailed = isAt(page, before, { shown: 'failed' })
      const isAgain =
        isOutdated(step) ||
        isConnectedAnew(step) ||
        on('navigation.languageChanged') !== undefined ||
        (isFailed && (on('recovery.retryDue') ?? on(retried)) !== undefined)
      const isAsked =
        isAt(page, after, 'shown') &&
        after.context.guestId !== undefined &&
        (isShownAnew(page, step) || isAgain)
      return (
        began(load).length === (isAsked ? 1 : 0) &&
        (!isAsked || isAt(page, after, { shown: 'loading' }))
      )
    },
    'waits for who asks': ({ after }) =>
      isAt(page, after, { shown: 'deciding' }) ===
      (isAt(page, after, 'shown') && after.context.guestId === undefined),
    'nothing is under way where nothing is awaited': ({ after, runs }) =>
      runs(load) === isAt(page, after, { shown: 'loading' }),
    'a failure is shown, and told those who try again': ({ failed, after, told }) =>
      !failed(load) || (isAt(page, after, { shown: 'failed' }) && told('recovery').length === 1),
  }
}
