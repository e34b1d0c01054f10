import * as v from 'valibot'
import type { Account } from '../core/account.ts'
import { count, id } from '../core/entities.ts'
import type { Platform } from '../core/platform.ts'
import { parse, Refusal } from '../core/refusal.ts'
import { messengerTexts } from './messengerTexts.ts'

interface Caller {
  /** Null for a visitor. */
  account: Account | null
  /** Whether the bearer is the access token. */
  hasAccess: boolean
}

function limit(most: number) {
  const message = `must be a whole number from 1 to ${most}`
  return v.pipe(count, v.minValue(1, message), v.maxValue(most, message))
}

const channelsQuery = v.object({ offset: count, limit: limit(500) })
const contentQuery = v.object({
  channelId: id,
  before: v.nullish(v.pipe(count, v.minValue(1, 'must be a position from 1')), null),
  limit: limit(200),
})
const touchOrder = v.object({ channelId: id })

/** The messenger's questions to the content service, for guests alone (MSG-21 to MSG-24, GFT-8). */
export function messengerContentRoot({ messenger, world }: Platform) {
  const forGuests =
    <T>(answer: (account: Account, args: unknown) => T) =>
    (args: object, { account, hasAccess }: Caller): T => {
      if (account && hasAccess) return answer(account, args)
      throw new Refusal(401, 'log in first: bring the access token as bearer')
    }

  return {
    messengerChannels: forGuests(({ channels }, args) => {
      const query = parse(channelsQuery, args, 'arguments')
      const { offset } = query
      return { channels: channels.slice(offset, offset + query.limit), total: channels.length }
    }),
    messengerContent: forGuests((account, args) =>
      messenger.content(account, parse(contentQuery, args, 'arguments')),
    ),
    messengerGifts: forGuests(() => [...world.gifts.values()]),
    toyControls: forGuests(({ language }) => {
      const { toys } = messengerTexts(language)
      return [...world.toyControls.values()].map((control) => ({
        ...control,
        displayName: toys[control.name],
      }))
    }),
    messengerUnreadCount: forGuests((account) => messenger.unreadCount(account)),
    touchMessengerChannel: forGuests((account, args) =>
      messenger.touch(account, parse(touchOrder, args, 'arguments').channelId),
    ),
  }
}
