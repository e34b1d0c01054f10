import type { Laws } from '../../../src/testing/laws.ts'
import { isOtherGuest, loadLaws, visitLaws } from '../guestPage.laws.ts'
import type { dailyDealsMachine } from './dailyDeals.machine.ts'

const page = { isTheirs: (entered: { page: string }) => entered.page === 'dailyDeals' }
const day = 86_400_000

export const laws: Laws<typeof dailyDealsMachine> = {
  ...visitLaws(page),
  ...loadLaws({
    ...page,
    load: 'loadDailyDeals',
    retried: 'dailyDeals.retryRequested',
    isOutdated: ({ on, fired }) =>
      fired || (on('purchase.done') ?? on('push.vipAboUpdated')) !== undefined,
  }),
  'shows what was answered, and keeps it for this guest': (step) => {
    const { answered, before, after } = step
    const answer = answered('loadDailyDeals')
    if (answer) return after.context.deals === answer.output && after.matches({ shown: 'known' })
    return after.context.deals === (isOtherGuest(step) ? null : (before?.context.deals ?? null))
  },
  'waits for the end of the day when it knows the deals': ({ answered, after, now, delays }) => {
    if (!answered('loadDailyDeals')) return delays.length === 0
    const left = (after.context.deals?.endsAt ?? 0) - now
    return delays.join() === String(Math.min(day, Math.max(30_000, left)))
  },
  'only those who try again are told anything': ({ failed, addressees }) =>
    addressees.join() === (failed('loadDailyDeals') ? 'recovery' : ''),
}
