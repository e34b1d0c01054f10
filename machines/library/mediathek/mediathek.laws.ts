import type { Laws, Step } from '../../../src/testing/laws.ts'
import { isConnectedAnew, isOtherGuest, type Page, visitLaws } from '../guestPage.laws.ts'
import type { ArchiveAnswer } from './mediathek.events.ts'
import type { mediathekMachine } from './mediathek.machine.ts'
import { mediaTypeAt, pageOf, splitIn } from './mediathek.pages.ts'

type MediathekStep = Step<typeof mediathekMachine>

const isPage = (page: string): page is 'mediathek' | 'mediathekPhotos' =>
  mediaTypeAt(page as 'mediathek') !== null
const page: Page = { region: 'page', isTheirs: (entered) => isPage(entered.page) }
const isShown = (snapshot: MediathekStep['before']) => snapshot?.matches({ page: 'shown' }) ?? false

/** What an address asks for now. */
const addressed = ({ on, before }: MediathekStep) => {
  const entered = on('navigation.pageEntered')
  if (entered && isPage(entered.page)) return entered
  const named = on('navigation.queryEntered')
  const isHere = named && mediaTypeAt(named.page) === before?.context.mediaType
  return isShown(before) && isHere ? named : undefined
}
const chosen = ({ on, before }: MediathekStep) =>
  isShown(before) ? on('mediathek.splitChosen') : undefined
/** What came of an order. */
const carriedOut = ({ answered, failed }: MediathekStep): ArchiveAnswer | undefined =>
  failed('archiveMedium')
    ? { refusal: 'unknown' }
    : (answered('archiveMedium')?.output as ArchiveAnswer | undefined)
const toldList = ({ told }: MediathekStep, type: string) =>
  told('list').filter((event) => event.type === type)

export const laws: Laws<typeof mediathekMachine> = {
  ...visitLaws(page),
  'shows the media and the split that the address names or the guest chooses [MYA-2 MYA-3 MYA-4]': (
    step,
  ) => {
    const { before, after } = step
    const { mediaType, split } = after.context
    const address = addressed(step)
    const choice = chosen(step)
    if (address)
      return (
        mediaType === mediaTypeAt(address.page) && split === splitIn(mediaType, address.query.split)
      )
    return (
      mediaType === (before?.context.mediaType ?? 'VIDEO') &&
      split === (choice ? splitIn(mediaType, choice.split) : (before?.context.split ?? 'shop'))
    )
  },
  'the address says what the guest chooses, and nothing else changes it': (step) => {
    const [named] = step.told('navigation')
    if (!chosen(step)) return named === undefined
    const { mediaType, split } = step.after.context
    return (
      named?.page === pageOf(mediaType) && named.query.split === (split === 'shop' ? null : split)
    )
  },
  'lists what somebody who is here has, when it is shown and when it is something else': (step) => {
    const { after } = step
    const { guestId, mediaType, split } = after.context
    const isDue = addressed(step) ?? chosen(step) ?? isOtherGuest(step)
    const isListed = isDue && isShown(after) && typeof guestId === 'string'
    const expected = isListed ? [{ filter: { mediaType, split, guestId }, order: 'newest' }] : []
    const wanted = toldList(step, 'list.wanted').map(({ query }) => query)
    return JSON.stringify(wanted) === JSON.stringify(expected)
  },
  'waits for somebody': ({ after }) =>
    after.matches({ page: { shown: 'awaitingGuest' } }) ===
    (isShown(after) && typeof after.context.guestId !== 'string'),
  'what changes what the guest has makes the list outdated': (step) => {
    const { on, before } = step
    const cause =
      on('navigation.languageChanged') ??
      on('purchase.done') ??
      on('push.favouritePinned') ??
      on('push.favouriteUnpinned') ??
      on('push.vipAboUpdated')
    const isOutdated =
      (cause || isConnectedAnew(step)) && before?.matches({ page: { shown: 'listed' } })
    return toldList(step, 'list.outdated').length === (isOutdated || carriedOut(step) ? 1 : 0)
  },
  'passes on that it is time to try again': (step) =>
    toldList(step, 'recovery.retryDue').length === (step.on('recovery.retryDue') ? 1 : 0),
  'orders wait, one after the other, while this guest is here': (step) => {
    const { on, before, after } = step
    const known = before?.context.orders ?? []
    const order = on('mediathek.archiveRequested')
    const { orders } = after.context
    if (isOtherGuest(step)) return orders.length === 0
    if (order) {
      const added = orders.at(-1)
      return (
        orders.length === known.length + 1 &&
        added?.id === order.id &&
        added.isArchived === order.isArchived
      )
    }
    return orders.length === known.length - (carriedOut(step) ? 1 : 0)
  },
  'the first of them is under way': (step) => {
    const { before, after, began, runs } = step
    const [first] = after.context.orders
    const isNext = first !== undefined && (before?.context.orders.length === 0 || carriedOut(step))
    const inputs = began('archiveMedium')
    return (
      runs('archiveMedium') === (first !== undefined) &&
      after.matches({ archive: first ? 'storing' : 'settled' }) &&
      inputs.length === (isNext ? 1 : 0) &&
      inputs.every((input) => input === first)
    )
  },
  'says what was archived last, or why it was not, until that was read or something else is shown':
    (step) => {
      const { on, before, after } = step
      const { done, refusal } = after.context
      const came = carriedOut(step)
      const known = before?.context
      if (came?.refusal === null) return done === known?.orders[0] && refusal === known?.refusal
      if (came) return refusal === came.refusal && done === known?.done
      const isForgotten =
        addressed(step) ??
        chosen(step) ??
        on('mediathek.archiveRequested') ??
        on('mediathek.noticeClosed') ??
        isOtherGuest(step)
      return isForgotten
        ? done === null && refusal === null
        : done === (known?.done ?? null) && refusal === (known?.refusal ?? null)
    },
}
