import { now } from '../../core/clock.ts'
import type { Channel } from '../../shell/realtime/realtime.events.ts'
import { channelIn, lateAmong } from './channelList.ts'
import { type ChannelsContext, doubtTime } from './channels.state.ts'
import { unreadIn } from './unread.ts'

type Context = ChannelsContext

/** How often in a row a channel whose answer is late is asked for again. */
const mostLateRounds = 3
/** How many channels are asked for one by one before the list is loaded again instead. */
const mostSingly = 10

const withId = (ids: readonly string[], id: string) => (ids.includes(id) ? ids : [...ids, id])

/** With what came late, or may not know of a change, to be asked for once more. */
export function withLate(context: Context, came: readonly Channel[]): Context {
  const { channels, trust } = context
  const late = lateAmong(channels, came)
  const unaware = isFresh(trust.changedAt)
    ? came.filter((channel) => contradicts(context, channel))
    : []
  const next = [...late, ...unaware].map(({ id }) => id).reduce(withDoubt, context)
  return { ...next, trust: { ...next.trust, answeredAt: now() } }
}

function contradicts({ channels }: Context, came: Channel): boolean {
  const known = channelIn(channels, came.id)
  // what was read before it was known had nothing to mark
  if (!known) return came.unread
  return (
    known.unread !== came.unread ||
    known.archived !== came.archived ||
    known.blocked !== came.blocked
  )
}

/** Whether that was so recently that answers and pushes from before may still be on their way. */
export function isFresh(time: number | null): boolean {
  return time !== null && now() - time < doubtTime
}

export function withChangeNoted(context: Context): Context {
  return { ...context, trust: { ...context.trust, changedAt: now() } }
}

/** A channel that was asked for alone came late; a platform that keeps saying so is believed to mean it. */
export function lateAgain(context: Context, channel: Channel): Context {
  const { channels, trust } = context
  const isLate = lateAmong(channels, [channel]).length > 0
  if (isLate && trust.lateRounds < mostLateRounds) return withDoubt(context, channel.id)
  return trust.lateRounds === 0 ? context : { ...context, trust: { ...trust, lateRounds: 0 } }
}

export function withDoubt(context: Context, channelId: string): Context {
  const { trust } = context
  return { ...context, trust: { ...trust, late: withId(trust.late, channelId) } }
}

/** How many messages are unread was answered; of channels that are all known it is known better. */
export function counted(context: Context, { count }: { count: number }): Context {
  const { channels, trust } = context
  return {
    ...context,
    unreadCount: trust.isWhole ? unreadIn(channels) : count,
    trust: { ...trust, countedAt: now() },
  }
}

/** How many messages are unread is being asked. */
export function countAsked(context: Context): Context {
  const trust = { ...context.trust, countedAt: null, isCountDoubted: false }
  return { ...context, isCountOutdated: false, trust }
}

/** Whether more is doubted than is to be asked for one by one. */
export function isMuchLate({ isWanted, trust }: Context): boolean {
  return isWanted && trust.late.length > mostSingly
}

/** What is doubted is asked for once more, now that pushes and answers had time to arrive. */
export function doubtsDue(context: Context): Context {
  const { isCountOutdated, missing, trust } = context
  return {
    ...context,
    isCountOutdated: isCountOutdated || trust.isCountDoubted,
    missing: isMuchLate(context) ? missing : trust.late.reduce(withId, missing),
    trust: {
      ...trust,
      isCountDoubted: false,
      late: [],
      lateRounds: trust.late.length > 0 ? trust.lateRounds + 1 : trust.lateRounds,
    },
  }
}
