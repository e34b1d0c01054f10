import type { Laws } from '../../../src/testing/laws.ts'
import type { recoveryMachine } from './recovery.machine.ts'

export const laws: Laws<typeof recoveryMachine> = {
  'begins calm': ({ before, after }) => before !== undefined || after.matches('calm'),
  'asks all whom it concerns when it has waited, and nobody else': ({
    before,
    fired,
    addressees,
    told,
  }) => {
    const isDue = fired && !before?.matches('asking')
    const isAsked = told('guest').some(({ type }) => type === 'recovery.retryDue')
    return isDue ? isAsked : addressees.length === 0
  },
  'waits for half to all of 2 s, twice as long with each attempt in vain, up to 5 minutes': ({
    on,
    before,
    after,
    delays,
  }) => {
    const hasFailed = on('recovery.loadFailed') !== undefined
    const isPause = hasFailed && (before?.matches('calm') || before?.matches('asking'))
    if (!isPause) return true
    const longest = Math.min(5 * 60_000, 2_000 * 2 ** after.context.failedAttempts)
    const [pause = 0] = delays
    return after.matches('pausing') && pause > longest / 2 - 1 && pause <= longest
  },
  'waits for 1 s once the network or the platform is back': ({ on, before, after, delays }) => {
    const isBack = on('browser.wentOnline') ?? on('realtime.sessionEstablished')
    if (!isBack || !before?.matches('pausing')) return true
    return after.matches('settling') && delays.join() === '1000'
  },
  'is calm when nothing failed for 60 s': ({ before, after, fired, delays }) => {
    if (!fired) return true
    if (before?.matches('asking')) return after.matches('calm') && delays.length === 0
    return after.matches('asking') && delays.join() === '60000'
  },
  'sets no other timer': ({ before, after, delays }) =>
    delays.length === (before && before.value !== after.value && !after.matches('calm') ? 1 : 0),
  'counts the attempts in vain, anew when it is calm or all is back': ({ on, before, after }) => {
    const { failedAttempts } = after.context
    if (after.matches('calm') || after.matches('settling')) return failedAttempts === 0
    const isInVain = before?.matches('asking') && on('recovery.loadFailed')
    return failedAttempts === (before?.context.failedAttempts ?? 0) + (isInVain ? 1 : 0)
  },
}
