import type { AvsStatus, GuestState } from '../../account/guest/guest.state.ts'
import { voucherTypeOf } from '../../money/vouchers/vouchers.ts'
import type { TrackedCurrency, TrackedItem, TrackingEntry } from './tracking.events.ts'

/** The tests whose groups are tracked [TRK-11]. */
const testIds = ['34', '50'] as const

/** The guest's groups in the tests in use, by test: `{ test34: 'b' }`. */
export function trackedGroups(testGroups: GuestState['testGroups']): TrackingEntry['data'] {
  return Object.fromEntries(
    testIds.flatMap((id) => {
      const group = testGroups[id]
      return group === undefined ? [] : [[`test${id}`, group]]
    }),
  )
}

/** In what the guest can pay: credits before coins, and only money while there is neither [TRK-3]. */
export function currencyOf({
  balance,
  vouchers,
}: Pick<GuestState, 'balance' | 'vouchers'>): TrackedCurrency {
  const hasCredits = vouchers.some(
    (voucher) => voucherTypeOf(voucher) === 'credits' && voucher.amount > 0,
  )
  if (hasCredits) return 'credits'
  return balance > 0 ? 'VXC' : 'EUR'
}

/** What there is to say of something tracked; measures that it has not are 0. */
export type Tracked = Pick<TrackingEntry, 'type' | 'context'> & {
  data?: TrackingEntry['data']
  ints?: readonly number[]
  floats?: readonly number[]
}

function measures([a = 0, b = 0, c = 0, d = 0, e = 0]: readonly number[]): TrackingEntry['ints'] {
  return [a, b, c, d, e]
}

/**
 * A tracking event with its five integer and five float measures [TRK-1].
 * @param timestamp in ms since the epoch
 */
export function trackingEntry(timestamp: number, tracked: Tracked): TrackingEntry {
  const { type, context, data = {}, ints = [], floats = [] } = tracked
  return {
    timestamp,
    source: 'web',
    type,
    context,
    data,
    ints: measures(ints),
    floats: measures(floats),
  }
}

/** An age check that came to stand so, by the currency in which its guest can pay [TRK-3]. */
export function ageCheck(status: AvsStatus, currency: TrackedCurrency): Tracked {
  return { type: 'ageVerification', context: status, data: { currency } }
}

/**
 * A purchase [TRK-2 TRK-3 TRK-4].
 * @param price in that currency
 */
export function purchase(item: TrackedItem, price: number, currency: TrackedCurrency): Tracked {
  return { type: 'purchase', context: item, data: { currency }, floats: [price] }
}
