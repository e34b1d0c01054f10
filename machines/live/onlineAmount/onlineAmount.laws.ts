import type { Laws } from '../../../src/testing/laws.ts'
import { isToldWhenFailed } from '../../core/loading.laws.ts'
import { camsRouteAt } from '../cams/camsPages.ts'
import { freshFor, type onlineAmountMachine } from './onlineAmount.machine.ts'

export const laws: Laws<typeof onlineAmountMachine> = {
  'knows whether a page of performers is seen': ({ on, before, after, changed }) => {
    const { isOnPage, isVisible } = after.context
    const path = on('navigation.pageEntered')?.path
    if (path !== undefined) return isOnPage === (camsRouteAt(path) !== null)
    if (on('browser.shown')) return isVisible
    if (on('browser.hidden')) return !isVisible
    return !before || !(changed.includes('isOnPage') || changed.includes('isVisible'))
  },
  'asks while one is seen, and only then [ACT-35]': ({ after, began }) => {
    const { isOnPage, isVisible } = after.context
    const isSeen = isOnPage && isVisible
    return isSeen ? !after.matches('stale') : began('loadOnlineAmount').length === 0
  },
  'asks at most once a minute': ({ fired, on, before, answered, after, began, delays }) => {
    if (answered('loadOnlineAmount')) {
      return after.matches('fresh') && delays.join() === String(freshFor)
    }
    const isDue = before?.matches('fresh')
      ? fired
      : !before || before.matches('stale') || (before.matches('failed') && on('recovery.retryDue'))
    return isDue ? !after.matches('fresh') : began('loadOnlineAmount').length === 0
  },
  'asks again when that is due after a failure': ({ on, before, after }) =>
    !(on('recovery.retryDue') && before?.matches('failed')) || !after.matches('failed'),
  'shows the amount that was answered': ({ answered, after }) => {
    const answer = answered('loadOnlineAmount')
    if (!answer) return true
    return after.context.amount === answer.output && Object.keys(after.context.told).length === 0
  },
  'is moved by one for each who comes or goes, once it is known': ({
    on,
    before,
    after,
    answered,
  }) => {
    const { amount = null, told = {} } = before?.context ?? {}
    const came = on('push.actorOnline')
    const pushed = came ?? on('push.actorOffline')
    if (!pushed)
      return answered('loadOnlineAmount') !== undefined || after.context.amount === amount
    const isNews = amount !== null && told[pushed.actorId] !== (came !== undefined)
    return after.context.amount === (isNews ? Math.max(0, amount + (came ? 1 : -1)) : amount)
  },
  'a failure is told those who try again': isToldWhenFailed('loadOnlineAmount'),
}
