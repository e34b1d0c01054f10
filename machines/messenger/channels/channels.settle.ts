import { type Addresses, type Target, to } from '../../core/address.ts'
import { now } from '../../core/clock.ts'
import { changedIn, read, withChange } from './channelList.ts'
import { type ChannelsContext, doubtTime, followedIn, type Trust } from './channels.state.ts'
import { counts, latestOf, unreadChange, unreadIn } from './unread.ts'

type Context = ChannelsContext

/** What a change may bring about. */
export interface Enqueue {
  assign(context: Context): void
  sendTo(target: Target<'messenger'>, event: Addresses['messenger']): void
  sendTo(target: Target<'channelOrders'>, event: Addresses['channelOrders']): void
  cancel(id: string): void
  raise(event: { type: 'channels.doubtsDue' }, options: { id: string; delay: 'settleTime' }): void
}

const doubts = 'doubts'

/**
 * Brings about what follows from a change: the unread are counted, an unknown channel that is followed is
 * loaded, what the guest looks at is read, and the messenger hears of the channel that it follows.
 * @param before as it was
 * @param after as it is from now on, so far
 */
export function settle(before: Context, after: Context, enqueue: Enqueue): void {
  const counted = missed(doubted(before, withCounts(before, after)))
  const settled = withRead(counted)
  enqueue.assign(settled)
  if (settled.followedId !== null && settled !== counted)
    enqueue.sendTo(to('channelOrders'), {
      type: 'channelOrders.channelRead',
      channelId: settled.followedId,
    })
  if (isMoreDoubted(before.trust, settled.trust)) {
    enqueue.cancel(doubts)
    enqueue.raise({ type: 'channels.doubtsDue' }, { id: doubts, delay: 'settleTime' })
  }
  const isOther = before.followed !== settled.followed
  const channel = followedIn(settled)
  if (channel && (isOther || channel !== followedIn(before)))
    enqueue.sendTo(to('messenger'), { type: 'channels.followedChanged', channel })
  if (isUnavailable(settled) && (isOther || !isUnavailable(before)))
    enqueue.sendTo(to('messenger'), { type: 'channels.followedMissing' })
}

/** The unread ones follow the channels, unless somebody just counted them. */
function withCounts(before: Context, after: Context): Context {
  if (before.channels === after.channels) return after
  const isCounted = before.unreadCount !== after.unreadCount
  const changed = changedIn(before.channels, after.channels)
  const change = isCounted ? 0 : unreadChange(before.channels, changed)
  const unreadCount = after.trust.isWhole
    ? unreadIn(after.channels)
    : Math.max(0, after.unreadCount + change)
  return {
    ...after,
    unreadCount,
    latest: latestOf(after.latest, after.channels, changed),
  }
}

/**
 * A total that changes while it is asked, or shortly after, is doubted: the answer may have it already,
 * or not. Where every channel is known it is theirs.
 */
function doubted(before: Context, after: Context): Context {
  const { trust } = after
  const isFresh = trust.countedAt === null || now() - trust.countedAt < doubtTime
  const isSame = before.unreadCount === after.unreadCount || before.channels === after.channels
  if (isSame || trust.isWhole || !isFresh) return after
  return { ...after, trust: { ...trust, isCountDoubted: true } }
}

function isMoreDoubted(before: Trust, after: Trust): boolean {
  return after !== before && (after.isCountDoubted || after.late.length > 0)
}

/** A followed channel that is not known is loaded. */
function missed(context: Context): Context {
  const { followedId, asked, missing, unavailable } = context
  if (followedId === null || followedIn(context)) return context
  if ([asked, ...missing, ...unavailable].includes(followedId)) return context
  return { ...context, missing: [followedId, ...missing] }
}

/** What is unread in the channel that is being looked at is read [MSG-10 MSG-23]. */
function withRead(context: Context): Context {
  const channel = followedIn(context)
  if (!channel?.unread || !context.isWatched || !context.isEndSeen) return context
  const channels = withChange(context.channels, channel.id, read)
  return {
    ...context,
    channels,
    trust: { ...context.trust, changedAt: now() },
    unreadCount: Math.max(0, context.unreadCount - (counts(channel) ? channel.unreadCount : 0)),
    latest: latestOf(context.latest, channels, []),
  }
}

function isUnavailable(context: Context): boolean {
  const { followedId, unavailable } = context
  return followedId !== null && !followedIn(context) && unavailable.includes(followedId)
}
