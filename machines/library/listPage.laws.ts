import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { Laws } from '../../src/testing/laws.ts'
import {
  isAt,
  isConnectedAnew,
  isShownAnew,
  type Page,
  type PageStep,
  visitLaws,
} from './guestPage.laws.ts'

/**
 * The laws of a page whose address says what it lists, see `listPage`.
 * @param name whose events tell what the guest chooses
 * @param page the page that its address is of
 * @param isListed whether there is something to list
 */
export function listPageLaws({
  name,
  queryOf,
  pageOf,
  wantedOf,
  isListed = () => true,
  isTheirs,
}: Page & {
  name: string
  /** What an address asks for. */
  queryOf: (address: { page: string; query: Readonly<Record<string, string>> }) => unknown
  /** The page of what is listed. */
  pageOf: (snapshot: AnyMachineSnapshot) => string
  /** What the list is asked for: what one guest has is no other's. */
  wantedOf: (snapshot: AnyMachineSnapshot, now: number) => unknown
  isListed?: (snapshot: AnyMachineSnapshot) => boolean
}): Laws<AnyStateMachine> {
  const page: Page = { isTheirs }
  const addressed = ({ on, before }: PageStep) => {
    const entered = on('navigation.pageEntered')
    const named = isAt(page, before, 'shown') ? on('navigation.queryEntered') : undefined
    return [entered, named].find((one) => one && isTheirs(one))
  }
  const chosen = ({ on, before }: PageStep) =>
    isAt(page, before, 'shown') ? (on(`${name}.chosen`) ?? on(`${name}.orderChosen`)) : undefined
  const toldList = ({ told }: PageStep, type: string) =>
    told('list').filter((event) => event.type === type)

  return {
    ...visitLaws(page),
    'lists what the address says and what is chosen, and keeps it': (step) => {
      const { before, after, changed } = step
      const address = addressed(step)
      const choice = chosen(step)
      const { query } = after.context
      if (address) return same(query, queryOf(address))
      if (!choice) return !before || !changed.includes('query')
      const { type: _, ...said } = choice
      return same(query, { ...before?.context.query, ...said })
    },
    'the address says what the guest chooses, and nothing else changes it': (step) => {
      const [named] = step.told('navigation')
      return chosen(step)
        ? named?.type === 'navigation.queryRequested' && named.page === pageOf(step.after)
        : named === undefined
    },
    'asks the list when it is shown, and when it lists something else, once it is known who asks': (
      step,
    ) => {
      const { after } = step
      const isDue = isShownAnew(page, step) || addressed(step) || chosen(step)
      const isAsked =
        isDue &&
        isAt(page, after, 'shown') &&
        after.context.guestId !== undefined &&
        isListed(after)
      const wanted = toldList(step, 'list.wanted').map(({ query }) => query)
      return same(wanted, isAsked ? [wantedOf(after, step.now)] : [])
    },
    'stands where it waits for who asks until that is known': ({ after }) =>
      isAt(page, after, { shown: 'deciding' }) ===
      (isAt(page, after, 'shown') && after.context.guestId === undefined),
    'what was bought, another membership, another language and a lost connection make the list outdated':
      (step) => {
        const { on, before } = step
        const isOutdated =
          isAt(page, before, 'shown') &&
          (isConnectedAnew(step) ||
            (on('purchase.done') ??
              on('push.vipAboUpdated') ??
              on('navigation.languageChanged')) !== undefined)
        return toldList(step, 'list.outdated').length === (isOutdated ? 1 : 0)
      },
    'passes on that it is time to try again': (step) =>
      toldList(step, 'recovery.retryDue').length === (step.on('recovery.retryDue') ? 1 : 0),
  }
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
