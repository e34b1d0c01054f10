import type { Laws } from '../../../src/testing/laws.ts'
import type { tabMachine } from './tab.machine.ts'

export const laws: Laws<typeof tabMachine> = {
  'begins as the tab is seen': ({ before, after }) =>
    before !== undefined || after.matches(after.context.wasVisible ? 'visible' : 'hidden'),
  'is seen or hidden as the browser says': ({ on, before, after }) => {
    if (on('browser.hidden')) return after.matches('hidden')
    if (on('browser.shown')) return after.matches('visible')
    return !before || before.value === after.value
  },
  'moves the title a step every 100 ms, as long as it is hidden [NAV-40]': ({
    before,
    after,
    fired,
    delays,
  }) => {
    const isDue = after.matches('hidden') && (fired || !before?.matches('hidden'))
    const step = (before?.context.step ?? 0) + (fired ? 1 : 0)
    return (
      delays.join() === (isDue ? '100' : '') &&
      (after.matches('visible') || after.context.step === step)
    )
  },
  'shows the title as it is while it is seen': ({ after }) =>
    after.matches('hidden') || after.context.step === 0,
}
