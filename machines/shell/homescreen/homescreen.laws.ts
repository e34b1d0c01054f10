import type { Laws } from '../../../src/testing/laws.ts'
import type { homescreenMachine } from './homescreen.machine.ts'

const days = 24 * 60 * 60 * 1000

export const laws: Laws<typeof homescreenMachine> = {
  'begins with waiting, and is told all the time what the browser can do': ({
    before,
    after,
    runs,
  }) => runs('installPrompt') && (before !== undefined || after.matches('waiting')),
  'offers itself from the second page on, for 30 days not where it was dismissed [NAV-33]': ({
    before,
    after,
    now,
  }) => {
    if (before && !before.matches('waiting')) return true
    const { way, pages, dismissedAt } = after.context
    const rests = dismissedAt !== null && now >= dismissedAt && now - dismissedAt < 30 * days
    const isDue = way !== null && pages >= 2 && !rests
    return after.matches('offered') ? isDue : !(after.matches('waiting') && isDue)
  },
  'counts the pages and learns the way until it offers itself': ({ on, before, after }) => {
    if (!before) return after.context.pages === 0 && after.context.way === null
    const { pages, way } = before.context
    const isWaiting = before.matches('waiting')
    const isPage = isWaiting && on('navigation.pageEntered') !== undefined
    const offered = isWaiting ? on('homescreen.offered') : undefined
    return (
      after.context.pages === pages + (isPage ? 1 : 0) &&
      after.context.way === (offered?.way ?? way)
    )
  },
  'asks the browser when the guest wants that, and explains it where the browser cannot': ({
    on,
    before,
    after,
    told,
  }) => {
    const isWanted = before?.matches('offered') && on('homescreen.installRequested') !== undefined
    const isPrompt = isWanted && before?.context.way === 'prompt'
    if (told('installPrompt').length !== (isPrompt ? 1 : 0)) return false
    return !isWanted || after.matches(isPrompt ? 'prompted' : 'explained')
  },
  'remembers when it was dismissed, and stores that': ({ on, before, after, now, told }) => {
    const isDismissed = on('homescreen.dismissed') && !before?.matches('installed')
    const stored = told('storage').map(({ value }) => value)
    if (!isDismissed) return stored.length === 0
    return (
      after.matches('dismissed') &&
      after.context.dismissedAt === now &&
      stored.join() === String(now)
    )
  },
  'is installed for good': ({ on, before, after }) =>
    after.matches('installed') ===
    (before?.matches('installed') || on('homescreen.installed') !== undefined),
}
