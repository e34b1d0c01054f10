import type { Laws, Step } from '../../../src/testing/laws.ts'
import type { ChatShow, TicketAnswer, TicketOrder } from './chatShows.events.ts'
import type { chatShowsMachine } from './chatShows.machine.ts'

type Happening = Step<typeof chatShowsMachine>

/** Whether money may have moved, and it is not known yet. */
const isPending = (snapshot: Happening['after'] | undefined) =>
  snapshot !== undefined &&
  (snapshot.matches({ order: 'buying' }) ||
    snapshot.matches({ order: 'returning' }) ||
    snapshot.matches({ order: 'unsure' }))

const isOtherGuest = ({ before, after }: Happening) =>
  before?.context.guestId !== undefined && before.context.guestId !== after.context.guestId

/** What the platform said of buying or giving back. */
const answerIn = ({ answered }: Happening) =>
  (answered('buyChatTicket') ?? answered('removeChatTicket'))?.output as TicketAnswer | undefined

/** What was found when the ordered show was looked for, before or after. */
function foundIn({ answered, before }: Happening): ChatShow | null | undefined {
  const shows = (answered('findShow') ?? answered('lookForTicket'))?.output as
    | readonly ChatShow[]
    | undefined
  return shows && (shows.find(({ id }) => id === before?.context.order?.showId) ?? null)
}

/** Whether what was ordered is so with that show. */
const isSo = ({ before }: Happening, show: ChatShow | null) =>
  show !== null && show.isBought === (before?.context.order?.purpose === 'buy')

export const orderLaws: Laws<typeof chatShowsMachine> = {
  'there is an order from when it is asked for until it is closed': ({ after }) =>
    after.matches({ order: 'none' }) === (after.context.order === null),
  'what is ordered or given back is looked for first, except while money may move [CSH-7 CSH-8]': ({
    on,
    before,
    after,
    began,
  }) => {
    const [ordered, returned] = [on('chatShows.orderRequested'), on('chatShows.returnRequested')]
    const named = isPending(before) ? undefined : (ordered ?? returned)
    const again = on('recovery.retryDue') ?? on('chatShows.retryRequested')
    const isAgain = again && before?.matches({ order: 'notFound' })
    if (began('findShow').length !== (named || isAgain ? 1 : 0)) return false
    const order = after.context.order
    if (!named) return !ordered || order === before?.context.order
    return order?.showId === named.showId && order.purpose === (ordered ? 'buy' : 'return')
  },
  'an order is closed as the guest wishes or goes to another page, except while money may move': (
    step,
  ) => {
    const { on, before, after } = step
    const path = on('navigation.pageEntered')?.path
    const last = before?.context.path ?? null
    const isLeft = path !== undefined && last !== null && last !== path
    const isClosed = on('chatShows.orderClosed') !== undefined || isLeft
    if (isOtherGuest(step)) return after.matches({ order: 'none' })
    if (isClosed && !isPending(before)) return after.matches({ order: 'none' })
    return !before || before.context.order === null || after.context.order !== null
  },
  'the guest is asked about the show that was found, unless it is done already': (step) => {
    const { answered, failed, after } = step
    if (failed('findShow')) return after.matches({ order: 'notFound' })
    if (!answered('findShow')) return true
    const show = foundIn(step) ?? null
    const { problem } = after.context.order ?? {}
    if (problem !== (show === null ? 'unknownShow' : null)) return false
    return after.matches({ order: isSo(step, show) ? 'done' : 'asked' })
  },
  'buys what the guest was asked about, while there is a ticket, once [CSH-7]': ({
    on,
    before,
    began,
  }) => {
    const { showId, show, promoCode = '' } = before?.context.order ?? {}
    const allowed = on('chatShows.buyingAllowed')
    const isOrdered = before?.matches({ order: 'asked' }) && show?.canBuy === true
    const bought = began('buyChatTicket') as TicketOrder[]
    return (
      bought.length === (isOrdered && allowed?.showId === showId ? 1 : 0) &&
      bought.every((order) => order.show.id === showId && order.promoCode === (promoCode || null))
    )
  },
  'gives back a ticket that the guest has, when they say yes, once [CSH-8]': ({
    on,
    before,
    began,
  }) => {
    const { showId, show, purpose } = before?.context.order ?? {}
    const isTheirs = purpose === 'return' && show?.isBought === true
    const isConfirmed = on('chatShows.returnConfirmed') && before?.matches({ order: 'asked' })
    const returned = began('removeChatTicket') as { showId: string }[]
    return (
      returned.length === (isConfirmed && isTheirs ? 1 : 0) &&
      returned.every((order) => order.showId === showId)
    )
  },
  'is done when the platform says so or it was so already, else the guest is told why [CSH-13 REQ-11]':
    (step) => {
      const answer = answerIn(step)
      if (!answer) return true
      const { after } = step
      const problem = answer.success ? null : answer.errorCode
      const isDone = answer.success || isSo(step, answer.show)
      return (
        after.matches({ order: isDone ? 'done' : 'asked' }) &&
        after.context.order?.problem === problem
      )
    },
  'a ticket whose answer was lost is looked for before anything is said': ({
    on,
    before,
    failed,
    began,
  }) => {
    const hasLost = failed('buyChatTicket') ?? failed('removeChatTicket')
    const again = on('recovery.retryDue') ?? on('chatShows.retryRequested')
    const isAgain = again && before?.matches({ order: { unsure: 'pausing' } })
    return began('lookForTicket').length === (hasLost || isAgain ? 1 : 0)
  },
  'it is done if it is found so, and nothing was done if not': (step) => {
    const { answered, failed, after } = step
    if (failed('lookForTicket')) return after.matches({ order: { unsure: 'pausing' } })
    if (!answered('lookForTicket')) return true
    const isDone = isSo(step, foundIn(step) ?? null)
    const problem = isDone ? null : 'notDone'
    return (
      after.matches({ order: isDone ? 'done' : 'asked' }) &&
      after.context.order?.problem === problem
    )
  },
  'the balance is out of date when money may have moved': (step) => {
    const isFoundSo = step.answered('lookForTicket') && isSo(step, foundIn(step) ?? null)
    const isOutdated = answerIn(step) !== undefined || isFoundSo === true
    return step.told('guest').length === Number(isOutdated)
  },
  'a purchase is counted once, when it came about [TRK-2]': (step) => {
    const { before, told, answered } = step
    const isBuying = before?.context.order?.purpose === 'buy'
    const isFoundSo = answered('lookForTicket') && isSo(step, foundIn(step) ?? null)
    const isBought = isBuying && (answerIn(step)?.success === true || isFoundSo)
    return told('tracking').length === (isBought ? 1 : 0)
  },
  'what was told of a show is so wherever it stands': (step) => {
    const { before, after, told } = step
    const { order, tickets, invitation } = after.context
    const show = order?.show
    const isToldNow = (answerIn(step)?.show ?? foundIn(step)) != null
    if (!isToldNow || !show) return true
    const change = told('list').find(({ type }) => type === 'list.itemChanged')
    return (
      change?.id === show.id &&
      [...tickets, invitation].every((one) => one?.id !== show.id || one === show) &&
      tickets.length === before?.context.tickets.length
    )
  },
  'a code makes up for the ticket that the guest is asked about': ({
    on,
    before,
    after,
    changed,
  }) => {
    const typed = on('chatShows.promoCodeChanged')
    if (!typed) return true
    if (!before?.matches({ order: 'asked' })) return changed.length === 0
    return (
      after.context.order?.promoCode === typed.promoCode && after.context.order.problem === null
    )
  },
}
