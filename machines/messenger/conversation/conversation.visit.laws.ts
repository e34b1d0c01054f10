import type { Laws, Step } from '../../../src/testing/laws.ts'
import type { ChatMessage } from './chatMessage.ts'
import { newerThan, newestOf } from './conversation.history.ts'
import type { conversationMachine } from './conversation.machine.ts'
import { hitRoom, mostKept } from './conversation.setup.ts'
import { keyOf } from './conversation.timeline.ts'

type Happening = Step<typeof conversationMachine>

const isActors = ({ senderType }: ChatMessage) => senderType === 'actor'

const isLooking = (snapshot: Happening['after'] | undefined) =>
  snapshot?.matches({ presence: 'opened' }) ?? false

/** The actor's messages that came while the guest looked and had the newest. */
function arrivedIn({ on, answered, before, after }: Happening): ChatMessage[] {
  const isNew = on('conversation.contentChanged') ?? answered('newest')
  if (!isNew || !before || !isLooking(before) || !before.context.isCaughtUp) return []
  const newest = newestOf(before.context.history)?.position ?? 0
  return newerThan(after.context.history, newest).filter(isActors)
}

/** Reading, and what is new to whoever reads. */
const readingLaws: Laws<typeof conversationMachine> = {
  'knows whether the guest looks': ({ on, before, after }) => {
    if (on('conversation.opened')) return isLooking(after)
    return isLooking(after) === (isLooking(before) && !on('conversation.left'))
  },
  'knows where the guest reads, and whether they have the end in view': ({
    on,
    before,
    after,
    changed,
  }) => {
    const scrolled = on('conversation.scrolled')
    const { anchor, isEndSeen } = after.context
    if (scrolled && isLooking(before))
      return anchor === scrolled.anchor && isEndSeen === (anchor === null)
    return !before || !changed.includes('anchor')
  },
  'the channels are told that the end is seen as it is, and when more of the actor comes meanwhile':
    (step) => {
      const { on, before, told } = step
      const scrolled = on('conversation.scrolled')
      const isSeen = isLooking(before) && scrolled?.anchor === null
      const isMore = before?.context.isEndSeen === true && arrivedIn(step).length > 0
      return told('channels').length === Number(isSeen || isMore)
    },
  'what of the actor comes while the end is out of view is counted until that is seen': (step) => {
    const { on, before, after } = step
    const { newCount, anchor, isEndSeen } = after.context
    const opened = on('conversation.opened')
    if (opened && !isLooking(before)) return newCount === (anchor ? opened.unreadCount : 0)
    if (!before || !isLooking(before) || isEndSeen) return true
    return newCount === before.context.newCount + arrivedIn(step).length
  },
  'the last five of the actor that came since the guest did are known': (step) => {
    const { on, before, after } = step
    const { arrivals } = after.context
    if (on('conversation.opened') && !isLooking(before)) return arrivals.length === 0
    const arrived = arrivedIn(step)
    return arrivals.length <= 5 && arrived.slice(-5).every((one) => arrivals.includes(one))
  },
  'as many of the actor’s last as were unread stand from the mark on, until the guest leaves': ({
    on,
    answered,
    before,
    after,
    changed,
  }) => {
    const { history, firstUnread } = after.context
    const opened = on('conversation.opened')
    const count = (isLooking(before) ? undefined : opened?.unreadCount) ?? before?.context.unmarked
    if (!(opened ?? answered('newest')) || !after.matches({ newest: 'current' }))
      return !before || !changed.includes('firstUnread') || firstUnread === null
    if (!count) return true
    const all = history.pages.flat().filter(isActors)
    const marked = all.filter(({ position }) => position >= (firstUnread ?? Infinity))
    return marked.length === Math.min(count, all.length)
  },
  'where nobody looks, and has not left off further up, no more than a hundred are kept': ({
    on,
    before,
    after,
  }) => {
    const { anchor, history } = after.context
    const isDue = isLooking(before) || on('conversation.contentChanged')
    if (isLooking(after) || anchor || !isDue) return true
    // the message that came then is kept besides
    return history.pages.flat().length <= mostKept + 1
  },
  'the view begins where the guest left off; at the end, where they have not read yet': ({
    on,
    before,
    after,
  }) => {
    const { anchor, start, firstUnread, history } = after.context
    if (!on('conversation.opened') || isLooking(before)) return true
    const isMarked = anchor === null && firstUnread !== null
    const first = history.pages.flat().find(({ position }) => position === firstUnread)
    return start.anchor?.key === (isMarked && first ? keyOf(first) : anchor?.key)
  },
}

/** Searching in what is here. */
const searchLaws: Laws<typeof conversationMachine> = {
  'searches for what was typed last, for nothing at first': ({ on, before, after }) => {
    const typed = on('conversation.searchChanged')?.searchPattern
    const pattern = on('conversation.searchRequested') ? '' : typed
    if (pattern === undefined || !isLooking(before)) return true
    return after.context.search?.searchPattern === pattern && after.context.search.hitKey === null
  },
  'a hit is shown below the top while the guest searches': ({ on, before, after }) => {
    const key = on('conversation.hitRequested')?.key
    if (key === undefined || !before?.context.search) return true
    const { search, start } = after.context
    return search?.hitKey === key && start.anchor?.key === key && start.anchor.offset === hitRoom
  },
  'a search ends as the guest wishes, or with the visit, and not before': ({
    on,
    before,
    after,
  }) => {
    const isOver = (on('conversation.searchClosed') ?? on('conversation.left')) !== undefined
    const { search } = after.context
    return isOver ? search === null : !before?.context.search || search !== null
  },
}

export const visitLaws: Laws<typeof conversationMachine> = { ...readingLaws, ...searchLaws }
